import type { Locator, Page } from 'playwright-core'
import { andSee, whatIsAsked } from '../../../../test/e2e/asking.ts'
import { enterOn } from '../../../../test/e2e/keyboard.ts'
import { playerOf } from '../../../../test/e2e/player.ts'
import { mapped, namesOf, type Questions } from '../../../../test/e2e/things.ts'

/**
 * The names by which a person, or a screen reader, finds the things on a table of Merchants Cove.
 */
const NAMES = {
  en: {
    can: ', can be chosen',
    chosen: ', chosen',
    merchants: 'Choose your merchant',
    actions: 'Actions',
    hours: /Costs (\d) hours?/,
    sell: 'Sell ',
    acts: 'What to do',
    shops: 'Whose shop',
    result: 'Result',
  },
  es: {
    can: ', se puede elegir',
    chosen: ', elegido',
    merchants: 'Elige tu mercader',
    actions: 'Acciones',
    hours: /Cuesta (\d) horas?/,
    sell: 'Vender ',
    acts: 'Qué hacer',
    shops: 'De quién es la tienda',
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now: `rest` is the rest of a choice of several parts. */
export type Asked = 'merchant' | 'action' | 'sale' | 'rest' | 'choice' | 'over'

/**
 * A table on a page, seen as a person sees it: by names and states, never by what the program keeps
 * inside. There are hundreds of things on it and a hundred questions to a game, so names are looked
 * for where they are written.
 */
export function coveTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const choosable = `button[aria-label$="${names.can}"]`
  const within = (label: string, things = 'button') => `main [aria-label="${label}"] ${things}`
  const can = `main ${choosable}`
  const deeds = within(names.acts, 'button:not([aria-keyshortcuts], .tb-undo)')
  const enough = within(names.acts, '[aria-keyshortcuts="E"]')
  const css = {
    /** Everything on the table that can be chosen, and what is chosen already. */
    can,
    chosen: `main button[aria-label$="${names.chosen}"]`,
    merchants: within(names.merchants, choosable),
    actions: within(names.actions, choosable),
    sales: `main ${choosable}[aria-label^="${names.sell}"]`,
    /** The buttons that do something, and the one that says "no more". */
    deeds,
    enough,
    /** All of these by which a question can be answered. */
    answers: [can, deeds, enough].join(),
    shops: within(names.shops),
    result: `main [aria-label="${names.result}"]`,
  }
  // At the market, where the shelf has no room of its own, the Goods are fetched with it.
  const stands = ':is(main:has(.cv-foot), main:has(.cv-market))'
  const questions: Questions<Asked> = [
    ['over', { css: css.result }],
    ['merchant', { css: css.merchants }],
    ['rest', { css: css.chosen }],
    ['action', { css: css.actions }],
    ['sale', { css: css.sales }],
    ['choice', { css: `${stands} :is(${css.answers})` }],
  ]
  const asked = () => whatIsAsked(page, questions)

  /**
   * Does something and waits until the table answers: by another step, or by showing one thing more
   * as chosen.
   */
  const act = (deed: () => Promise<unknown>) => andSee(page, deed, css.chosen)
  return { page, hours: names.hours, ...mapped(css, each => page.locator(each)), asked, act }
}
export type CoveTable = ReturnType<typeof coveTable>

/**
 * What to press as an answer: the action that costs most, so that the day is short; else the first
 * of all there is.
 */
async function answerTo(table: CoveTable, asked: Exclude<Asked, 'over'>): Promise<Locator> {
  switch (asked) {
    case 'merchant':
      return table.merchants.first()
    case 'action':
      return table.actions.nth(await costliest(table))
    case 'sale':
      return table.sales.first()
    case 'rest':
      return (await table.deeds.count()) > 0 ? table.deeds.first() : table.can.first()
    case 'choice':
      if ((await table.can.count()) > 0) return table.can.first()
      return (await table.deeds.count()) > 0 ? table.deeds.first() : table.enough
  }
}

async function costliest({ actions, hours }: CoveTable): Promise<number> {
  const names = await namesOf(actions)
  const costs = names.map(name => Number(hours.exec(name)?.[1] ?? 0))
  return costs.indexOf(Math.max(...costs))
}

/**
 * Answers one question by mouse. The card of one's merchant is closed before: on a small phone it
 * lies over some of the actions.
 */
export async function byMouse(table: CoveTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  const close = table.page.locator('.cv-intro .act')
  if (asked === 'action' && (await close.count()) > 0) await close.click()
  const answer = await answerTo(table, asked)
  await table.act(() => answer.click())
}

/** The same by keyboard alone: Tab, arrows and Enter; E where nothing else is left. */
export async function byKeyboard(table: CoveTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  const { page } = table
  const answer = await answerTo(table, asked)
  await table.act(async () => {
    if (answer === table.enough) return page.keyboard.press('e')
    return enterOn(answer)
  })
}

export const player = playerOf(coveTable, byMouse, byKeyboard)
