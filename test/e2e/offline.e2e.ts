import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, openBrowser, PHONE, visitor } from './browser.ts'
import { byKeyboard, byMouse, goldfishTable, type GoldfishTable, type Language } from './goldfish-player.ts'
import { type House, openHouse } from './house.ts'

let browser: Browser
let house: House

beforeAll(async () => {
  ;[browser, house] = await Promise.all([openBrowser(), openHouse()])
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

type Hand = (table: GoldfishTable, asked: 'turn' | 'collect') => Promise<void>

async function playOut(page: Page, hand: Hand, language: Language = 'en', each = async () => {}): Promise<void> {
  const table = goldfishTable(page, language)
  for (let asked = await table.asked(); asked !== 'over'; asked = await table.asked()) {
    await hand(table, asked)
    await each()
  }
}

test('one person plays two bots by keyboard alone with the network off, closes the page and finds the game again', async () => {
  const context = await visitor(browser, house.address)
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await goldfishTable(page).asked()
  await context.setOffline(true)

  const table = goldfishTable(page)
  for (let turns = 0; turns < 4; turns++) {
    const asked = await table.asked()
    if (asked !== 'over') await byKeyboard(table, asked)
  }
  await table.asked()
  const step = await page.locator('main[data-step]').getAttribute('data-step')
  await page.reload()
  await table.asked()
  expect(await page.locator('main[data-step]').getAttribute('data-step')).toBe(step)

  await playOut(page, byKeyboard)
  expect(await page.getByRole('region', { name: 'Result' }).getByRole('listitem').count()).toBe(3)
  expect(heard).toEqual([])
  await context.close()
})

test('on a phone, in Spanish and in the dark, nothing scrolls and nothing is missing from the first card to the last', async () => {
  const context = await visitor(browser, house.address, { viewport: PHONE, locale: 'es-MX', colorScheme: 'dark' })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy,greedy,greedy')
  await playOut(page, byMouse, 'es', () => expectNoScrolling(page))
  expect(await page.getByRole('region', { name: 'Resultado' }).getByRole('listitem').count()).toBe(6)
  expect(heard).toEqual([])
  await context.close()
})

/** Status line, market, own cards and buttons are all on the screen at once. */
async function expectNoScrolling(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const { innerWidth, innerHeight } = window
    const things = document.querySelectorAll('header h1, .tb-actions button, main [data-rove] button')
    const cut = [...things].filter(thing => {
      const box = thing.getBoundingClientRect()
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    })
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1
    return [...cut.map(thing => thing.outerHTML.slice(0, 120)), ...(scrolls ? ['the page scrolls'] : [])]
  })
  expect(outside).toEqual([])
}
