import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MyTable } from '../../src/protocol/table.ts'
import { manualClock } from '../../src/server/clock.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, PHONE, visitor } from './browser.ts'

async function post<A>(who: BrowserContext, path: string, data?: object): Promise<A> {
  const answer = await who.request.post(path, data && { data })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as A
}

test('a page contributes to the shuffle, proves it at the end, and notices a server that cheats', async () => {
  // A server waits five seconds for what a page contributes: on this clock they never pass.
  const { address } = await serve({ clock: manualClock(Date.now()) })
  const ana = await visitor({ address, viewport: PHONE })
  await post(ana, '/api/guest', {})
  const page = await ana.newPage()
  const heard = complaints(page)
  const { table } = await post<MyTable>(ana, '/api/tables', {
    game: 'merchant-of-goldfish',
    chairs: ['me', 'easy'],
    options: { start: 0 },
    contributes: true,
  })
  expect(table.status).toBe('open')
  await page.goto(`/t/${table.id}`)
  await page.locator('.tb-status').waitFor()
  await post(ana, `/api/tables/${table.id}/end`, { end: true })
  const proof = page.locator('.tb-proof')
  await proof.getByText('Fair shuffle: proved').click()
  await proof.getByText('Proved: nobody, the server included, chose or changed').waitFor()
  await proof.getByText('Save my receipt').waitFor()
  expect(await axeFindsNow(page)).toEqual([])

  // As if the server had promised something else before the first card.
  await page.evaluate(id => {
    const name = `tianguis:receipt:${id}`
    const receipt = JSON.parse(localStorage.getItem(name) ?? '') as object
    localStorage.setItem(name, JSON.stringify({ ...receipt, commitment: 'ab'.repeat(32) }))
  }, table.id)
  await page.reload()
  await page.locator('.tb-proof').getByText('The shuffle does not fit!').waitFor()
  await page
    .getByText('The promise is not the one that this browser saw before the first card.')
    .waitFor()
  expect(heard).toEqual([])
})
