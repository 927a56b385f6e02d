import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import type { Game } from '../../src/kernel/game.ts'
import type { GameEntry } from '../../src/kit/game-entry.ts'
import type { MyTable } from '../../src/protocol/table.ts'
import { daily, DEEP } from '../deep.ts'
import { CHARACTERS } from '../../src/web/characters/characters.ts'
import { buildPseudo } from '../pseudo/build.ts'
import { lookAt } from '../pseudo/seen.ts'
import { untilStill } from './axe.ts'
import { complaints, PHONE, steadyPage } from './browser.ts'
import { type House, openHouse } from './house.ts'
import { keepGame, oneOfEachKind, openPosition, plainMatches, type Position } from './record.ts'
import { cutOff } from './screen.ts'
import { makeTable } from './stage.ts'

/*
 * Pages and tables in a language with accents that is 40 % longer than English: nothing is cut off
 * on a phone, and nothing is written in the code instead of a catalogue.
 */

/** What is called the same in every language, as long as it is not translated. */
const NAMES = [
  ...CHARACTERS.map(({ name }) => name),
  ...GAMES.flatMap(({ meta }) => [meta.title.en, meta.blurb.en, meta.author]),
  'Tianguis',
  'English',
  'Español',
  // Dates are the browser's words, not ours.
  new Intl.DateTimeFormat('en', { month: 'long' }).format(),
]
const KINDS = daily(4, Infinity)

/** Pages that are no game's; what says that there is no such table, record or person. */
const PAGES = [
  '/',
  '/about',
  '/lab',
  '/learn',
  '/me',
  '/puzzle',
  '/replay',
  '/sign-in',
  '/today',
  '/nowhere',
  '/person/nowhere',
  '/r/nowhere',
  '/t/nowhere',
  '/t/nowhere/replay',
]
/** Pages of a game before it is played; what says that there is nothing to play on from. */
const pagesOf = ({ meta: { id }, lessons }: GameEntry): string[] => [
  ...['game', 'rules', 'learn'].map(page => `/${page}/${id}`),
  ...(lessons?.ids ?? []).map(lesson => `/learn/${id}/${lesson}`),
  `/play/${id}/what-if`,
  `/puzzle/${id}/1`,
  `/today/${id}/2026-11-29`,
]
/** Looked at in many positions. */
const TABLES = ['/play/game', '/play/game/replay']

/** The positions looked at: of each kind of question one, of so many kinds. */
function positionsOf(game: Game): Position[] {
  const all = oneOfEachKind(game)
  const step = Math.max(1, Math.floor(all.length / KINDS))
  return all.filter((_, at) => at % step === 0).slice(0, KINDS)
}

async function wrongAt(page: Page, names: readonly string[] = []): Promise<string[]> {
  await page.getByText('[').first().waitFor({ state: 'attached' })
  await page.evaluate(untilStill)
  const { english, clipped } = await lookAt(page, [...NAMES, ...names])
  return [...english.map(said => `English: ${said}`), ...clipped.map(said => `clipped: ${said}`)]
}

async function wrongOn(
  page: Page,
  paths: readonly string[],
  names: readonly string[] = [],
): Promise<string[]> {
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    wrong.push(...(await wrongAt(page, names)).map(said => `${path} ${said}`))
  }
  return wrong
}

describe('in pseudo', () => {
  let house: House
  let remove: () => Promise<void>
  beforeAll(async () => {
    const built = await buildPseudo()
    remove = built.remove
    house = await openHouse([], built.cli)
  })
  afterAll(async () => {
    await house.stop()
    await remove()
  })

  const open = () => steadyPage({ address: house.address, viewport: PHONE })

  test('every page', async () => {
    const page = await open()
    const heard = complaints(page)
    expect(await wrongOn(page, PAGES)).toEqual([])
    expect(heard).toEqual([])
  })

  test('no address is left out', () => {
    const app = readFileSync(new URL('../../src/web/app.tsx', import.meta.url), 'utf8')
    const addresses = [...app.matchAll(/ path="([^"]+)"/g)].map(([, path = '']) => path)
    const looked = [...PAGES, ...GAMES.flatMap(pagesOf), ...TABLES]
    const shows = (address: string, path: string) =>
      new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter(address => !looked.some(path => shows(address, path)))).toEqual([])
  })

  test.each(daily(GAMES.slice(0, 1), GAMES))('the pages of $meta.id', async entry => {
    const { id, seats } = entry.meta
    const page = await open()
    const heard = complaints(page)
    const chairs = ['me', ...Array.from({ length: seats[0] - 1 }, () => 'open')]
    const table = await makeTable(page, { game: id, chairs })
    const answer = await page.request.get(`/api/tables/${table.id}`)
    const { seats: folk } = ((await answer.json()) as MyTable).table
    const paths = [...pagesOf(entry), `/t/${table.id}`]
    const names = folk.map(({ name }) => name).filter(Boolean)
    expect(await wrongOn(page, paths, names)).toEqual([])
    expect(heard).toEqual([])
  })

  test.each(GAMES)('the table of $meta.id at kinds of questions', async entry => {
    const page = await open()
    const heard = complaints(page)
    const wrong: string[] = []
    for (const position of positionsOf((await entry.load()).game)) {
      await openPosition(page, position)
      await page.locator('main[data-step]').waitFor()
      const found = [...(await wrongAt(page)), ...(await cutOff(page))]
      wrong.push(...found.map(each => `${position.name}: ${each}`))
    }
    expect(wrong).toEqual([])
    expect(heard).toEqual([])
  })

  test.each(DEEP ? GAMES : [])('a replay of $meta.id', async entry => {
    const { id } = entry.meta
    const page = await open()
    const [record] = plainMatches((await entry.load()).game)
    if (!record) throw new Error(`There is no recorded match of ${id}.`)
    await keepGame(page, { chronicle: record.chronicle, seat: 0 }, true)
    expect(await wrongOn(page, [`/play/${id}`, `/play/${id}/replay?eyes=all`])).toEqual([])
  })
})
