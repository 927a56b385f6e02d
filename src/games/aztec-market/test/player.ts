import type { Locator, Page } from 'playwright-core'
import { press, tableOf } from '../../../../test/e2e/asking.ts'
import { enterOn } from '../../../../test/e2e/keyboard.ts'
import { playerOf } from '../../../../test/e2e/player.ts'
import { asking, can, type Thing, type Things } from '../../../../test/e2e/things.ts'

/** The names by which a person, or a screen reader, finds the things on an Aztec table. */
const NAMES = {
  en: {
    market: 'The market',
    tray: /^Tiles to lay out/,
    buyers: 'Your buyers',
    choose: /can be chosen/,
    lay: /can be laid here/,
    move: /can be moved into the hole/,
    free: /can be moved without paying/,
    getsCoin: /can get a coin/,
    pass: 'Pass',
    play: 'Play: buy',
    buy: /^Buy( |$)/,
    pay: /^(Pay for a move|Pay 1 coin)/,
    end: 'End turn',
    nothing: 'Nothing',
    result: 'Result',
  },
  es: {
    market: 'El mercado',
    tray: /^Losetas por colocar/,
    buyers: 'Tus compradores',
    choose: /se puede elegir/,
    lay: /se puede poner aquí/,
    move: /se puede mover al hueco/,
    free: /se puede mover sin pagar/,
    getsCoin: /puede recibir una moneda/,
    pass: 'Pasar',
    play: 'Jugar: comprar',
    buy: /^Comprar( |$)/,
    pay: /^(Pagar por mover|Pagar 1)/,
    end: 'Terminar',
    nothing: 'Nada',
    result: 'Resultado',
  },
}
export type Language = keyof typeof NAMES

/** What a table asks of its person now. */
export type Asked = 'lay' | 'coin' | 'turn' | 'move' | 'king' | 'play' | 'over'

/**
 * A table on a page, seen as a person sees it: by names and states, never by what the program keeps
 * inside.
 */
export function aztecTable(page: Page, language: Language = 'en') {
  const names = NAMES[language]
  const market: Thing = { role: 'region', name: names.market }
  const buyers: Thing = { role: 'group', name: names.buyers }
  const things = {
    buyers: { within: buyers },
    tile: { within: { role: 'region', name: names.tray }, ...can(names.choose) },
    place: { within: market, ...can(names.lay) },
    tiles: { within: market, ...can(names.move) },
    messenger: { within: market, ...can(names.free) },
    coin: { within: buyers, name: names.getsCoin },
    pass: can(names.pass),
    play: can(names.play),
    buy: can(names.buy),
    pay: can(names.pay),
    end: can(names.end),
    nothing: can(names.nothing),
    result: { role: 'region', name: names.result },
  } satisfies Things
  const questions = asking<Asked>([
    ['over', things.result],
    ['lay', things.tile],
    ['coin', things.coin],
    ['king', things.nothing],
    ['play', { name: names.end }],
    ['turn', things.pass],
    ['move', things.tiles],
  ])
  return tableOf(page, things, questions)
}
export type AztecTable = ReturnType<typeof aztecTable>

/**
 * Answers one question by mouse: plays when that is possible, buys, and ends the turn; else passes.
 */
export async function byMouse(table: AztecTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  const { act } = table
  await act(async () => {
    switch (asked) {
      case 'lay':
        await table.tile.first().click()
        return table.place.last().click()
      case 'coin':
        return table.coin.first().click()
      case 'move':
        return table.tiles.first().click()
      case 'king':
        return table.nothing.click()
      case 'turn':
        return (await table.play.count()) > 0 ? table.play.click() : table.pass.click()
      case 'play':
        if ((await table.end.count()) > 0) return table.end.click()
        return firstDeal(
          table,
          async buyer => buyer.click(),
          async deal => deal.click(),
          async messenger => messenger.click(),
        )
    }
  })
}

/** The same by keyboard alone: Tab, arrows and Enter on the board, letters for the buttons. */
export async function byKeyboard(table: AztecTable, asked: Exclude<Asked, 'over'>): Promise<void> {
  const { page, act } = table
  await act(async () => {
    switch (asked) {
      case 'lay':
        await enterOn(table.tile.first())
        return enterOn(table.place.last())
      case 'coin':
        return enterOn(table.coin.first())
      case 'move':
        return enterOn(table.tiles.first())
      case 'king':
        return page.keyboard.press('e')
      case 'turn':
        return page.keyboard.press((await table.play.count()) > 0 ? 'y' : 'p')
      case 'play':
        if ((await table.end.count()) > 0) return page.keyboard.press('e')
        return firstDeal(
          table,
          async (_, place) => page.keyboard.press(String(place + 1)),
          async (_, key) => page.keyboard.press(key),
          enterOn,
        )
    }
  })
}

/**
 * Looks along the line of each buyer in turn for something to buy, else for a coin that pays, else
 * lets the messenger run.
 */
async function firstDeal(
  table: AztecTable,
  look: (buyer: Locator, place: number) => Promise<void>,
  close: (deal: Locator, key: string) => Promise<void>,
  run: (messenger: Locator) => Promise<void>,
): Promise<void> {
  for (const [deal, key] of [
    [table.buy, 'b'],
    [table.pay, 'c'],
  ] as const) {
    for (let place = 0; place < 4; place++) {
      const buyer = table.buyers.nth(place)
      await press(buyer, one => look(one, place))
      if ((await deal.count()) > 0) return close(deal, key)
    }
  }
  return run(table.messenger.first())
}

export const player = playerOf(aztecTable, byMouse, byKeyboard)
