import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import type { Game } from '../../src/kernel/game.ts'
import type { Chronicle } from '../../src/kernel/match.ts'
import { daily, DEEP } from '../deep.ts'
import { axeFindsNow, untilStill } from './axe.ts'
import { complaints, goOffline, PHONE, sharedPage, steadyPage } from './browser.ts'
import { playerFor } from './find-player.ts'
import type { Player } from './player.ts'
import {
  keepGame,
  matchFor,
  nearTheEnd,
  oneOfEachKind,
  openPosition,
  plainMatches,
} from './record.ts'
import { cutLines, cutOff, outOfReach, stepThrough, unread } from './screen.ts'
import { tooSmall, wordsTooSmall } from './sizes.ts'
import { playTo } from './stage.ts'
import { visit } from './visit.ts'

/*
 * What holds for every game, at its table: by keyboard alone and offline, on a small phone in
 * Spanish and in the dark, at every position of a recorded match.
 */

const SMALL_PHONE = { width: 320, height: 568 }
const NIGHT = { locale: 'es-MX', colorScheme: 'dark' } as const
const SIDEWAYS = { width: 640, height: 360 }
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]
/** What a browser leaves of a small laptop's screen. */
const LAPTOP = { width: 1366, height: 650 }
/** Matches are played on from so many plies before their end. */
const LAST_PLIES = daily(2, 24)
/** So many answers are given from the first deal on. */
const FIRST_ANSWERS = daily(2, Infinity)
/** So many kinds of questions are looked at: spread over all there are. */
const KINDS = daily(3, Infinity)
/** So many positions of a match are looked at for what is written too small, on each phone. */
const LATE_LOOKS = daily(3, 12)
/** So many positions of a match are looked at: the first, the last, and some on the way. */
const POSITIONS = daily(6, Infinity)

const games: readonly Game[] = (await Promise.all(GAMES.map(entry => entry.load()))).map(
  ({ game }) => game,
)

/** Everywhere in a list, so many of it. */
function spread<A>(all: readonly A[], most: number): A[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

const widePage = sharedPage()
const phonePage = sharedPage({ viewport: SMALL_PHONE, ...NIGHT })

/** A page that keeps itself for when there is no network. */
const lastingPage = () => steadyPage({ serviceWorkers: 'allow' })

/** What is cut off, and what can be chosen and yet lies under something, in the place shown. */
async function hidden(player: Player): Promise<string[]> {
  await player.asked()
  return [...(await cutOff(player.page)), ...(await covered(player))]
}

/** A place glides into view: what is still covered after that. */
async function covered({ page, answers }: Player): Promise<string[]> {
  await page.evaluate(untilStill)
  return answers ? outOfReach(answers) : []
}

/** The step a table stands at, once it waits for me alone: it changes no more by itself then. */
async function standsAt(player: Player): Promise<string | null> {
  await player.asked()
  await player.page.locator('.tb-chip.on').first().waitFor({ state: 'detached' })
  await player.asked()
  return player.page.locator('main[data-step]').getAttribute('data-step')
}

/** Up to the end of a match there is nothing hidden. */
async function playOnSmallPhone(game: Game, player: Player): Promise<void> {
  const plies = daily(LAST_PLIES, Infinity)
  const last = nearTheEnd(game, matchFor(game, 'most').chronicle, plies)
  await openPosition(player.page, last)
  const byMouse = (_: Player, asked: string) => player.byMouse(asked)
  const each = async () => expect(await hidden(player)).toEqual([])
  await playTo(player, byMouse, { each })
  expect(await player.result.locator('.tb-ranks tbody tr').count()).toBe(last.chronicle.seats)
}

/** What is hidden, too small, or found by axe, at one question of each kind. */
async function wrongWithQuestions(game: Game, player: Player): Promise<string[]> {
  const { page } = player
  const wrong: string[] = []
  for (const position of spread(oneOfEachKind(game), KINDS)) {
    await openPosition(page, position)
    await page.locator('main[data-step]').waitFor()
    const found = [
      ...(await covered(player)),
      ...(await cutOff(page)),
      ...(await axeFindsNow(page)),
      ...(await tooSmall(page)).map(({ kind, what }) => `too small: ${kind}, ${what}`),
    ]
    const question = page.locator('.tb-prompt > :is(h1, p)')
    for (const low of [SIDEWAYS, LAPTOP]) {
      await page.setViewportSize(low)
      const half = await unread(question)
      found.push(...half.map(words => `${low.width}, question not to its end: ${words}`))
    }
    found.push(...(await cutOff(page)).map(each => `${LAPTOP.width}: ${each}`))
    for (const large of [LAPTOP, ...TABLETS]) {
      await page.setViewportSize(large)
      const cut = await cutLines(page)
      found.push(...cut.map(words => `${large.width}, cut in the line of another: ${words}`))
    }
    await page.setViewportSize(PHONE)
    wrong.push(...found.map(each => `${position.name}: ${each}`))
  }
  return wrong
}

/** In no position of a match, on no phone, is anything written so small that nobody reads it. */
async function wordsOfPositions(page: Page, chronicle: Chronicle): Promise<string[]> {
  await keepGame(page, { chronicle, seat: 0 }, true)
  await visit(page, `/play/${chronicle.game}/replay?eyes=0`)
  const moment = page.getByRole('slider')
  const last = Number(await moment.getAttribute('max'))
  const small: string[] = []
  for (const viewport of [SMALL_PHONE, PHONE, SIDEWAYS]) {
    await page.setViewportSize(viewport)
    for (let look = 1; look <= LATE_LOOKS; look++) {
      const step = Math.round((last * look) / (LATE_LOOKS + 1))
      await moment.fill(String(step))
      await page.locator(`main[data-step="${step}"]`).waitFor()
      await page.evaluate(untilStill)
      const found = await wordsTooSmall(page)
      small.push(...found.map(({ kind, what }) => `${viewport.width}, ${step}: ${kind}, ${what}`))
    }
  }
  return small
}

/** The positions of a whole match show all at once. */
async function lookAtPositions(page: Page, chronicle: Chronicle): Promise<void> {
  await keepGame(page, { chronicle, seat: 0 }, true)
  await visit(page, `/play/${chronicle.game}/replay?eyes=all`)
  const { cut, steps } = await stepThrough(page, POSITIONS)
  expect(cut).toEqual([])
  expect(steps).toBeGreaterThanOrEqual(Math.min(chronicle.log.length, 20))
}

/**
 * A hint says why its first move is good: the words for that are fetched with it. It is heard by
 * its focus, and not told besides.
 */
async function readHint(page: Page): Promise<void> {
  await page.keyboard.press('i')
  await page.locator('.hn-move:focus').first().locator('.hn-why').waitFor()
  const told = await page.locator('output.heard').allTextContents()
  expect(told.filter(words => words.startsWith('Hint'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.hn-card').waitFor({ state: 'detached' })
}

/** Whether the focus is on something: whoever plays by keyboard is never sent back to the top. */
const isSomewhere = () => document.activeElement !== document.body

/** On paper the result stands whole and alone. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.locator('.tb-status').waitFor({ state: 'hidden' })
  expect(await page.locator('.tb-end-body').evaluate(scrollsBy)).toBe(0)
  await page.emulateMedia({ media: null })
}
const scrollsBy = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight

describe.each(games)('$id', game => {
  // Every day the network goes off for one game only: each time the page has to fetch all games.
  const offline = daily(game === games[0], true)
  const network = offline ? ' with the network off' : ''
  test(`by keyboard alone${network}: from the deal, loaded again, and to the end`, async () => {
    const page = await (offline ? lastingPage() : widePage())
    const heard = complaints(page)
    const player = (await playerFor(game.id))(page)
    const chairs = ['me', ...Array.from({ length: game.seats[0] }, () => 'greedy')]
    const byKeyboard = async (_: Player, asked: string) => {
      const somewhere = await page.evaluate(isSomewhere)
      await player.byKeyboard(asked)
      if (somewhere) await page.waitForFunction(isSomewhere)
    }
    await visit(page, `/play/${game.id}?new=1&pace=0&chairs=${chairs.join(',')}`)
    await player.asked()
    if (offline) await goOffline(page)
    await readHint(page)
    await playTo(player, byKeyboard, { most: FIRST_ANSWERS })
    const step = await standsAt(player)
    await page.reload()
    expect(await standsAt(player)).toBe(step)

    const last = nearTheEnd(game, matchFor(game, 'fewest').chronicle, LAST_PLIES)
    await openPosition(page, last)
    await playTo(player, byKeyboard)
    expect(await player.result.locator('.tb-ranks tbody tr').count()).toBe(last.chronicle.seats)
    // From there keys go on: close it, look at the table, show it again.
    await player.result.locator('h2:focus').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.locator('.tb-end-open:focus').press('Enter')
    await player.result.locator('h2:focus').waitFor()
    await printed(page)
    expect(heard).toEqual([])
  })

  test('on a phone, in Spanish and in the dark: nothing is cut off, and axe finds nothing', async () => {
    const page = await phonePage()
    await page.setViewportSize(SMALL_PHONE)
    const heard = complaints(page)
    const player = (await playerFor(game.id))(page, 'es')
    await playOnSmallPhone(game, player)
    await page.setViewportSize(PHONE)
    expect(await wrongWithQuestions(game, player)).toEqual([])
    const matches = DEEP ? plainMatches(game) : [matchFor(game, 'most')]
    for (const { chronicle } of matches) await lookAtPositions(page, chronicle)
    expect(await wordsOfPositions(page, matchFor(game, 'most').chronicle)).toEqual([])
    expect(heard).toEqual([])
  })
})
