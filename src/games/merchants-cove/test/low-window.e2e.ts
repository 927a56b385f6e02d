import { expect, test } from 'vitest'
import { pageOf, WIDE } from '../../../../test/e2e/browser.ts'
import { coveTable } from './player.ts'

/** Tablets on their side, and small laptops. */
const LOW: readonly (readonly [number, number])[] = [
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 650],
]

const TABLETS = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]

test('in a low window each merchant’s card is whole, their board stays in its shop; what staff does is read in a larger one, and on a tablet', async () => {
  const page = await pageOf({ locale: 'es-MX' })
  const table = coveTable(page, 'es')
  const card = page.locator('.cv-intro')
  const wrong: string[] = []
  const look = async (nth: number, what: string, measure: () => Promise<number>) => {
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height })
      const over = await measure()
      // What a finger meets may be a little larger than what is seen.
      if (over > 9) wrong.push(`merchant ${nth}, ${width}×${height}: ${what} by ${over} px`)
    }
  }
  for (let nth = 0; nth < 4; nth++) {
    await page.goto('/play/merchants-cove?new=1&pace=0&chairs=me,random&merchants=choose')
    expect(await table.asked()).toBe('merchant')
    await table.merchants.nth(nth).click()
    await page.getByRole('button', { name: 'Llevar este mercader' }).click()
    await card.waitFor()
    await look(nth, 'the card is cut', () => card.evaluate(hiddenIn))
    await card.getByRole('button').click()
    await card.waitFor({ state: 'detached' })
    await look(nth, 'the board reaches out', () => page.locator('.cv-bench').evaluate(outside))
    for (const size of [...TABLETS, WIDE]) {
      await page.setViewportSize(size)
      const staff = await page.locator('.cv-slot-does:visible').all()
      if (staff.length === 0) wrong.push(`${size.width} wide: no place says what it does`)
      for (const [place, does] of staff.entries())
        if ((await does.evaluate(hiddenIn)) > 1)
          wrong.push(`merchant ${nth}, ${size.width} wide: place ${place} is cut`)
    }
  }
  expect(wrong).toEqual([])
})

/** Runs inside the page: how much of something must be scrolled to. */
const hiddenIn = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight

/** Runs inside the page: how far things of a merchant's board reach out of it. */
function outside(bench: Element): number {
  const { top, bottom } = bench.getBoundingClientRect()
  const boxes = [...bench.querySelectorAll('button, .cv-spot')].map(each =>
    each.getBoundingClientRect(),
  )
  const seen = boxes.filter(({ height }) => height > 0)
  return Math.max(...seen.map(box => Math.max(top - box.top, box.bottom - bottom)))
}
