import type { Locator, Page } from 'playwright-core'
import { tableOf } from '../../../../test/e2e/asking.ts'
import { enterOn } from '../../../../test/e2e/keyboard.ts'
import { playerOf } from '../../../../test/e2e/player.ts'
import { asking, can, namesOf, type Things } from '../../../../test/e2e/things.ts'

/** The names by which a person, or a screen reader, finds the things on a Goldfish table. */
const NAMES = {
  en: {
    hand: /^Your hand/,
    playable: /can be played/,
    play: /^Play /,
    pass: 'Pass',
    none: /Take none/,
    result: 'Result',
  },
  es: {
    hand: /^Tu mano/,
    playable: /se puede jugar/,
    play: /^Jugar /,
    pass: 'Pasar',
    none: /No tomar nada/,
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now. */
export type Asked = 'turn' | 'collect' | 'over'

/**
 * A table on a page, seen as a person sees it: by names and states, never by what the program keeps
 * inside.
 */
export function goldfishTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const things = {
    playable: { within: { role: 'region', name: names.hand }, ...can(names.playable) },
    pass: can(names.pass),
    none: can(names.none),
    play: can(names.play),
    result: { role: 'region', name: names.result },
  } satisfies Things
  const questions = asking<Asked>([
    ['over', things.result],
    ['collect', things.none],
    ['turn', things.playable],
    ['turn', things.pass],
  ])
  return tableOf(page, things, questions)
}
export type GoldfishTable = ReturnType<typeof goldfishTable>

/**
 * Answers one question by mouse: sheds what can be shed, else passes, with two cards swapped for
 * one where that adds up.
 */
export async function byMouse(table: GoldfishTable, asked: 'turn' | 'collect'): Promise<void> {
  const { playable, play, pass, none, act } = table
  await act(async () => {
    if (asked === 'collect') return none.click()
    if ((await playable.count()) === 0) return (await swapTwoForOne(table)) || pass.click()
    await playable.first().click()
    await play.click()
  })
}

/**
 * In English only: gives two cards of the hand for one of the market worth as much; false if there
 * are none such.
 */
async function swapTwoForOne({ page }: GoldfishTable): Promise<boolean> {
  const hand = page.getByRole('button', { name: /in your hand/ })
  const market = page.getByRole('button', { name: /in the market/ })
  const [mine, theirs] = await Promise.all([valuesOf(hand), valuesOf(market)])
  for (const a of mine) {
    for (const b of mine) {
      if (a >= b || a + b > 14 || !theirs.includes(a + b)) continue
      await page.getByRole('button', { name: /^(Pass & swap …|Swap)$/ }).click()
      for (const value of [a, b])
        await hand.and(page.getByRole('button', { name: new RegExp(`^${value}:`) })).click()
      await market.and(page.getByRole('button', { name: new RegExp(`^${a + b}:`) })).click()
      await page.getByRole('button', { name: 'Swap', exact: true }).click()
      return true
    }
  }
  return false
}

async function valuesOf(cards: Locator): Promise<number[]> {
  const names = await namesOf(cards)
  return names.map(name => Number.parseInt(name, 10))
}

/** The same by keyboard alone: Tab to the hand, Enter, P; or X. */
export async function byKeyboard(table: GoldfishTable, asked: 'turn' | 'collect'): Promise<void> {
  const { page, playable, none, act } = table
  await act(async () => {
    if (asked === 'collect') return enterOn(none)
    if ((await playable.count()) === 0) return page.keyboard.press('x')
    await enterOn(playable.first())
    await page.keyboard.press('p')
  })
}

export const player = playerOf(goldfishTable, byMouse, byKeyboard)
