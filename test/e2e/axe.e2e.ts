import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { axeFinds } from './axe.ts'
import { PHONE, steadyPage } from './browser.ts'
import { playerFor } from './find-player.ts'
import { keepGame, plainMatches } from './record.ts'
import { makeTable } from './stage.ts'
import { visit } from './visit.ts'

/*
 * Pages as axe sees them. At the tables of all games it looks in `games.e2e.ts`, at what only one
 * game has in that game's `test/board.e2e.ts`, and at what a page becomes as it is used where a
 * test uses it.
 */

const [entry] = GAMES
const { id, seats } = entry.meta

/** The page at this address once its heading is there. */
const at = (address: string) => async (page: Page) => {
  await visit(page, address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const PAGES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  home: at('/'),
  about: at('/about'),
  me: at('/me'),
  'a match brought along': at('/replay'),
  lessons: at('/learn'),
  game: at(`/game/${id}`),
  rules: at(`/rules/${id}`),
  async 'what is not there'(page) {
    await page.goto('/t/nowhere%')
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
  },
  async lobby(page) {
    const table = await makeTable(page, { game: id, chairs: ['me', 'open', 'hard'] })
    await at(`/t/${table.id}`)(page)
  },
  async table(page) {
    const bots = Array.from({ length: seats[1] - 1 }, () => 'greedy')
    await visit(page, `/play/${id}?new=1&pace=0&chairs=${['me', ...bots].join(',')}`)
    await (await playerFor(id))(page).asked()
  },
  async 'the end of a match'(page) {
    const [record] = plainMatches((await entry.load()).game)
    if (!record) throw new Error(`There is no recorded match of ${id}.`)
    await keepGame(page, { chronicle: record.chronicle, seat: 0 }, true)
    await visit(page, `/play/${id}`)
    await page.getByRole('img', { name: /chart/ }).waitFor()
  },
}

test('axe finds nothing on any page, on a phone and on a wide screen, light and dark', async () => {
  const page = await steadyPage({ viewport: PHONE })
  const wrong: string[] = []
  for (const [turn, [name, open]] of Object.entries(PAGES).entries()) {
    await page.setViewportSize(PHONE)
    await open(page)
    wrong.push(...(await axeFinds(page, turn)).map(found => `${name}, ${found}`))
  }
  expect(wrong).toEqual([])
})
