import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standard } from '../../src/games/mercado/content/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import { complaints, goOffline, visitor } from './browser.ts'
import { type House, openHouse } from './house.ts'

/** The standard set with the name of its objects changed. */
const ours = {
  ...standard,
  objects: standard.objects.map(tile => ({ ...tile, name: `Our ${tile.id}` })),
}
const OURS = digest(ours)

let house: House
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tianguis-e2e-content-'))
  const file = join(folder, 'ours.json')
  await writeFile(file, JSON.stringify(ours))
  house = await openHouse(['--content', file])
})
afterAll(async () => {
  await house.stop()
  await rm(folder, { recursive: true })
})

/** What the game kept in this browser is played with. */
const playedWith = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem('tianguis:table:mercado') ?? '{}'
    return (JSON.parse(kept) as { chronicle?: { options: { content: string } } }).chronicle?.options
      .content
  })

const board = (page: Page) => page.locator('main[data-step]')

test("the server's set is offered first, played with by its bots, and is there without a network", async () => {
  const context = await visitor({ address: house.address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/game/mercado')
  await page.getByText('Options').click()
  const choices = page.getByRole('group', { name: 'Printed values' }).getByRole('radio')
  expect(await choices.count()).toBe(2)
  expect(await choices.first().isChecked()).toBe(true)

  await page.goto('/play/mercado?new=1&pace=0&chairs=greedy,me')
  await board(page).getByText('Our O').first().waitFor()
  expect(await playedWith(page)).toBe(OURS)
  await goOffline(page)
  await page.reload()
  await board(page).getByText('Our O').first().waitFor()
  await context.setOffline(false)

  await page.goto(`/play/mercado?new=1&pace=0&content=${digest(standard)}`)
  await board(page).waitFor()
  expect(await playedWith(page)).toBe(digest(standard))
  expect(heard).toEqual([])
})

test('who comes to a table or a replay with a set this page has never met is shown it', async () => {
  const maker = await visitor({ address: house.address })
  await maker.request.post('/api/guest')
  const made = await maker.request.post('/api/tables', {
    data: { game: 'mercado', chairs: ['random', 'random'] },
  })
  const { table } = (await made.json()) as { table: { id: string } }
  await maker.close()

  const context = await visitor({ address: house.address })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto(`/t/${table.id}`)
  await board(page).getByText('Our O').first().waitFor()
  await expect.poll(() => replayed(page, table.id)).toBe(true)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/t/${table.id}/replay?eyes=all`)
  await board(page).getByText('Our O').first().waitFor()
  expect(heard).toEqual([])
})

async function replayed(page: Page, id: string): Promise<boolean> {
  return (await page.request.get(`/api/tables/${id}/replay`)).ok()
}
