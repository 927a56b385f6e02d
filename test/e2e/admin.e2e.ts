import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MyTable } from '../../src/protocol/table.ts'
import { type RunningServer, startServer } from '../../src/server/main.ts'
import { scratchFolder } from '../scratch.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, PHONE, visitor } from './browser.ts'
import { cutOff, outOfReach } from './screen.ts'

let server: RunningServer
let data: string

beforeAll(async () => {
  data = await mkdtemp(join(scratchFolder(), 'tianguis-e2e-admin-'))
  const quiet = { botPace: 0, log: 'silent' }
  server = await startServer({ host: '127.0.0.1', port: 0, data, ...quiet })
})
afterAll(async () => {
  await server.stop()
  await rm(data, { recursive: true })
})

/** Sends a request of `tianguis admin` to the running server. */
async function admin(path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.address}/api/admin${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.operatorKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

/** A guest at a table with a bot. */
async function tableWithBot(context: BrowserContext) {
  const { me } = (await (await context.request.post('/api/guest')).json()) as { me: { id: string } }
  const wish = { game: 'merchant-of-goldfish', chairs: ['me', 'random'] }
  const made = (await (await context.request.post('/api/tables', { data: wish })).json()) as MyTable
  const page = await context.newPage()
  await page.goto(`/t/${made.table.id}`)
  await page.locator('.tb-status').waitFor()
  return { page, id: made.table.id, user: me.id }
}

test('a match that is called off says so and why, at once, to its players', async () => {
  const context = await visitor({ address: server.address, viewport: PHONE })
  const { page, id } = await tableWithBot(context)
  const heard = complaints(page)
  await admin(`/tables/${id}/end`, { why: 'a test' })
  await page
    .getByText(/The people who run this server have ended it.*a test/)
    .first()
    .waitFor()
  expect(await cutOff(page)).toEqual([])
  expect(await axeFindsNow(page)).toEqual([])
  await page.reload()
  await page
    .getByText(/The people who run this server have ended it.*a test/)
    .first()
    .waitFor()
  expect(heard).toEqual([])
})

test('who is banned is told until when and why, at the table too, and is let in again afterwards', async () => {
  const context = await visitor({ address: server.address, viewport: PHONE })
  const { page, user } = await tableWithBot(context)
  await admin(`/people/${user}/ban`, { until: Date.now() + 7 * 24 * 3_600_000, why: 'insults' })
  const banner = page.getByText(/insults/)
  await banner.waitFor()
  await page.goto('/')
  await banner.waitFor()
  expect(await banner.textContent()).toMatch(/until/)
  expect(await axeFindsNow(page)).toEqual([])
  const foot = page.getByRole('contentinfo').locator('> *')
  // Below the foot is nothing; what is still fetched above it moves it on.
  const reached = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return [await foot.count(), await outOfReach(foot)]
  }
  await expect.poll(reached, { timeout: 5_000 }).toEqual([2, []])
  await admin(`/people/${user}/unban`, {})
  await page.reload()
  await page.getByRole('main').waitFor()
  await banner.waitFor({ state: 'detached' })
})
