import type { Locator, Page } from 'playwright-core'
import type { Language } from '../../src/kit/meta.ts'

/** How tests play a game on a page, whatever game it is. */
export interface Player {
  readonly page: Page
  /** The places at the end. */
  readonly result: Locator
  /** By which things a question can be answered, where a game says so. */
  readonly answers?: Locator
  /** What the table asks; 'over' at the end. */
  asked(): Promise<string>
  byMouse(asked: string): Promise<void>
  byKeyboard(asked: string): Promise<void>
}
export type OpenPlayer = (page: Page, language?: Language) => Player

interface Table<Asked extends string> {
  readonly page: Page
  readonly result: Locator
  readonly answers?: Locator
  asked(): Promise<Asked>
}
type Hand<T, Asked> = (table: T, asked: Exclude<Asked, 'over'>) => Promise<void>

/** A game's own table and hands (`src/games/<id>/test/player.ts`) as a player. */
export function playerOf<Asked extends string, T extends Table<Asked>>(
  open: (page: Page, language?: Language) => T & Table<Asked>,
  mouse: Hand<T, Asked>,
  keyboard: Hand<T, Asked>,
): OpenPlayer {
  return (page, language) => {
    const table = open(page, language)
    return {
      page,
      result: table.result,
      ...(table.answers ? { answers: table.answers } : {}),
      asked: () => table.asked(),
      byMouse: asked => mouse(table, asked as Exclude<Asked, 'over'>),
      byKeyboard: asked => keyboard(table, asked as Exclude<Asked, 'over'>),
    }
  }
}
