import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE, visitor, WIDE } from './browser.ts'
import { goldfishTable } from './goldfish-player.ts'
import { aztecTable, byMouse as aztecByMouse } from './aztec-player.ts'
import { type House, openHouse } from './house.ts'
import { byKeyboard as mercaditoByKeyboard, mercaditoTable } from './mercadito-player.ts'

let browser: Browser
let house: House

beforeAll(async () => {
  ;[browser, house] = await Promise.all([openBrowser(), openHouse()])
})
afterAll(async () => {
  await browser.close()
  await house.stop()
})

const PAGES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  async home(page) {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async game(page) {
    await page.goto('/game/merchant-of-goldfish')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async lobby(page) {
    await page.goto('/')
    const id = await page.evaluate(async () => {
      await fetch('/api/guest', { method: 'POST' })
      const body = JSON.stringify({ game: 'merchant-of-goldfish', chairs: ['me', 'open', 'hard'] })
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return ((await answer.json()) as { table: { id: string } }).table.id
    })
    await page.goto(`/t/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async table(page) {
    await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy,greedy,greedy')
    await goldfishTable(page).asked()
  },
  async 'aztec market, laid out'(page) {
    await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random,random')
    await aztecTable(page).asked()
  },
  async 'aztec market, looking for something to buy'(page) {
    await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random')
    const table = aztecTable(page)
    for (let asked = await table.asked(); asked !== 'turn'; asked = await table.asked()) {
      if (asked === 'over') return
      await aztecByMouse(table, asked)
    }
    await table.buyers.first().click()
  },
  async 'mercadito, looking at a card'(page) {
    await page.goto('/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy')
    const table = mercaditoTable(page)
    await table.asked()
    await table.stalls.first().click()
  },
  async 'mercadito, in a conflict or trading'(page) {
    await page.goto('/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy,greedy')
    const table = mercaditoTable(page)
    for (let asked = await table.asked(); asked === 'choose'; asked = await table.asked()) {
      await mercaditoByKeyboard(table, asked)
    }
  },
  async 'mercadito, trading'(page) {
    await page.goto('/play/mercadito?new=1&pace=0&chairs=me,random')
    const table = mercaditoTable(page)
    for (let asked = await table.asked(); asked !== 'trade' && asked !== 'over'; asked = await table.asked()) {
      await mercaditoByKeyboard(table, asked)
    }
  },
  async rules(page) {
    await page.goto('/rules/merchant-of-goldfish')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(PAGES)) {
    test(`axe finds nothing on ${name}, ${colorScheme}, on a phone and on a wide screen`, async () => {
      for (const viewport of [PHONE, WIDE]) {
        const context = await visitor(browser, house.address, { viewport, colorScheme })
        const page = await context.newPage()
        await open(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
        expect(found).toEqual([])
        await context.close()
      }
    })
  }
}
