import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Chronicle } from '../../src/kernel/match.ts'
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts'
import { complaints, PHONE, visitor } from './browser.ts'
import { byMouse, goldfishTable } from '../../src/games/merchant-of-goldfish/test/player.ts'
import { daily } from '../deep.ts'
import { openHouse } from './house.ts'
import { playOut } from './program.ts'
import { playTo, sitDown } from './stage.ts'

/**
 * What this page's server has acknowledged, in order: read off the wire, so that the test need not
 * trust the page.
 */
function acknowledged(page: Page): (readonly { readonly type: string }[])[] {
  const sent = new Map<string, readonly { readonly type: string }[]>()
  const done: (readonly { readonly type: string }[])[] = []
  const heard = new Set<string>()
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ClientMessage
      if (message.type === 'choose') sent.set(message.key, message.moves)
    })
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage
      if (message.type !== 'done' || heard.has(message.key)) return
      heard.add(message.key)
      done.push(sent.get(message.key) ?? [])
    })
  })
  return done
}

/** The server is killed after so many moves. */
const BEFORE = 8
/** So many are made by hand at least; the rest by programs. */
const BY_HAND = daily(16, Infinity)

test('two browsers and a bot play to the end although the server is killed in the middle; nothing is lost or doubled', async () => {
  const house = await openHouse()
  onTestFinished(() => house.stop())
  const [ana, ben] = await Promise.all([
    visitor({ address: house.address }),
    visitor({ address: house.address, viewport: PHONE, colorScheme: 'dark' }),
  ])
  const [anasPage, bensPage] = await Promise.all([ana.newPage(), ben.newPage()])
  const complained = [complaints(anasPage), complaints(bensPage)]
  const confirmed = [acknowledged(anasPage), acknowledged(bensPage)]

  // Ana makes a table as the page does it; Ben opens the link she sends.
  const chairs = ['me', 'open', 'greedy']
  const id = await sitDown(anasPage, bensPage, {
    game: 'merchant-of-goldfish',
    chairs,
    options: { start: 0 },
  })

  const tables = [goldfishTable(anasPage), goldfishTable(bensPage)]
  const moved = { count: 0 }
  const crashes: Promise<void>[] = []
  const hasGiven = () => confirmed.flat(2).some(move => move.type === 'give')
  let stop = () => {}
  const until = new Promise<void>(done => (stop = done))
  const each = async () => {
    moved.count++
    if (moved.count === BEFORE) crashes.push(house.crash())
    if (moved.count >= BY_HAND && hasGiven()) stop()
  }
  await Promise.all(tables.map(table => playTo(table, byMouse, { each, until })))
  await Promise.all(crashes)
  expect(crashes).toHaveLength(1)
  expect(moved.count).toBeGreaterThan(BEFORE)
  expect(hasGiven()).toBe(true)
  await playOut([ana, ben], id)
  for (const table of tables) await table.result.waitFor()

  const record = await anasPage.evaluate(async match => {
    const answer = await fetch(`/api/tables/${match}/chronicle`)
    return (await answer.json()) as Chronicle
  }, id)
  for (const [seat, moves] of confirmed.entries()) {
    const kept = record.log.filter(ply => ply.seat === seat).map(ply => ply.move)
    const byHand = moves.flat()
    expect(kept.slice(0, byHand.length)).toEqual(byHand)
  }

  await watchAgain(anasPage, id)
  expect(complained.flat()).toEqual([])
})

/** The replay leads from the deal to the last step. */
async function watchAgain(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}/replay?eyes=0`)
  const slider = page.getByRole('slider', { name: 'Moment' })
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.locator('main[data-step="0"]').waitFor()
  expect(await page.getByRole('region', { name: 'Your hand, 14 cards' }).isVisible()).toBe(true)
  for (let step = 1; step <= 5; step++) {
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.locator(`main[data-step="${step}"]`).waitFor()
  }
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.locator(`main[data-step="${last}"]`).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  expect(title).toMatch(/won|win/i)
}
