import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, stillPage, visitor } from './browser.ts'
import { offering, openPosition } from './record.ts'

test('with letters twice as large the bar of a page has two lines on a phone, and a table scrolls', async () => {
  const context = await visitor({ viewport: PHONE, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await enlarge(page)
  const bar = page.locator('.top')
  const [home, menu] = await Promise.all(
    ['.brand', 'nav'].map(part => bar.locator(part).boundingBox()),
  )
  expect((home?.y ?? 0) + (home?.height ?? Infinity)).toBeLessThanOrEqual(menu?.y ?? 0)
  await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy')
  await page.locator('.tb-shelf').waitFor()
  await enlarge(page)
  const [market, hand] = await Promise.all(
    ['.tb-centre > :first-child', '.tb-shelf'].map(part => page.locator(part).boundingBox()),
  )
  expect((market?.y ?? 0) + (market?.height ?? Infinity)).toBeLessThanOrEqual(hand?.y ?? 0)
  // Who wants larger text chooses it once in a table's menu, and has it on every page.
  await page.locator('.tb-status [aria-label="Menú"]').click()
  await page.getByRole('radio', { name: 'Muy grande' }).check({ force: true })
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe('20.8px')
})

test('with letters twice as large no button below a table is cut on a phone, and none lies over another', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  for (const [game, kind] of [
    ['aztec-market', 'pay'],
    ['merchant-of-goldfish', 'pass'],
    ['mercadito', 'vote'],
  ] as const) {
    await openPosition(page, await offering(game, kind))
    await page.locator('.tb-actions .act').first().waitFor()
    await enlarge(page)
    const buttons = await page.locator('.tb-actions .act').evaluateAll(all => {
      const boxes = all.map(one => one.getBoundingClientRect()).toSorted((a, b) => a.x - b.x)
      return boxes.map(
        ({ left, right }, at) => left >= (boxes[at - 1]?.right ?? 0) && right <= innerWidth,
      )
    })
    expect({ game, buttons }).toEqual({ game, buttons: buttons.map(() => true) })
  }
})

test('with letters twice as large a page that says sorry is read without scrolling sideways', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  const wide: string[] = []
  for (const path of ['/nowhere', '/puzzle/mercado/99']) {
    await page.goto(path)
    await page.locator('.sorry h1').waitFor()
    await enlarge(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide.push(`${path}: ${over} px`)
  }
  expect(wide).toEqual([])
})

/** Twice as large, as a browser's own setting does it. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
