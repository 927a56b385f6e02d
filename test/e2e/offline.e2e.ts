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
