import type { Locator, Page } from 'playwright-core'
import { tabTo } from './keyboard.ts'

/** The names by which a person, or a screen reader, finds the things on a Goldfish table. */
const NAMES = {
  en: {
    hand: /^Your hand/,
    playable: /can be played/,
    play: /^Play /,
    pass: 'Pass',
    none: 'Take none',
    result: 'Result',
  },
  es: {
    hand: /^Tu mano/,
    playable: /se puede jugar/,
    play: /^Jugar /,
    pass: 'Pasar',
    none: 'No tomar nada',
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now. */
export type Asked = 'turn' | 'collect' | 'over'

/** A table on a page, seen as a person sees it: by names and states, never by what the program keeps inside. */
export function goldfishTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const can = (locator: Locator) => locator.and(page.locator(':not([aria-disabled="true"])'))
  const playable = can(page.getByRole('group', { name: names.hand }).getByRole('button', { name: names.playable }))
  const pass = can(page.getByRole('button', { name: names.pass, exact: true }))
  const none = can(page.getByRole('button', { name: names.none }))
  const play = can(page.getByRole('button', { name: names.play }))
  const result = page.getByRole('region', { name: names.result })

  async function asked(): Promise<Asked> {
    await result.or(none).or(playable).or(pass).first().waitFor()
    if (await result.isVisible()) return 'over'
    return (await none.isVisible()) ? 'collect' : 'turn'
  }

  /** Does something and waits until the table shows that it has happened. */
  async function act(deed: () => Promise<void>): Promise<void> {
    const step = await page.locator('main[data-step]').getAttribute('data-step')
    await deed()
    await page.locator(`main[data-step]:not([data-step="${step}"])`).waitFor()
  }

  return { page, playable, pass, none, play, result, asked, act }
}
export type GoldfishTable = ReturnType<typeof goldfishTable>

/** Answers one question by mouse: sheds what can be shed, else passes. */
export async function byMouse(table: GoldfishTable, asked: 'turn' | 'collect'): Promise<void> {
  const { playable, play, pass, none, act } = table
  await act(async () => {
    if (asked === 'collect') return none.click()
    if ((await playable.count()) === 0) return pass.click()
    await playable.first().click()
    await play.click()
  })
}

/** The same by keyboard alone: Tab to the hand, Enter, P; or X. */
export async function byKeyboard(table: GoldfishTable, asked: 'turn' | 'collect'): Promise<void> {
  const { page, playable, none, act } = table
  await act(async () => {
    if (asked === 'collect') {
      await tabTo(page, none)
      return page.keyboard.press('Enter')
    }
    if ((await playable.count()) === 0) return page.keyboard.press('x')
    await tabTo(page, playable.first())
    await page.keyboard.press('Enter')
    await page.keyboard.press('p')
  })
}
