import type { Locator, Page } from 'playwright-core'
import { press, tableOf } from '../../../../test/e2e/asking.ts'
import { enterOn } from '../../../../test/e2e/keyboard.ts'
import { playerOf } from '../../../../test/e2e/player.ts'
import {
  asking,
  can,
  locate,
  namesOf,
  type Thing,
  type Things,
} from '../../../../test/e2e/things.ts'

/** The names by which a person, or a screen reader, finds the things on a Mercado table. */
const NAMES = {
  en: {
    market: 'The market',
    hand: 'Coins in your hand',
    tokens: /^Your privileges/,
    place: /a coin of yours can go here$/,
    completing: /with the coins in your hand; a coin of yours can go here$/,
    sell: /can be sold first$/,
    takeBack: /^Take back the .* placed just now$/,
    play: /can be played$/,
    giveUp: /can be given up$/,
    draw: /^Draw \d$/,
    recover: /^Take back \d+$/,
    pay: /^Pay a seal/,
    keep: 'Keep it',
    carryOut: 'Carry it out',
    leave: 'Leave it',
    done: 'Done',
    intoPurse: 'Into the purse',
    result: 'Result',
  },
  es: {
    market: 'El mercado',
    hand: 'Monedas en tu mano',
    tokens: /^Tus privilegios/,
    place: /aquí puede ir una moneda tuya$/,
    completing: /con las monedas de tu mano; aquí puede ir una moneda tuya$/,
    sell: /se puede comprar primero$/,
    takeBack: /^Recuperar la moneda recién puesta/,
    play: /se puede jugar$/,
    giveUp: /puedes renunciar a él$/,
    draw: /^Sacar \d$/,
    recover: /^Recuperar \d+$/,
    pay: /^Pagar sello/,
    keep: 'Guardarlo',
    carryOut: 'Aplicarlo',
    leave: 'Dejarlo',
    done: 'Listo',
    intoPurse: 'A la bolsa',
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now. */
export type Asked = 'turn' | 'symbol' | 'seal' | 'place' | 'sale' | 'white' | 'giveUp' | 'over'

/**
 * A table on a page, seen as a person sees it: by names and states, never by what the program keeps
 * inside.
 */
export function mercadoTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const market: Thing = { role: 'region', name: names.market }
  const tokens: Thing = { role: 'group', name: names.tokens }
  const things = {
    /** Tiles to which a coin may go: the one chosen in the hand, or any if none is. */
    places: { within: market, name: names.place },
    completing: { within: market, name: names.completing },
    sales: { within: market, name: names.sell },
    placed: { within: market, name: names.takeBack },
    hand: { within: { role: 'group', name: names.hand } },
    privileges: { within: tokens, name: names.play },
    toGiveUp: { within: tokens, name: names.giveUp },
    draw: can(names.draw),
    recover: can(names.recover),
    pay: can(names.pay),
    keep: can(names.keep),
    carryOut: can(names.carryOut),
    leave: can(names.leave),
    done: can(names.done),
    intoPurse: can(names.intoPurse),
    result: { role: 'region', name: names.result },
  } satisfies Things
  const questions = asking<Asked>([
    ['over', things.result],
    ['turn', things.draw],
    ['turn', things.recover],
    ['symbol', things.carryOut],
    ['seal', things.pay],
    ['sale', things.sales],
    ['white', things.intoPurse],
    ['giveUp', things.toGiveUp],
    ['place', { name: names.done }],
  ])
  const tile = (name: RegExp) => locate(page, { within: market, name })
  return { ...tableOf(page, things, questions), tile }
}
export type MercadoTable = ReturnType<typeof mercadoTable>

/** Touches a tile where nothing but the tile lies. */
export const ABOVE = { position: { x: 12, y: 16 } }

/**
 * Where a coin of the hand goes: to a tile that it may complete, else to any; null if it fits
 * nowhere.
 */
async function placeFor(table: MercadoTable): Promise<Locator | null> {
  for (const places of [table.completing, table.places])
    if ((await places.count()) > 0) return places.first()
  return null
}

/**
 * Chooses the coins of the hand one after another, one of each kind, until one fits somewhere;
 * where that is.
 */
async function firstFit(
  table: MercadoTable,
  touch?: (coin: Locator) => Promise<void>,
): Promise<Locator | null> {
  const names = await namesOf(table.hand)
  for (const [nth, name] of names.entries()) {
    if (names.slice(0, nth).some(other => other.startsWith(name))) continue
    await press(table.hand.nth(nth), touch)
    const place = await placeFor(table)
    if (place) return place
  }
  return null
}

/** Answers one question by mouse: plays privileges, pays seals, places every coin that fits. */
export async function byMouse(table: MercadoTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  await table.act(async () => {
    switch (asked) {
      case 'turn':
        if ((await table.privileges.count()) > 0) return table.privileges.first().click()
        return (await table.draw.count()) > 0 ? table.draw.click() : table.recover.click()
      case 'symbol':
        return table.carryOut.click()
      case 'seal':
        return table.pay.click()
      case 'place': {
        const place = await firstFit(table)
        return place ? place.click(ABOVE) : table.done.click()
      }
      case 'sale':
        return table.sales.first().click(ABOVE)
      case 'white':
        return table.intoPurse.click()
      case 'giveUp':
        return table.toGiveUp.first().click()
    }
  })
}

/**
 * The same by keyboard alone: Tab, arrows and Enter on the board, letters for the buttons. Seals
 * and privileges are kept.
 */
export async function byKeyboard(
  table: MercadoTable,
  asked: Exclude<Asked, 'over'>,
): Promise<void> {
  const { page } = table
  await table.act(async () => {
    switch (asked) {
      case 'turn':
        return page.keyboard.press((await table.draw.count()) > 0 ? 'd' : 'r')
      case 'symbol':
      case 'seal':
        return page.keyboard.press('n')
      case 'place': {
        const place = await firstFit(table, enterOn)
        return place ? enterOn(place) : page.keyboard.press('e')
      }
      case 'sale':
        return enterOn(table.sales.first())
      case 'white':
        return page.keyboard.press('e')
      case 'giveUp':
        return enterOn(table.toGiveUp.first())
    }
  })
}

export const player = playerOf(mercadoTable, byMouse, byKeyboard)
