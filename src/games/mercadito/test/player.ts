import type { Page } from 'playwright-core'
import { tableOf } from '../../../../test/e2e/asking.ts'
import { enterOn, tabTo } from '../../../../test/e2e/keyboard.ts'
import { playerOf } from '../../../../test/e2e/player.ts'
import { asking, can, type Things } from '../../../../test/e2e/things.ts'

/** The names by which a person, or a screen reader, finds the things on a Mercadito table. */
const NAMES = {
  en: {
    market: /^Market/,
    may: /you may choose it/,
    take: /^Take /,
    pass: 'Pass',
    says: 'What do you say?',
    hand: /^Your hand/,
    vote: 'Vote to end',
    accept: 'Accept',
    decline: 'Decline',
    send: /^(Offer to|Send)/,
    result: 'Result',
  },
  es: {
    market: /^Mercado/,
    may: /puedes elegirla/,
    take: /^Tomar /,
    pass: 'Pasar',
    says: '¿Qué dices?',
    hand: /^Tu mano/,
    vote: 'Quiero terminar',
    accept: 'Aceptar',
    decline: 'Rechazar',
    send: /^(Ofrecer a|Enviar)/,
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now. */
export type Asked = 'choose' | 'call' | 'answer' | 'trade' | 'over'

/**
 * A table on a page, seen as a person sees it: by names and states, never by what the program keeps
 * inside.
 */
export function mercaditoTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const things = {
    stalls: { within: { role: 'region', name: names.market }, ...can(names.may) },
    take: can(names.take),
    pass: can(names.pass),
    /** Hold, cede, leave, and the Juice for each who may get it. */
    says: { within: { role: 'group', name: names.says }, can: true },
    hand: { within: { role: 'region', name: names.hand } },
    accept: can(names.accept),
    decline: can(names.decline),
    // The chat has such a button too.
    send: { within: { role: 'main' }, ...can(names.send) },
    vote: can(names.vote),
    result: { role: 'region', name: names.result },
  } satisfies Things
  const questions = asking<Asked>([
    ['over', things.result],
    ['call', things.says],
    ['choose', things.pass],
    ['answer', things.decline],
    ['trade', things.vote],
  ])
  return tableOf(page, things, questions)
}
export type MercaditoTable = ReturnType<typeof mercaditoTable>

/** As `byMouse`, but takes the last card: two of them seldom want the same. */
export async function byMouseFromTheEnd(
  table: MercaditoTable,
  asked: Exclude<Asked, 'over'>,
): Promise<void> {
  if (asked !== 'choose' || (await table.stalls.count()) === 0) return byMouse(table, asked)
  await table.act(async () => {
    await table.stalls.last().click()
    await table.take.click()
  })
}

/**
 * Answers one question by mouse: takes the first card, cedes, accepts what can be accepted, and
 * votes for the end.
 */
export async function byMouse(table: MercaditoTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  await table.act(async () => {
    switch (asked) {
      case 'choose':
        if ((await table.stalls.count()) === 0) return table.pass.click()
        await table.stalls.first().click()
        return table.take.click()
      case 'call':
        return table.says.nth(1).click()
      case 'answer':
        return (await table.accept.count()) > 0
          ? table.accept.first().click()
          : table.decline.first().click()
      case 'trade':
        return table.vote.click()
    }
  })
}

/**
 * The same by keyboard alone, but here one holds on: Tab and Enter on the board, letters for the
 * buttons.
 */
export async function byKeyboard(
  table: MercaditoTable,
  asked: Exclude<Asked, 'over'>,
): Promise<void> {
  const { page } = table
  if (asked === 'answer') {
    const accepts = (await table.accept.count()) > 0
    const answer = accepts ? table.accept.first() : table.decline.first()
    // The one who made the offer may have thought better of it meanwhile.
    if (await tabTo(page, answer)) await table.act(() => page.keyboard.press('Enter'))
    return
  }
  await table.act(async () => {
    switch (asked) {
      case 'choose':
        if ((await table.stalls.count()) === 0) return page.keyboard.press('x')
        await enterOn(table.stalls.first())
        return page.keyboard.press('t')
      case 'call':
        return page.keyboard.press('h')
      case 'trade':
        return page.keyboard.press('v')
    }
  })
}

export const player = playerOf(mercaditoTable, byMouse, byKeyboard)
