import { parseArgs } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { launchOptions } from '../../scripts/lib/chromium.mjs'
import { GAMES } from '../../src/games/index.ts'
import type { Game } from '../../src/kernel/game.ts'
import { playerFor } from '../e2e/find-player.ts'
import { openHouse } from '../e2e/house.ts'
import { keepGame, matchFor } from '../e2e/record.ts'
import { listen } from './tasks.ts'
import { type Feel, felt, watch } from './watch.ts'

const HELP = `npm run feel                      plays each game in a real browser as on a phone, four times slower than here
npm run feel -- mercadito         one or several games
npm run feel -- --answers 40      gives so many answers; else 25
npm run feel -- --slower 1        with a processor so many times slower than this one

Milliseconds, the longest of each: from a touch to the paint after it; in which nothing else could
be done; from asking for a review of a match with most seats to seeing it. CLS is the cumulative
layout shift, that of the worst burst; "shifts" is the sum of all without recent input.`

const PHONE = { width: 360, height: 640 }
/** The longest that anything is waited for, in milliseconds. */
const PATIENCE = 240_000
/** In so many frames what came of a touch is painted. */
const FRAMES_TO_PAINT = 2
/** A review comes part by part, a frame for each: in fewer frames than this. */
const FRAMES = 30

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: 'string', default: '25' },
    slower: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  },
})
const ids = GAMES.map(({ meta }) => meta.id)
const unknown = positionals.find(id => !ids.includes(id))
if (values.help || unknown !== undefined) {
  console.log(
    unknown === undefined ? HELP : `There is no game "${unknown}". There are: ${ids.join(', ')}.`,
  )
  process.exit(unknown === undefined ? 0 : 1)
}

const house = await openHouse()
const browser = await chromium.launch(launchOptions())
const blank = await browser.newPage()
touchUnwatched(blank)
await blank.close()
console.log(row('', ['touch', 'busy', 'CLS', 'shifts', 'review', 'busy', 'CLS']))
try {
  for (const entry of GAMES) {
    if (positionals.length > 0 && !positionals.includes(entry.meta.id)) continue
    const { game } = await entry.load()
    const played = await onPhone(browser, page => play(page, game))
    const read = await onPhone(browser, page => review(page, game))
    const { answer, busy, cls, shifts } = played
    const cells = [answer, busy, cls, shifts, read.ms, read.busy, read.cls]
    console.log(row(game.id, cells.map(rounded)))
  }
} finally {
  await browser.close()
  await house.stop()
}

interface Felt extends Feel {
  /** The longest time during which nothing else could be done. */
  readonly busy: number
}

/**
 * Touches are made without looking, inside the page, at what lies under them, and at what came of
 * them before that is painted: on a phone nobody does, and it would count as the page's time. It is
 * looked at before and afterwards.
 */
function touchUnwatched(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'click'>
  const { click } = locators
  locators.click = async function (this: Locator, options) {
    await click.call(this, { ...options, trial: true })
    await click.call(this, { ...options, force: true })
    await this.page().evaluate(framesPass, FRAMES_TO_PAINT)
  }
}

/** A page of somebody new, with a slow processor. */
async function onPhone<A>(browser: Browser, use: (page: Page) => Promise<A>): Promise<A> {
  const context = await browser.newContext({
    baseURL: house.address,
    locale: 'en-GB',
    viewport: PHONE,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  try {
    const page = await context.newPage()
    await watch(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Answers what a game against bots asks. */
async function play(page: Page, game: Game): Promise<Felt> {
  await page.goto(`/play/${game.id}`)
  const player = (await playerFor(game.id))(page)
  let asked = await player.asked()
  // What the first drawing of the table took is not what a game feels like.
  await felt(page, true)
  const tasks = await listen(browser)
  for (let given = 0; given < Number(values.answers) && asked !== 'over'; given++) {
    await player.byMouse(asked)
    asked = await player.asked()
  }
  return { ...(await felt(page)), busy: await tasks.longest() }
}

/** Opens a finished match, and its review. */
async function review(page: Page, game: Game): Promise<Felt & { ms: number }> {
  const { chronicle } = matchFor(game, 'most')
  await keepGame(page, { chronicle, seat: 0 }, true)
  await page.goto(`/play/${game.id}/replay?eyes=0`)
  const open = page.getByRole('button', { name: 'Review' })
  await open.waitFor()
  await page.evaluate(framesPass, FRAMES)
  await felt(page, true)
  const tasks = await listen(browser)
  const begun = performance.now()
  await open.click()
  await page.locator('.rv li').first().waitFor()
  const ms = performance.now() - begun
  await page.evaluate(framesPass, FRAMES)
  return { ...(await felt(page)), ms, busy: await tasks.longest() }
}

/** Runs inside the page: waits until so many frames have passed. */
async function framesPass(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed++)
    await new Promise(painted => requestAnimationFrame(painted))
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(22), ...cells.map(cell => cell.padStart(9))].join('')
}

function rounded(figure: number): string {
  return figure < 1 ? figure.toFixed(3) : figure.toFixed(0)
}
