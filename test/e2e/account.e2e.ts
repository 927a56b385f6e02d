import type { APIRequestContext } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { LocalHistory } from '../../src/protocol/local-history.ts'
import { smtpSink, type SmtpSink } from '../../src/server/notify/smtp-sink.fixture.ts'
import { sound } from './axe.ts'
import { complaints, PHONE, visitor } from './browser.ts'
import { openHouse } from './house.ts'

/** A phone whose browser keeps passkeys, and answers for its owner. */
async function phone(address: string, locale = 'en-GB') {
  const context = await visitor({ address, viewport: PHONE, locale })
  const page = await context.newPage()
  const heard = complaints(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context, page, heard, devtools, authenticatorId }
}

/** As long as addresses of real people are: longer than a phone is wide. */
const ADDRESS = 'ana.maria.fernandez.de.cordoba@example.org'

/** One game of Mercado, played in this browser before anybody knew who plays. */
const PLAYED: LocalHistory = {
  latest: [],
  sums: {
    mercado: {
      played: 1,
      won: 1,
      kinds: [{ players: 2, company: 'easy', played: 1, won: 1 }],
      best: 31,
      streak: 1,
      longest: 1,
      time: 600_000,
      dealtAt: 1,
    },
  },
}

async function houseWithMail() {
  const sink = await smtpSink()
  const house = await openHouse(port => [
    '--mail',
    sink.url,
    '--public-url',
    `http://localhost:${port}`,
  ])
  onTestFinished(() => house.stop())
  // Browsers keep passkeys for names alone, not for bare numbers.
  return { sink, address: house.address.replace('127.0.0.1', 'localhost') }
}

test('a guest is kept by a passkey and by a mailed link, comes back on other devices, and goes', async () => {
  const { address, sink } = await houseWithMail()
  const first = await phone(address)
  const { page } = first
  await page.goto('/')
  await page.evaluate(
    played => localStorage.setItem('tianguis:history', played),
    JSON.stringify(PLAYED),
  )
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Become a guest now' }).click()
  await page.getByRole('region', { name: 'Name' }).getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('region', { name: 'Name' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('So far only this browser knows you').waitFor()
  await sound(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('You can come back on any device.').first().waitFor()
  await page.getByRole('region', { name: 'Played on your devices' }).waitFor()

  await page.getByRole('textbox', { name: 'E-mail address' }).fill(ADDRESS)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText(`A link is on its way to ${ADDRESS}`).first().waitFor()
  await sound(page)
  const token = /#(\S+)/.exec(sink.mails[0].text)?.[1]

  const second = await phone(address, 'es-ES')
  await second.page.goto(`/sign-in#${token}`)
  await second.page.getByText('Este enlace se pidió en otro navegador').waitFor()
  expect(second.page.url()).toBe(`${address}/sign-in`)
  await sound(second.page)

  await page.goto(`/sign-in#${token}`)
  await page.getByRole('button', { name: 'Keep Ana by this address' }).click()
  await page.getByText('Your name: Ana').waitFor()
  await second.context.request.post(`${address}/api/sign-in/mail`, {
    data: { address: ADDRESS },
  })
  await second.page.goto('/')
  await second.page.goto(`/sign-in#${/#(\S+)/.exec(sink.mails[1].text)?.[1]}`)
  await second.page.getByRole('button', { name: 'Entrar como Ana' }).click()
  await second.page.getByText(`Un enlace a ${ADDRESS} te trae de vuelta.`).waitFor()
  const brought = second.page.getByRole('region', { name: 'Jugado en tus dispositivos' })
  await brought.getByRole('article', { name: 'Mercado' }).waitFor()
  await sound(second.page)
  expect(second.heard).toEqual([])
  await second.context.close()

  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page
    .getByRole('button', { name: 'Sign out everywhere else' })
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await sound(page)
  expect(await page.evaluate(() => localStorage.getItem('tianguis:history'))).toBeNull()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Your name: Ana').waitFor()
  await page.getByRole('article', { name: 'Mercado' }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tianguis.json')
  await page.getByRole('button', { name: 'Delete me' }).click()
  await page.getByRole('button', { name: 'No, stay' }).click()
  await page.getByRole('button', { name: 'Delete me' }).click()
  await sound(page)
  await page.getByRole('button', { name: 'Yes, delete me' }).click()
  await page.getByText('Nobody knows you here yet').waitFor()
  expect(first.heard).toEqual([])
})

/** Becomes a guest who keeps the account by an address; returns their id. */
async function kept(request: APIRequestContext, sink: SmtpSink): Promise<string> {
  const { me } = (await (await request.post('/api/guest')).json()) as { me: { id: string } }
  await request.post('/api/sign-in/mail', {
    data: { address: `p${sink.mails.length}@example.org` },
  })
  const token = /#(\S+)/.exec(sink.mails.at(-1)?.text ?? '')?.[1]
  expect((await request.post('/api/sign-in/link', { data: { token } })).status()).toBe(200)
  return me.id
}

/** Each of these makes as many plies as a rated match needs, and one more. */
async function playSome(players: readonly APIRequestContext[], path: string): Promise<void> {
  const made = players.map(() => 0)
  while (made.some(plies => plies < 6))
    for (const [index, player] of players.entries()) {
      const { moment } = (await (await player.get(`${path}/moment`)).json()) as {
        moment: { seq: number; offers: object[] }
      }
      const [move] = moment.offers
      if (move === undefined) continue
      const wish = { key: `key-${index}-${made[index]}-of-it`, at: moment.seq, moves: [move] }
      expect((await player.post(`${path}/moves`, { data: wish })).status()).toBe(200)
      made[index] = (made[index] ?? 0) + 1
    }
}

test('finished matches show on my page, on a person’s and on the game’s', async () => {
  const { address, sink } = await houseWithMail()
  const ana = await phone(address)
  const [ben, eva] = [await phone(address, 'es-ES'), await phone(address)]
  const ids: string[] = []
  for (const { context } of [ana, ben, eva]) ids.push(await kept(context.request, sink))
  // The other resigns after a few plies: a match at two is over then, and counts.
  for (const rival of [ben, ben, ben, eva, eva]) {
    const wish = { game: 'merchant-of-goldfish', chairs: ['me', 'open'] }
    const made = await ana.context.request.post('/api/tables', { data: wish })
    const { table, links } = (await made.json()) as { table: { id: string }; links: string[] }
    const path = `/api/tables/${table.id}`
    const other = rival.context.request
    await other.post(`${path}/sit`, { data: { invite: links[1]?.split('#')[1] } })
    await playSome([ana.context.request, other], path)
    expect((await other.post(`${path}/resign`)).status()).toBe(200)
  }
  await ana.page.goto('/me')
  await ana.page.getByRole('row', { name: 'Merchant of Goldfish 1st 5 times 5 5' }).waitFor()
  await sound(ana.page)
  await ana.page.getByRole('row').getByRole('link', { name: 'Merchant of Goldfish' }).click()
  await ana.page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  expect(
    await ana.page.locator('section', { hasText: 'Leaderboard' }).getByRole('row').count(),
  ).toBe(2)
  await sound(ana.page)
  await ben.page.goto(`/person/${ids[0]}`)
  await ben.page.getByText('1.º 5 veces').waitFor()
  await ben.page.getByRole('heading', { name: 'Mesas terminadas' }).waitFor()
  await sound(ben.page)
  await ben.page.setViewportSize({ width: 320, height: 568 })
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // The longest name of a game has one line, above its numbers.
  const named = ben.page
    .getByRole('row')
    .getByRole('link', { name: 'El mercader de peces dorados' })
  expect((await named.boundingBox())?.height).toBeLessThan(32)
  expect([...ana.heard, ...ben.heard]).toEqual([])
})
