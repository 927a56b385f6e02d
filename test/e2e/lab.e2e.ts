import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFinds } from './axe.ts'
import { pageOf, PHONE } from './browser.ts'

/** By how many pixels the page is wider than its window. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('the lab: bots play in the browser, by a link, stopped by the keyboard and gone on with', async () => {
  const page = await pageOf({ viewport: PHONE, locale: 'es-MX' })
  await page.goto('/about')
  await page.getByRole('link', { name: 'El laboratorio', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'El laboratorio' }).waitFor()
  for (const width of [640, 768, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  const players = 'players=greedy,random&players2=random,random'
  // The bots do not begin before it is about to be stopped: they would be done too soon.
  let begin = () => {}
  const focused = new Promise<void>(done => (begin = done))
  await page.route(/\/worker-/, route => focused.then(() => route.continue()))
  await page.goto(`/lab?game=merchant-of-goldfish&${players}&games=400&seed=5&go=1`)
  const stop = page.getByRole('button', { name: 'Detener' })
  await stop.focus()
  begin()
  await page.keyboard.press('Enter')
  const progress = page.locator('.lab-progress')
  await progress.getByText(/Detenido tras/).waitFor()
  const goOn = page.getByRole('button', { name: 'Seguir' })
  await goOn.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await progress.getByText('800 partidas jugadas.').waitFor()
  // The first setting's greedy player wins nearly always; the difference says so.
  const part = page.getByRole('region', { name: 'El segundo ajuste menos el primero', exact: true })
  await part.getByText('En números').click()
  await part.getByRole('row', { name: /Codicioso \/ Al azar 1.*−?\d+,\d %/ }).waitFor()
  const chart = page.locator('.lab .chart').first()
  expect((await chart.boundingBox())?.width).toBe(Number(await chart.getAttribute('width')))
  expect(await axeFinds(page, 0)).toEqual([])
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
  const loaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await loaded).suggestedFilename()).toBe('tianguis-merchant-of-goldfish.csv')
})
