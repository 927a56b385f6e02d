import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { daily } from '../deep.ts'
import { axeFindsNow } from './axe.ts'
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
/** Tries at one step before it counts as one that cannot be done: a busy machine is late to show. */
const MOST_TRIES = 12
/** How long a touch may take to show, in milliseconds. */
const SOON = 1500

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

/**
 * Runs inside the page: whether the middle of a ring is there and not covered by the card, or the
 * step has been left: some steps need but one of the things they point at.
 */
function isFree({ spot, step }: { spot: string; step: string }): boolean {
  const card = document.querySelector('.ls-card[data-waits]')
  if (card?.getAttribute('data-step') !== step) return true
  const box = document.querySelector(`.ls-ring[data-for="${spot}"]`)?.getBoundingClientRect()
  if (!box) return false
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return !met?.closest('.ls-card')
}

/** Presses in the middle of a ring, as soon as it is there: some come when another was pressed. */
async function pressRing(page: Page, spot: string, step: string): Promise<void> {
  await page.waitForFunction(isFree, { spot, step }, { timeout: SOON }).catch(() => null)
  const [ring] = await page.locator(`.ls-ring[data-for="${spot}"]`).all()
  const box = await ring?.boundingBox({ timeout: SOON }).catch(() => null)
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/**
 * Runs inside the page: what is pointed at and cannot be seen, or that or what is to be read lies
 * under the card, and stays so for `patience` milliseconds: the page may still be scrolling to it.
 */
async function hidden(patience: number): Promise<string[]> {
  const look = () => {
    const card = document.querySelector('.ls-card')?.getBoundingClientRect()
    const at = document.querySelector('.ls-card')?.getAttribute('data-step')
    return [...document.querySelectorAll('.ls-ring, [data-read]')].flatMap(seen => {
      const { left, right, top, bottom } = seen.getBoundingClientRect()
      const over = left < -6 || top < -6 || right > innerWidth + 6 || bottom > innerHeight + 6
      const out = over && seen.matches('.ls-ring')
      const under =
        card && left < card.right && right > card.left && top < card.bottom && bottom > card.top
      return out || under ? [`step ${at}: ${out ? 'off the screen' : 'under the card'}`] : []
    })
  }
  const late = performance.now() + patience
  while (look().length > 0 && performance.now() < late) await new Promise(requestAnimationFrame)
  return look()
}

/** Whether a step has been left behind soon after something was pressed. */
const isLeft = (page: Page, { step }: Asked): Promise<boolean> =>
  page
    .waitForFunction(
      before =>
        document.querySelector('.ls-card[data-waits]')?.getAttribute('data-step') !== before,
      step,
      { timeout: SOON },
    )
    .then(() => true)
    .catch(() => false)

/** Does what a step asks for by pressing one pointed thing after the other. */
async function follow(page: Page, step: Asked, press: (spot: string) => Promise<void>) {
  for (let tries = 0; tries < MOST_TRIES; tries++)
    for (const spot of step.reads ? [''] : step.spots) {
      await press(spot)
      const isLast = step.reads || spot === step.spots.at(-1)
      if (isLast && (await isLeft(page, step))) return
    }
  throw new Error(`Step ${step.step} cannot be done by what it points at.`)
}

/** Runs inside the page: whether anything has the focus. */
const hasFocus = () => document.activeElement !== document.body

const WISHES = { viewport: PHONE, locale: 'es-MX' } as const
const phonePage = sharedPage(WISHES)

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
      wrong.push(...(await page.evaluate(hidden, SOON)))
      if (step.step === '1') wrong.push(...(await axeFindsNow(page)))
      const { reads, step: at } = step
      await follow(page, step, async spot => {
        if (reads) await page.getByRole('button', { name: 'Seguir' }).click()
        else await pressRing(page, spot, at)
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
      const page = await pageOf()
      await page.goto(`${path}?pace=0`)
      const lost: string[] = []
      let steps = 0
      for (let step = await asked(page); step; step = await asked(page)) {
        const { reads } = step
        await follow(page, step, async () => {
          await page.keyboard.press('g')
          if (!reads) await page.keyboard.press('Enter')
        })
        steps++
        const kept = page.waitForFunction(hasFocus, null, { timeout: SOON }).catch(() => null)
        if (!reads && !(await kept)) lost.push(`after step ${step.step}`)
        if (steps !== 5) continue
        await page.reload()
        expect((await asked(page))?.step).toBe('6')
      }
      expect(steps).toBeGreaterThan(5)
      expect(lost).toEqual([])
      await page.getByRole('button', { name: 'Play a game' }).click()
      await page.waitForURL(/\/play\//)
    },
  )
})
