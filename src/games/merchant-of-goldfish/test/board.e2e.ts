import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import { pageOf, PHONE, stillPage } from '../../../../test/e2e/browser.ts'
import {
  keepGame,
  matchFor,
  nearTheEnd,
  offering,
  openPosition,
} from '../../../../test/e2e/record.ts'
import { cutOff, unread } from '../../../../test/e2e/screen.ts'
import { goldfishTable } from './player.ts'

test('on a phone a hand in two rows shows every number and the line of every card that can be played: nothing lies over them', async () => {
  const page = await pageOf({ viewport: PHONE })
  const upper = (what: string) =>
    page.locator(`.gf-hand[data-crowd] .gf-group${what}:nth-child(-n+5)`)
  // Nearly every deal fills two rows, and brings a pair and a card to play into the upper one.
  do {
    await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy')
    await goldfishTable(page).asked()
  } while ((await upper('.can').count()) * (await upper('').locator('.gf-count').count()) === 0)
  expect(await hiddenNumbers(page)).toEqual([])
  expect(await page.locator('.gf-group.can').evaluateAll(hiddenLines)).toEqual([])
})

/** Runs inside the page: of which cards the line that marks them lies under another card. */
function hiddenLines(cards: Element[]): string[] {
  return cards.flatMap(card => {
    const { left, top, width } = card.getBoundingClientRect()
    const line = getComputedStyle(card, '::after')
    const y = top + Number.parseFloat(line.top) + Number.parseFloat(line.height) / 2
    const seen = document.elementFromPoint(left + width / 2, y)?.closest('.gf-group')
    return seen === card ? [] : [card.getAttribute('aria-label') ?? '']
  })
}

test('on a phone held sideways all buttons stand in one row beside the hand, in Spanish too', async () => {
  const viewport = { width: 640, height: 360 }
  const page = await stillPage({ viewport, locale: 'es-MX' })
  await openPosition(page, await offering('merchant-of-goldfish', 'play'))
  const buttons = page.locator('.tb-actions button')
  await buttons.nth(3).waitFor()
  const tops = await buttons.evaluateAll(all =>
    all.map(button => button.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  expect(await cutOff(page)).toEqual([])
})

test('on a small phone, also held sideways, five others are called by their whole names', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 }, locale: 'es-MX' })
  await openPosition(page, await offering('merchant-of-goldfish', 'play'))
  const names = page.locator('.tb-folk .tb-name b > span')
  await names.nth(4).waitFor()
  const cut = await unread(names)
  await page.setViewportSize({ width: 320, height: 568 })
  expect([...cut, ...(await unread(names))]).toEqual([])
})

test('on a phone held sideways the market of a replay ends above the hand', async () => {
  const page = await pageOf({ viewport: { width: 640, height: 360 } })
  await keepGame(page, { chronicle: matchFor(game, 'most').chronicle, seat: 0 }, true)
  await page.goto('/play/merchant-of-goldfish/replay?eyes=0&ply=0')
  await page.locator('.tb-replay').waitFor()
  const [market, hand] = await Promise.all(
    ['.gf-stacks > :last-child', '.tb-shelf'].map(css => page.locator(css).boundingBox()),
  )
  expect((market?.y ?? 0) + (market?.height ?? Infinity)).toBeLessThanOrEqual(hand?.y ?? 0)
})

test('on the smallest phone whose card is in play stands beside it, not over it', async () => {
  const viewport = { width: 320, height: 568 }
  const page = await stillPage({ viewport, locale: 'es-MX' })
  await openPosition(page, nearTheEnd(game, matchFor(game, 'most').chronicle, 8))
  await page.locator('.gf-swims').waitFor()
  const [card, said] = await Promise.all(
    ['.gf-swims', '.gf-caption'].map(css => page.locator(css).boundingBox()),
  )
  expect(said?.x).toBeGreaterThanOrEqual((card?.x ?? Infinity) + (card?.width ?? 0))
})

/** The numbers of my hand that a count of copies lies over, even at an edge: "12 under ×2". */
function hiddenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const counts = [...document.querySelectorAll('.gf-hand .gf-count')]
    const numbers = [
      ...document.querySelectorAll('.gf-group .gf-card:not(:has(+ .gf-card)) .gf-value'),
    ]
    return counts.flatMap(count => {
      const box = count.getBoundingClientRect()
      const over = numbers.filter(number => {
        const { left, right, top, bottom } = number.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
      return over.map(number => `${number.textContent} under ${count.textContent}`)
    })
  })
}
