import { expect, test } from 'vitest'
import { mercadito } from '../../src/games/mercadito/index.ts'
import type { LocalRecord } from '../../src/web/session/local/local-record.ts'
import { dealOf, noonOf } from '../../src/web/session/today/deal.ts'
import { axeFindsNow } from './axe.ts'
import { PHONE, visitor } from './browser.ts'
import { playedAtRandom } from './record.ts'
import { tooSmall } from './sizes.ts'

const DAY = '2026-11-29'
const NOON = noonOf(DAY)

/** The deal of the day as it may be played: by chance, to its end. */
async function played(): Promise<LocalRecord> {
  const loaded = await mercadito.load()
  const deal = dealOf(loaded, mercadito, DAY)
  const chronicle = playedAtRandom(loaded.game, deal.chronicle, 1)
  return { ...deal, chronicle, times: [], createdAt: NOON, over: true }
}

test('the deal of the day is found at home, played, told, and counted once', async () => {
  const context = await visitor({ viewport: PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.clock.setFixedTime(NOON)
  await page.goto('/')
  await page.getByRole('link', { name: 'The deal of the day' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deal of the day' }).waitFor()
  expect([...(await axeFindsNow(page)), ...(await tooSmall(page))]).toEqual([])
  await page.getByRole('link', { name: 'Mercadito: Learn it first' }).waitFor()
  await page.getByRole('link', { name: 'Mercadito: Play' }).click()
  await page.locator('.tb-board').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/today/mercadito/${DAY}`)

  // Nobody plays on while another match is put in its place.
  await page.goto('/today')
  await page.getByRole('link', { name: 'Mercadito: Go on playing' }).waitFor()
  const record = JSON.stringify(await played())
  await page.evaluate(kept => localStorage.setItem('tianguis:deal:mercadito', kept), record)
  await page.goto(`/today/mercadito/${DAY}`)
  const tell = page.getByRole('button', { name: 'Tell it' })
  await tell.click()
  await page.getByRole('button', { name: 'The link is copied' }).waitFor()
  const told = await page.evaluate(() => navigator.clipboard.readText())
  expect(told).toMatch(/^Mercadito, deal of November 29: .+ of 3, with \d+\. And you\? http/)
  expect(told.endsWith(`/today/mercadito/${DAY}`)).toBe(true)
  expect([...(await axeFindsNow(page)), ...(await tooSmall(page))]).toEqual([])

  await page.getByRole('button', { name: 'To the home page' }).click()
  await page.getByRole('link', { name: 'Mercadito: Look at it again' }).waitFor()
  await page.goto('/today/mercadito/2026-11-30')
  await page.getByRole('heading', { name: 'That day’s deal is not there yet' }).waitFor()
})
