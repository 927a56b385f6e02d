import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFinds } from './axe.ts'
import { PHONE, steadyChance, visitor } from './browser.ts'
import { goldfishTable } from '../../src/games/merchant-of-goldfish/test/player.ts'
import { aztecTable } from '../../src/games/aztec-market/test/player.ts'
import { byMouse, mercaditoTable } from '../../src/games/mercadito/test/player.ts'
import { mercado } from '../../src/games/mercado/index.ts'
import { mercadoTable } from '../../src/games/mercado/test/player.ts'
import { keepGame, offering, openPosition, plainMatches } from './record.ts'
import { makeTable, playTo } from './stage.ts'
import { visit } from './visit.ts'

const PAGES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  async home(page) {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async game(page) {
    await visit(page, '/game/merchant-of-goldfish')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async lobby(page) {
    const { id } = await makeTable(page, {
      game: 'merchant-of-goldfish',
      chairs: ['me', 'open', 'hard'],
    })
    await visit(page, `/t/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async table(page) {
    await visit(page, '/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy')
    await goldfishTable(page).asked()
  },
  async 'aztec market, laid out'(page) {
    await visit(page, '/play/aztec-market?new=1&pace=0&chairs=me,random,random,random')
    await aztecTable(page).asked()
  },
  async 'aztec market, looking for something to buy'(page) {
    await openPosition(page, await offering('aztec-market', 'play'))
    const table = aztecTable(page)
    expect(await table.asked()).toBe('turn')
    await table.buyers.first().click()
  },
  async 'mercadito, looking at a card'(page) {
    await visit(page, '/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy')
    const table = mercaditoTable(page)
    await table.asked()
    await table.stalls.first().click()
  },
  async 'mercadito, in a conflict'(page) {
    await openPosition(page, await offering('mercadito', 'cede'))
    expect(await mercaditoTable(page).asked()).toBe('call')
  },
  async 'mercadito, trading'(page) {
    await openPosition(page, await offering('mercadito', 'vote'))
    // Bots may have made an offer by now.
    expect(await playTo(mercaditoTable(page), byMouse, { end: 'trade' })).toBe('trade')
  },
  async 'mercado, placing'(page) {
    await openPosition(page, await offering('mercado', 'place'))
    expect(await mercadoTable(page).asked()).toBe('place')
  },
  async 'mercado, looking at a tile'(page) {
    await visit(page, '/play/mercado?new=1&pace=0&chairs=me,greedy')
    const table = mercadoTable(page)
    await table.asked()
    await table.tile(/./).first().click()
    await page.getByRole('dialog').waitFor()
  },
  async 'the end of a match'(page) {
    const { game } = await mercado.load()
    const [record] = plainMatches(game)
    if (!record) throw new Error('There is no recorded match of Mercado.')
    await keepGame(page, { chronicle: record.chronicle, seat: 0 }, true)
    await visit(page, '/play/mercado')
    await page.getByRole('img', { name: /chart/ }).waitFor()
  },
  async rules(page) {
    await visit(page, '/rules/merchant-of-goldfish')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

test('axe finds nothing on any page, on a phone and on a wide screen, light and dark', async () => {
  const context = await visitor({ viewport: PHONE })
  await steadyChance(context)
  const page = await context.newPage()
  const wrong: string[] = []
  for (const [turn, [name, open]] of Object.entries(PAGES).entries()) {
    await page.setViewportSize(PHONE)
    await open(page)
    wrong.push(...(await axeFinds(page, turn)).map(found => `${name}, ${found}`))
  }
  expect(wrong).toEqual([])
}, 600_000)
