import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ManualClock, manualClock } from '../../src/server/clock.fixture.ts'
import { type RunningServer, startServer } from '../../src/server/main.ts'
import { silent } from '../../src/server/test/server.fixture.ts'
import { scratchFolder } from '../scratch.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, pageOf, PHONE, visitor } from './browser.ts'
import { cutOff, outOfReach } from './screen.ts'
import { makeTable } from './stage.ts'
import { visit } from './visit.ts'

const MINUTE = 60_000

let clock: ManualClock
let server: RunningServer
let data: string

beforeAll(async () => {
  data = await mkdtemp(join(scratchFolder(), 'tianguis-e2e-life-'))
  clock = manualClock(Date.now())
  const quiet = { botPace: 0, log: 'silent', clock, thinker: silent() }
  server = await startServer({ host: '127.0.0.1', port: 0, data, ...quiet })
})
afterAll(async () => {
  await server.stop()
  await rm(data, { recursive: true })
})

const status = (page: Page) => page.locator('.tb-status')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Once its type and pictures are there. */
async function isSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await axeFindsNow(page)).toEqual([])
}

async function proposeToEnd(page: Page): Promise<void> {
  await button(page, 'Menu').click()
  await button(page, 'Stop playing').click()
  await button(page, 'Propose to end').click()
  // What is asked once more has the focus: the button that asked for it is gone.
  await page.locator(':focus', { hasText: 'If all people at the table agree' }).waitFor()
  await button(page, 'Propose to end').click()
  await button(page, 'Play on').waitFor()
}

test('with clocks from the first click to the rematch: ready, out of time, back, agreed, once more', async () => {
  const context = await visitor({ address: server.address })
  const ana = await context.newPage()
  const heard = complaints(ana)
  await ana.goto('/game/merchant-of-goldfish')
  await ana
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: '2' })
    .check({ force: true })
  await ana.getByLabel('Chair 2').selectOption({ label: 'A friend (by link)' })
  await ana.getByRole('radio', { name: 'Live' }).check({ force: true })
  await ana.getByRole('radio', { name: '10 min + 15 s' }).check({ force: true })
  await ana.getByLabel('Begin only when everybody is ready').check()
  await isSound(ana)
  await button(ana, 'Make the table').click()
  await ana.waitForURL(url => !url.pathname.startsWith('/game/'))
  await ana.getByText('10 min + 15 s').waitFor()
  const id = new URL(ana.url()).pathname.split('/').at(-1) ?? ''
  const link = await ana.evaluate(async table => {
    const answer = await fetch(`/api/tables/${table}`)
    return ((await answer.json()) as { links: (string | null)[] }).links.find(each => each !== null)
  }, id)

  const other = await visitor({ address: server.address, viewport: PHONE })
  const ben = await other.newPage()
  await ben.goto(link ?? '')
  await button(ben, 'I am ready').click()
  await ana.getByText('· ready').waitFor()
  await isSound(ana)
  await button(ana, 'I am ready').click()

  // Whose clock runs first, the deal decides.
  await status(ben).waitFor()
  await status(ana).getByRole('timer').waitFor()
  await isSound(ben)
  expect(await status(ben).getByRole('timer').textContent()).toMatch(/^!?\d+:\d\d$/)
  expect(await cutOff(ben)).toEqual([])

  const late = await ana.evaluate(async table => {
    const answer = await fetch(`/api/tables/${table}`)
    return ((await answer.json()) as { table: { actors: number[] } }).table.actors[0]
  }, id)
  const running = late === 0 ? ana : ben
  clock.advance(10 * MINUTE + 15_000)
  const replaced = running.getByText('Your time ran out, so a bot plays for you.')
  await replaced.waitFor()
  await isSound(running)
  await button(running, 'Take my seat back').click()
  await replaced.waitFor({ state: 'detached' })

  const asked = ben.waitForResponse(/\/api\/tables$/)
  await button(ben, 'Menu').click()
  await asked
  await button(ben, 'Stop playing').waitFor()
  // No other table waits for Ben.
  expect(await button(ben, 'Next table that waits for me').count()).toBe(0)
  await button(ben, 'Stop playing').click()
  await isSound(ben)
  await ben.keyboard.press('Escape')
  await proposeToEnd(ben)
  // Who goes on by a key is at the table again.
  const place = button(ben, 'Menu')
  await place.focus()
  await button(ben, 'Play on').press('Enter')
  await button(ben, 'Play on').waitFor({ state: 'detached' })
  expect(await place.evaluate(element => element === document.activeElement)).toBe(true)
  await proposeToEnd(ben)
  await ana.getByText('Proposal to end the match here, without a result').waitFor()
  // Who is asked, and who asked, can go on: it covers nothing that is played, and can be read.
  await ben.getByText('You proposed to end here.').waitFor()
  await isSound(ben)
  const below = ben.locator('.tb-actions button, .tb-shelf [data-rove] button')
  expect(await outOfReach(below)).toEqual([])
  await button(ana, 'I agree').click()
  for (const page of [ana, ben])
    await page.getByText('Ended by agreement, without a result').first().waitFor()
  await isSound(ben)

  await button(ana, 'Play again').click()
  await ana.getByText(/Kept for/).waitFor()
  // Who has just played it need not be told how it goes.
  await ana.getByText('How Merchant of Goldfish is played').waitFor()
  expect(await ana.locator('.lobby .how').getAttribute('open')).toBe(null)
  await button(ben, 'Join in').click()
  await button(ben, 'I am ready').click()
  await button(ana, 'I am ready').click()
  await status(ana).getByRole('timer').waitFor()
  expect(new URL(ana.url()).pathname).not.toBe(`/t/${id}`)
  expect(new URL(ben.url()).pathname).toBe(new URL(ana.url()).pathname)
  expect(heard).toEqual([])
})

test('quiet hours and vacation are set on my page', async () => {
  const context = await visitor({ address: server.address, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/me')
  await button(page, 'Become a guest now').click()
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('Until').fill('07:00')
  await button(page, 'Save these quiet hours').click()
  await page.getByText('Saved.').first().waitFor()
  await button(page, 'Go on vacation now').click()
  await page.getByText('You are on vacation').waitFor()
  await page.reload()
  expect(await page.getByLabel('From').inputValue()).toBe('21:30')
  await button(page, 'I am back').click()
  await page.getByText('21 days of vacation left this year').waitFor()
  await page.getByLabel('Until').fill('20:00')
  await button(page, 'Save these quiet hours').click()
  await page.getByText('Quiet hours may last twelve hours at most.').first().waitFor()
  await isSound(page)
})

test('who looks on sits down when they open an invitation in the same page', async () => {
  const { address } = server
  const [host, guest] = await Promise.all([pageOf({ address }), pageOf({ address })])
  const { id, links } = await makeTable(host, { game: 'mercadito', chairs: ['me', 'open', 'open'] })
  await guest.goto(`/t/${id}`)
  await guest.getByText('You are watching').waitFor()
  await guest.goto(links[1] ?? '')
  await guest.locator('#main').getByText('One chair is still free').waitFor()
  expect(await guest.getByText('You are watching').count()).toBe(0)
})

/** Runs inside the page: whether the talk is longer than what is seen of it, and shows its end. */
function isAtEnd(): boolean {
  const list = document.querySelector('.tb-talk ol')
  if (!list || list.scrollHeight <= list.clientHeight) return false
  return list.scrollTop + list.clientHeight > list.scrollHeight - 2
}

test('on a phone the talk opens at its end, however often', async () => {
  const { address } = server
  const [host, guest] = [await pageOf({ address }), await pageOf({ address, viewport: PHONE })]
  const { id, links } = await makeTable(host, { game: 'mercadito', chairs: ['me', 'open'] })
  await visit(host, `/t/${id}`)
  for (const line of ['first', 'second', 'third', 'last']) {
    await host.getByLabel('Say to the players').fill(line.padEnd(300, ' and so on'))
    await host.keyboard.press('Enter')
    await host.getByText(`${line} and so on`).waitFor()
  }
  await guest.goto(links[1] ?? '')
  for (let times = 0; times < 2; times++) {
    await button(guest, 'Menu').click()
    await guest.getByRole('button', { name: /^Talk/ }).click()
    const seen = guest.getByText('last and so on')
    await seen.waitFor()
    await guest.waitForFunction(isAtEnd)
    expect(await seen.count()).toBe(1)
    await button(guest, 'Close').click()
  }
})

test('on a tablet the talk lies over a corner of the table', async () => {
  const { address } = server
  const page = await pageOf({ address, viewport: { width: 768, height: 1024 } })
  const { id } = await makeTable(page, { game: 'mercado', chairs: ['me', 'greedy'] })
  await visit(page, `/t/${id}`)
  await button(page, 'Menu').click()
  await page.getByRole('button', { name: /^Talk/ }).click()
  const talk = await page.locator('.tb-talk').boundingBox()
  expect((talk?.width ?? Infinity) * (talk?.height ?? 1)).toBeLessThan((768 * 1024) / 4)
})

/** Runs inside the page: the lines of people that are cut, or that their clock lies on. */
function badLines(kinds: string): string[] {
  const rectsOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
  }
  return [...document.querySelectorAll('.tb-chip')].flatMap(chip => {
    const line = chip.querySelector('.tb-line')?.getBoundingClientRect()
    const clock = chip.querySelector('.tb-clock')?.getBoundingClientRect()
    if (!line || !clock) return ['no clock']
    const bad = [...chip.querySelectorAll(kinds)]
      .flatMap(rectsOf)
      .some(({ right, bottom, top }) => {
        const beside = bottom > clock.top && top < clock.bottom
        return right > (beside ? clock.left : line.right) + 1 || bottom > line.bottom + 2
      })
    return bad ? [chip.textContent] : []
  })
}

test('beside a clock what somebody holds is read whole, on a phone and by who looks on', async () => {
  const { address } = server
  const page = await pageOf({ address, viewport: { width: 320, height: 568 } })
  const time = { kind: 'live', minutes: 10, seconds: 15 }
  const chairs = ['me', 'open', 'open', 'open']
  const { id, links } = await makeTable(page, { game: 'mercadito', chairs, time })
  for (const invite of links.slice(1).map(link => link?.split('#')[1])) {
    const { request } = await visitor({ address })
    await request.post('/api/guest')
    await request.post(`/api/tables/${id}/sit`, { data: { invite } })
  }
  await visit(page, `/t/${id}`)
  const looker = await pageOf({ address, viewport: { width: 1024, height: 700 } })
  await looker.goto(`/t/${id}`)
  for (const each of [page, looker]) await each.locator('.tb-chip .tb-clock').nth(2).waitFor()
  expect(await page.evaluate(badLines, '.tb-short')).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(badLines, '.tb-short')).toEqual([])
  expect(await looker.evaluate(badLines, '.tb-holds, .tb-did')).toEqual([])
})

test('the picture of a table that waits is as wide as its stall, also on a phone on its side', async () => {
  const viewport = { width: 640, height: 360 }
  const page = await pageOf({ address: server.address, viewport })
  const { id } = await makeTable(page, { game: 'mercadito', chairs: ['me', 'open', 'open'] })
  await visit(page, `/t/${id}`)
  const boxes = ['.lobby .emblem', '.lobby .seating'].map(css => page.locator(css).boundingBox())
  const [picture, stall] = await Promise.all(boxes)
  expect([picture?.x, picture?.width]).toEqual([stall?.x, stall?.width])
})
