import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, sharedAddress, stillBots, visitor } from '../../../../test/e2e/browser.ts'
import { offering, openPosition } from '../../../../test/e2e/record.ts'
import { cutOff } from '../../../../test/e2e/screen.ts'
import { goldfishTable } from './player.ts'

test('on a phone a hand in two rows shows every number: no count of copies lies over one', async () => {
  const context = await visitor(sharedAddress(), { viewport: PHONE })
  const page = await context.newPage()
  // Nearly every deal fills two rows and brings a pair into the upper one.
  do {
    await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy')
    await goldfishTable(page).asked()
  } while (
    (await page.locator('.gf-hand[data-crowd] .gf-group:nth-child(-n+5) .gf-count').count()) === 0
  )
  expect(await hiddenNumbers(page)).toEqual([])
  await context.close()
})

test('on a phone held sideways all buttons stand in one row beside the hand, in Spanish too', async () => {
  const viewport = { width: 640, height: 360 }
  const context = await visitor(sharedAddress(), { viewport, locale: 'es-MX' })
  await stillBots(context)
  const page = await context.newPage()
  await openPosition(page, await offering('merchant-of-goldfish', 'play'))
  const buttons = page.locator('.tb-actions button')
  await buttons.nth(3).waitFor()
  const tops = await buttons.evaluateAll(all =>
    all.map(button => button.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  expect(await cutOff(page)).toEqual([])
  await context.close()
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
