import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { daily } from '../deep.ts'
import { axeFindsNow, untilStill } from './axe.ts'
import { complaints, goOffline, pageOf, PHONE, sharedPage } from './browser.ts'
import { visit } from './visit.ts'

/*
 * Somebody who presses only what a lesson points at comes to its end: on a small phone, in Spanish;
 * the first of all lessons without a network, and by keyboard alone.
 */

/** Every day the first of each game: `lessons.test.ts` plays them all. */
const LESSONS = GAMES.flatMap(({ meta, lessons }) =>
  (lessons?.ids ?? []).slice(0, daily(1, 100)).map(id => ({ path: `/learn/${meta.id}/${id}` })),
)
/** So often all that a step points at is pressed before it counts as one that cannot be done. */
const MOST_ROUNDS = 12
/** So near, in pixels, the card of a wide screen lies to what it speaks of. */
const BESIDE = 500

/** A step that waits for the learner: its number, and the spots it points at; null at the end. */
interface Asked {
  readonly step: string
  readonly reads: boolean
  readonly spots: readonly string[]
}

/**
 * Runs inside the page: the step that waits and points at something, or that the lesson is over;
 * null in between.
 */
function waitingStep(): Asked | 'over' | null {
  if (document.querySelector('.ls-end')) return 'over'
  const card = document.querySelector('.ls-card[data-waits]')
  const points = card?.getAttribute('data-points')
  if (!card || (points && !document.querySelector('.ls-ring'))) return null
  return {
    step: card.getAttribute('data-step') ?? '',
    reads: card.querySelector('.act:not(.quiet, .bare)') !== null,
    spots: (points ?? '').split(' ').filter(Boolean),
  }
}

/** Seen and read in one look: a step may be left behind at any moment. */
async function asked(page: Page): Promise<Asked | null> {
  const seen = await (await page.waitForFunction(waitingStep)).jsonValue()
  return seen === 'over' ? null : seen
}

/** Presses in the middle of a ring. There is none where a thing comes when another was pressed. */
async function pressRing(page: Page, spot: string): Promise<void> {
  await nothingHidden(page)
  const at = await page.evaluate(middleOf, spot)
  if (at) await page.mouse.click(at.x, at.y)
}

/** Runs inside the page: the middle of the ring round a spot, or null. */
function middleOf(spot: string): { x: number; y: number } | null {
  const box = document.querySelector(`.ls-ring[data-for="${spot}"]`)?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/**
 * Runs inside the page: what is pointed at and cannot be seen or reaches out of its ring, or that
 * or what is to be read lies under the card.
 */
function hidden(): string[] {
  const card = document.querySelector('.ls-card')?.getBoundingClientRect()
  const at = document.querySelector('.ls-card')?.getAttribute('data-step')
  return [...document.querySelectorAll('.ls-ring, [data-read]')].flatMap(seen => {
    const { left, right, top, bottom } = seen.getBoundingClientRect()
    const over = left < -6 || top < -6 || right > innerWidth + 6 || bottom > innerHeight + 6
    const out = over && seen.matches('.ls-ring')
    const under =
      card && left < card.right && right > card.left && top < card.bottom && bottom > card.top
    const spot = document.querySelector(`[data-spot="${seen.getAttribute('data-for')}"]`)
    const cut = [...(spot?.children ?? [])].some(part => {
      const box = part.getBoundingClientRect()
      return box.width > 0 && (box.top < top || box.bottom > bottom)
    })
    if (!out && !under && !cut) return []
    return [`step ${at}: ${out ? 'off the screen' : under ? 'under the card' : 'cut by its ring'}`]
  })
}

/** Waits until the page has scrolled to what is pointed at, and the card has moved away from it. */
async function nothingHidden(page: Page): Promise<void> {
  await page.evaluate(untilStill)
  const seen = page.waitForFunction(`(${hidden.toString()})().length === 0`)
  const wrong = await seen.then(() => [] as string[]).catch(() => page.evaluate(hidden))
  expect(wrong).toEqual([])
}

/** Runs inside the page: how far the card lies from the nearest ring, if there is one. */
function apart(): number {
  const card = document.querySelector('.ls-card')?.getBoundingClientRect()
  const gaps = [...document.querySelectorAll('.ls-ring')].map(ring => {
    const { left, right, top, bottom } = ring.getBoundingClientRect()
    const across = Math.max(left - (card?.right ?? 0), (card?.left ?? 0) - right, 0)
    return Math.hypot(across, Math.max(top - (card?.bottom ?? 0), (card?.top ?? 0) - bottom, 0))
  })
  return gaps.length === 0 ? 0 : Math.round(Math.min(...gaps))
}

/** Runs inside the page: whether this step waits no more. */
const isLeft = (step: string) =>
  document.querySelector('.ls-card[data-waits]')?.getAttribute('data-step') !== step

/**
 * Does what a step asks for by pressing one pointed thing after the other. Some steps need but one
 * of these things, some need one twice: the step that the page shows, once it has answered, tells.
 */
async function follow(page: Page, step: Asked, press: (spot: string) => Promise<void>) {
  for (let round = 0; round < MOST_ROUNDS; round++)
    for (const spot of step.reads ? [''] : step.spots) {
      await press(spot)
      await page.evaluate(untilStill)
      if (await page.evaluate(isLeft, step.step)) return
    }
  throw new Error(`Step ${step.step} cannot be done by what it points at.`)
}

/** Runs inside the page: whether anything has the focus. */
const hasFocus = () => document.activeElement !== document.body

const WISHES = { viewport: PHONE, locale: 'es-MX' } as const
const phonePage = sharedPage(WISHES)
const widePage = sharedPage()

/** A page whose network is off. */
async function offlinePage(): Promise<Page> {
  const wishes = { ...WISHES, serviceWorkers: 'allow' } as const
  const page = await pageOf(wishes)
  await page.goto('/')
  await goOffline(page)
  return page
}

describe('a newcomer who presses only what is pointed at', () => {
  test.each(LESSONS)('$path on a phone, in Spanish', async ({ path }) => {
    // Keeping the whole page takes a while; what holds for one lesson holds for all.
    const offline = path === LESSONS[0]?.path
    const page = await (offline ? offlinePage() : phonePage())
    const heard = complaints(page)
    await (offline ? page.goto(`${path}?pace=0`) : visit(page, `${path}?pace=0`))
    const wrong: string[] = []
    for (let step = await asked(page); step; step = await asked(page)) {
      await nothingHidden(page)
      if (step.step === '1') wrong.push(...(await axeFindsNow(page)))
      const { reads } = step
      await follow(page, step, async spot => {
        if (reads) await page.getByRole('button', { name: 'Seguir' }).click()
        else await pressRing(page, spot)
      })
    }
    wrong.push(...(await axeFindsNow(page)))
    expect(wrong).toEqual([])
    expect(await page.getByRole('heading', { name: 'Lo que ya sabes' }).isVisible()).toBe(true)
    expect(heard).toEqual([])
  })

  test.each(LESSONS)(
    '$path by keyboard alone, and after loading the page again',
    async ({ path }) => {
      const page = await widePage()
      await visit(page, `${path}?pace=0`)
      const lost: string[] = []
      const far: string[] = []
      let steps = 0
      let kept: readonly [Asked | null, Asked | null] | null = null
      for (let step = await asked(page); step; step = await asked(page)) {
        if (steps++ === 5) {
          await page.reload()
          kept = [step, await asked(page)]
        }
        const { reads } = step
        const gap = await page.evaluate(apart)
        if (gap > BESIDE) far.push(`step ${step.step}: ${gap} px`)
        await follow(page, step, async () => {
          await page.keyboard.press('g')
          if (!reads) await page.keyboard.press('Enter')
        })
        const held = page.waitForFunction(hasFocus).catch(() => null)
        if (!reads && !(await held)) lost.push(`after step ${step.step}`)
      }
      expect(kept?.[1]).toEqual(kept?.[0])
      expect(steps).toBeGreaterThan(5)
      expect(lost).toEqual([])
      expect(far).toEqual([])
      await page.getByRole('button', { name: 'Play a game' }).click()
      await page.waitForURL(/\/play\//)
    },
  )
})

/** Follows a lesson in Spanish, by touch, until this step waits. */
async function playUntil(page: Page, last: string): Promise<void> {
  for (let step = await asked(page); step && step.step !== last; step = await asked(page)) {
    const { reads } = step
    await follow(page, step, async spot => {
      if (reads) await page.getByRole('button', { name: 'Seguir' }).click()
      else await pressRing(page, spot)
    })
  }
  await page.evaluate(untilStill)
}

test('held sideways the foot of the Cove grows no higher where wide buttons leave no room for words', async () => {
  const page = await pageOf({ ...WISHES, viewport: { width: 640, height: 360 } })
  await visit(page, '/learn/merchants-cove/alchemist?pace=0')
  await page.locator('.ls-ring').first().waitFor()
  const foot = async () => (await page.locator('.cv-mine').boundingBox())?.height ?? Infinity
  const before = await foot()
  await playUntil(page, '3')
  expect(await foot()).toBeLessThanOrEqual(before)
})

test('in the low window of a laptop the Chronomancer sees what lies in the Rift while they choose', async () => {
  const page = await pageOf({ viewport: { width: 1366, height: 650 } })
  await visit(page, '/learn/merchants-cove/chronomancer?pace=0')
  const tile = page.locator('.cv-tile svg').first()
  await tile.waitFor()
  await page.evaluate(untilStill)
  expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(18)
})

test('on the smallest phone what is pointed at is scrolled to as a whole, where the market has just opened too', async () => {
  const page = await pageOf({ ...WISHES, viewport: { width: 320, height: 568 } })
  await visit(page, '/learn/merchants-cove/evening?pace=0')
  await playUntil(page, '12')
  const sponsors = page.locator('[data-spot="sponsors"]')
  const [row, market] = await Promise.all(
    [sponsors, page.locator('.cv-market')].map(part => part.boundingBox()),
  )
  const foot = (box: typeof row) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(foot(row)).toBeGreaterThan(0)
  expect(foot(row)).toBeLessThanOrEqual(foot(market) + 1)
})

test('the foot of every page leads to the lessons of all games', async () => {
  const page = await widePage()
  await visit(page, '/')
  await page.getByRole('link', { name: 'Learn to play' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor()
  const ways = page.locator('main a[href^="/learn/"]')
  const all = GAMES.flatMap(({ meta, lessons }) =>
    (lessons?.ids ?? []).map(id => `/learn/${meta.id}/${id}`),
  )
  // What a lesson that was begun is called says so: pages of this file share what is kept.
  await ways.nth(all.length - 1).waitFor()
  const found = await ways.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(found.map(href => href.replace(/\?.*/, ''))).toEqual(all)
})
