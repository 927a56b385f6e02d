import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { manualClock } from '../../src/server/clock.fixture.ts'
import { smtpSink } from '../../src/server/notify/smtp-sink.fixture.ts'
import { receiver } from '../../src/server/notify/receiver.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, PHONE, visitor } from './browser.ts'
import {
  byMouse,
  type GoldfishTable,
  goldfishTable,
} from '../../src/games/merchant-of-goldfish/test/player.ts'
import { freePort } from './house.ts'
import { playOut, stands } from './program.ts'
import { pushPhone } from './push-phone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const seventh = (page: Page) => page.locator('main[data-step="7"]')

/**
 * Two people with a browser each, at a server with a manual clock, with its mail and its push
 * service.
 */
async function twoDevices() {
  const [sink, service, port] = [await smtpSink(), await receiver(), await freePort()]
  const clock = manualClock(Math.floor(Date.now() / DAY) * DAY + 12 * HOUR)
  const publicUrl = `http://127.0.0.1:${port}`
  const mayReach = (address: string) => address === '127.0.0.1'
  const server = await serve({ port, publicUrl, clock, mayReach, mail: sink.url })
  const [anas, bens] = [
    await visitor({ address: publicUrl }),
    await visitor({ address: publicUrl, viewport: PHONE, serviceWorkers: 'allow' }),
  ]
  await anas.grantPermissions(['clipboard-read', 'clipboard-write'])
  await bens.grantPermissions(['notifications'])
  const [ana, ben] = [await anas.newPage(), await bens.newPage()]
  const heard = [ana, ben].map(complaints)
  const phone = await pushPhone(bens, ben, service)
  return { sink, service, clock, server, publicUrl, anas, bens, ana, ben, heard, phone }
}

async function isSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await axeFindsNow(page)).toEqual([])
}

/** Plays by mouse until the others are to move. */
async function takeTurn(table: GoldfishTable, id: string): Promise<void> {
  const context = table.page.context()
  for (;;) {
    const { seat, table: now } = await stands(context, id)
    if (seat === null || !now.actors.includes(seat)) return
    const asked = await table.asked()
    if (asked !== 'over') await byMouse(table, asked)
  }
}

test('two people play over days: invited, notified, shown what they missed, watched again, shared', async () => {
  const { sink, service, clock, publicUrl, anas, bens, ana, ben, heard, phone } = await twoDevices()

  await ana.goto('/game/merchant-of-goldfish')
  await ana
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: '2' })
    .check({ force: true })
  await ana.getByLabel('Chair 2').selectOption({ label: 'A friend (by link)' })
  await ana.getByText('Options', { exact: false }).first().click()
  await ana.getByRole('radio', { name: 'Seat 1' }).check({ force: true })
  await ana.getByRole('radio', { name: 'Over days' }).check({ force: true })
  await ana.getByRole('radio', { name: '3 days a turn' }).check({ force: true })
  await ana.getByLabel('Begin only when everybody is ready').check()
  await button(ana, 'Make the table').click()
  await button(ana, /^Copy/).click()
  await button(ana, 'Copied').or(ana.getByText('Copied').first()).first().waitFor()
  const id = new URL(ana.url()).pathname.split('/').at(-1) ?? ''

  // People who wait can talk.
  await ben.goto(await copied(ana))
  await ben.getByLabel('Say to the players').fill('Three days? Fine.')
  await ben.getByLabel('Say to the players').press('Enter')
  await ana.getByRole('button', { name: 'Three days? Fine.' }).waitFor()
  await isSound(ben)

  await ben.goto('/me')
  await ben.getByRole('textbox', { name: 'E-mail address' }).fill('ben@example.org')
  await button(ben, 'Send me a link').click()
  await ben.getByText('A link is on its way to ben@example.org').first().waitFor()
  await ben.goto(`/sign-in#${/#(\S+)/.exec(sink.mails[0]?.text ?? '')?.[1]}`)
  await button(ben, /by this address$/).click()
  for (const way of ['On this device', 'By e-mail']) {
    await button(ben, `Tell me: ${way}`).click()
    await button(ben, `Send a test: ${way}`).click()
  }
  await service.until(1)
  await expect
    .poll(() => sink.mails.at(-1))
    .toMatchObject({
      to: ['ben@example.org'],
      subject: 'Tianguis: a test',
    })
  await expect.poll(phone.shown).toMatchObject([{ title: 'Tianguis: a test' }])

  await ben.goto(`/t/${id}`)
  await button(ben, 'I am ready').click()
  await button(ana, 'I am ready').click()
  const [anasTable, bensTable] = [goldfishTable(ana), goldfishTable(ben)]
  await anasTable.asked()

  // Ben leaves; a day later Ana moves, and Ben is notified by both channels, once.
  await ben.goto('/about')
  clock.advance(DAY)
  await takeTurn(anasTable, id)
  await service.until(2)
  await expect.poll(() => sink.mails.at(-1)?.subject).toBe('Your turn: Merchant of Goldfish')
  const turn = { title: 'Your turn: Merchant of Goldfish', tag: `${publicUrl}/t/${id}` }
  await expect.poll(phone.shown).toContainEqual(turn)
  expect(sink.mails.at(-1)?.text).toContain(turn.tag)

  // Back by the link of the mail: step by step, and at once to the present.
  clock.advance(2 * DAY)
  await ben.goto(/http\S+\/t\/\S+/.exec(sink.mails.at(-1)?.text ?? '')?.[0] ?? '')
  const offer = ben.getByRole('region', { name: /^Since/ })
  await offer.getByText(/^Since the game began: \d+ steps?$/).waitFor()
  await isSound(ben)
  await button(ben, 'Show me').click()
  await ben.getByText(/^Looking back: 1 of \d+$/).waitFor()
  expect(await ben.locator('.tb-status h1').textContent()).toMatch(/led/)
  await isSound(ben)
  await button(ben, 'One step back').click()
  await ben.getByRole('heading', { name: 'How you left it' }).waitFor()
  await button(ben, 'One step on').click()
  await button(ben, 'Back to how things stand now').click()
  await takeTurn(bensTable, id)
  await offer.waitFor({ state: 'detached' })

  // In quiet hours nobody is notified; afterwards Ben is.
  await ben.goto('/me')
  await ben.getByLabel('From').fill('11:00')
  await ben.getByLabel('Until').fill('15:00')
  await button(ben, 'Save these quiet hours').click()
  await ben.getByText('Saved.').first().waitFor()
  clock.advance(DAY)
  const [mails, came] = [sink.mails.length, clock.now()]
  await takeTurn(anasTable, id)
  while (sink.mails.length === mails && clock.now() < came + 3.5 * HOUR) {
    await stands(bens, id)
    clock.advance(10 * MINUTE)
  }
  expect(clock.now() - came).toBeGreaterThanOrEqual(3 * HOUR - 10 * MINUTE)
  await expect.poll(() => sink.mails.length).toBe(mails + 1)

  // Ben opens the link of the notification, and walks by keyboard to the present.
  await service.until(3)
  await expect.poll(phone.shown).toContainEqual(turn)
  await ben.goto(turn.tag)
  await ben.getByText(/^Since your last turn: \d+ steps?$/).waitFor()
  await ben.keyboard.press('w')
  const past = button(ben, 'Back to how things stand now')
  await past.waitFor()
  await expect
    .poll(async () => {
      if (await past.isVisible()) await ben.keyboard.press('ArrowRight')
      return past.count()
    })
    .toBe(0)
  await bensTable.asked()

  await playOut([anas, bens], id)
  await button(ben, 'Watch it again').click()
  await moment(ben).waitFor()
  await button(ben, 'One step on').click()
  await button(ben, 'Play').click()
  await expect.poll(async () => Number(await moment(ben).inputValue())).toBeGreaterThanOrEqual(3)
  await button(ben, 'Pause').click()

  await button(ana, 'Watch it again').click()
  await ana.getByLabel('Seen by').selectOption('1')
  await ana.waitForURL(/eyes=1/)
  await moment(ana).fill('7')
  await seventh(ana).waitFor()
  const seen = await ana.locator('.tb-folk').textContent()
  await button(ana, 'Share this moment').click()
  await ana.getByText('The link is copied').waitFor({ state: 'attached' })
  const eva = await visitor({ address: publicUrl })
  const evas = await eva.newPage()
  await evas.goto(await copied(ana))
  await seventh(evas).waitFor()
  expect(await moment(evas).inputValue()).toBe('7')
  expect(await evas.getByLabel('Seen by').inputValue()).toBe('1')
  expect(await evas.locator('.tb-folk').textContent()).toBe(seen)
  expect(heard).toEqual([[], []])
})
