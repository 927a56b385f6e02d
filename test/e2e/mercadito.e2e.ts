import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, openBrowser, PHONE, visitor } from './browser.ts'
import { type House, openHouse } from './house.ts'
import {
  type Asked,
  byKeyboard,
  byMouse,
  type Language,
  mercaditoTable,
  type MercaditoTable,
} from './mercadito-player.ts'
import { cutOff } from './screen.ts'

let browser: Browser
let house: House

beforeAll(async () => {
  ;[browser, house] = await Promise.all([openBrowser(), openHouse()])
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

type Hand = (table: MercaditoTable, asked: Exclude<Asked, 'over'>) => Promise<void>

/** Plays until the table asks something of this kind, or is over. */
async function playTo(page: Page, end: Asked, hand: Hand, language: Language = 'en', each = async () => {}) {
  const table = mercaditoTable(page, language)
  for (let asked = await table.asked(); asked !== end && asked !== 'over'; asked = await table.asked()) {
    await hand(table, asked)
    await each()
  }
  return table
}

test('two people and a bot fight, one reloads in the middle of it, trade, one reloads in the middle of that, and finish', async () => {
  const [ana, ben] = await Promise.all([
    visitor(browser, house.address),
    visitor(browser, house.address, { viewport: PHONE, colorScheme: 'dark' }),
  ])
  const [anasPage, bensPage] = await Promise.all([ana.newPage(), ben.newPage()])
  const heard = [complaints(anasPage), complaints(bensPage)]
  await anasPage.goto('/game/mercadito')
  const made = await anasPage.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' })
    const body = JSON.stringify({ game: 'mercadito', chairs: ['me', 'open', 'random'] })
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()) as { table: { id: string }; links: (string | null)[] }
  })
  await anasPage.goto(`/t/${made.table.id}`)
  await bensPage.goto(made.links[1] ?? '')
  const [anas, bens] = [mercaditoTable(anasPage), mercaditoTable(bensPage)]

  // Both want the first card. Ben holds on, in secret; Ana comes back and finds the quarrel as she left it.
  expect(await Promise.all([anas.asked(), bens.asked()])).toEqual(['choose', 'choose'])
  await Promise.all([byMouse(anas, 'choose'), byMouse(bens, 'choose')])
  expect(await Promise.all([anas.asked(), bens.asked()])).toEqual(['call', 'call'])
  await bens.act(() => bens.says.first().click())
  await anasPage.reload()
  expect(await anas.asked()).toBe('call')
  const scene = anasPage.getByRole('region', { name: /^You(,| and) .* want / })
  expect(await scene.textContent()).toMatch(/has answered in secret/)
  expect(await scene.textContent()).not.toMatch(/held/)
  await byMouse(anas, 'call')

  // Ana offers a card for a card; Ben comes back and finds the offer.
  await Promise.all([playTo(anasPage, 'trade', byMouse), playTo(bensPage, 'trade', byMouse)])
  await anas.hand.first().click()
  await anasPage.getByRole('group', { name: 'With whom?' }).getByRole('button').first().click()
  await anasPage.getByRole('button', { name: 'Choose cards' }).click()
  const picker = anasPage.getByRole('region', { name: /^Which cards do you want/ })
  await picker.getByRole('group').first().getByRole('button').first().click()
  await picker.getByRole('button', { name: 'Done' }).click()
  await anas.act(() => anas.send.click())
  await bens.decline.first().waitFor()
  await bensPage.reload()
  expect(await bens.asked()).toBe('answer')
  await byMouse(bens, 'answer')

  await Promise.all([playTo(anasPage, 'over', byMouse), playTo(bensPage, 'over', byMouse)])
  const points = await Promise.all(
    [anas, bens].map(table => table.result.locator('.tb-places small').allTextContents()),
  )
  expect(points[0]).toHaveLength(3)
  expect(points[1]).toEqual(points[0])
  expect(heard.flat()).toEqual([])
  await Promise.all([ana.close(), ben.close()])
})

test('one person plays two bots by keyboard alone with the network off', async () => {
  const context = await visitor(browser, house.address)
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await mercaditoTable(page).asked()
  await context.setOffline(true)
  const table = await playTo(page, 'over', byKeyboard)
  expect(await table.result.getByRole('listitem').count()).toBe(3)
  expect(heard).toEqual([])
  await context.close()
})

test('on a small phone, in Spanish and in the dark, nothing scrolls and nothing is missing', async () => {
  const context = await visitor(browser, house.address, {
    viewport: { width: 320, height: 568 },
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy,greedy')
  const table = await playTo(page, 'over', byMouse, 'es', async () => expect(await cutOff(page)).toEqual([]))
  expect(await table.result.getByRole('listitem').count()).toBe(4)
  expect(heard).toEqual([])
  await context.close()
})
