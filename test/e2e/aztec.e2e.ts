import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aztecTable, byKeyboard, byMouse, type Asked, type AztecTable, type Language } from './aztec-player.ts'
import { complaints, openBrowser, PHONE, visitor } from './browser.ts'
import { type House, openHouse } from './house.ts'
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

type Hand = (table: AztecTable, asked: Exclude<Asked, 'over'>) => Promise<void>

async function playOut(page: Page, hand: Hand, language: Language = 'en', each = async () => {}): Promise<void> {
  const table = aztecTable(page, language)
  for (let asked = await table.asked(); asked !== 'over'; asked = await table.asked()) {
    await hand(table, asked)
    await each()
  }
}

test('two people and a bot lay out the market, play to the end and read the same table of points', async () => {
  const [ana, ben] = await Promise.all([
    visitor(browser, house.address),
    visitor(browser, house.address, { viewport: PHONE, colorScheme: 'dark' }),
  ])
  const [anasPage, bensPage] = await Promise.all([ana.newPage(), ben.newPage()])
  const heard = [complaints(anasPage), complaints(bensPage)]
  await anasPage.goto('/game/aztec-market')
  const made = await anasPage.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' })
    const body = JSON.stringify({ game: 'aztec-market', chairs: ['me', 'open', 'random'], options: { removed: 40 } })
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()) as { table: { id: string }; links: (string | null)[] }
  })
  await anasPage.goto(`/t/${made.table.id}`)
  await bensPage.goto(made.links[1] ?? '')
  await Promise.all([playOut(anasPage, byMouse), playOut(bensPage, byMouse)])

  const points = await Promise.all(
    [anasPage, bensPage].map(page =>
      page.getByRole('region', { name: 'Result' }).locator('tbody td:last-child').allTextContents(),
    ),
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
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random&removed=40')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await aztecTable(page).asked()
  await context.setOffline(true)
  await playOut(page, byKeyboard)
  expect(await page.getByRole('region', { name: 'Result' }).getByRole('listitem').count()).toBe(3)
  expect(heard).toEqual([])
  await context.close()
})

test('on a small phone, in Spanish and in the dark, partners play and nothing scrolls', async () => {
  const context = await visitor(browser, house.address, {
    viewport: { width: 320, height: 568 },
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random,random&removed=40')
  await playOut(page, byMouse, 'es', async () => expect(await cutOff(page)).toEqual([]))
  expect(await page.getByRole('region', { name: 'Resultado' }).getByRole('listitem').count()).toBe(4)
  expect(heard).toEqual([])
  await context.close()
})
