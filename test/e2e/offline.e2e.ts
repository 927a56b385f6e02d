import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaints, goOffline, PHONE, visitor } from './browser.ts'
import {
  byKeyboard,
  byMouse,
  goldfishTable,
} from '../../src/games/merchant-of-goldfish/test/player.ts'
import { cutOff } from './screen.ts'
import { openStage, playTo } from './stage.ts'

const stage = openStage()

test('one person plays two bots by keyboard alone with the network off, closes the page and finds the game again', async () => {
  const context = await visitor(stage.browser, stage.house.address)
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy')
  const table = goldfishTable(page)
  await table.asked()
  await goOffline(page)

  for (let turns = 0; turns < 4; turns++) {
    const asked = await table.asked()
    if (asked !== 'over') await byKeyboard(table, asked)
  }
  await table.asked()
  const step = await page.locator('main[data-step]').getAttribute('data-step')
  await page.reload()
  await table.asked()
  expect(await page.locator('main[data-step]').getAttribute('data-step')).toBe(step)

  await playTo(table, byKeyboard)
  expect(await page.getByRole('region', { name: 'Result' }).getByRole('listitem').count()).toBe(3)
  expect(heard).toEqual([])
  await context.close()
})

test('on a phone, in Spanish and in the dark, nothing scrolls and nothing is missing from the first card to the last', async () => {
  const context = await visitor(stage.browser, stage.house.address, {
    viewport: PHONE,
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto(
    '/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy,greedy,greedy',
  )
  await playTo(goldfishTable(page, 'es'), byMouse, {
    each: async () => expect(await cutOff(page)).toEqual([]),
  })
  expect(await page.getByRole('region', { name: 'Resultado' }).getByRole('listitem').count()).toBe(
    6,
  )
  expect(heard).toEqual([])
  await context.close()
})

test('on a phone a hand in two rows shows every number: no count of copies lies over one', async () => {
  const context = await visitor(stage.browser, stage.house.address, { viewport: PHONE })
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
