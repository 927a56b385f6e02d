import { expect, test } from 'vitest'
import { botOf } from '../../test/program.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, visitor } from '../../test/visitors.fixture.ts'

test('one address invites a bot so often, whoever asks there; another may as well', async () => {
  const server = await serve({ limits: { invitationsPerBot: 3 } })
  const [first, second] = [await botOf(await guest(server)), await botOf(await guest(server))]
  const from = async (address: string) =>
    visitor(server, (await guest(server)).cookie, { 'x-forwarded-for': address })
  const invite = async (address: string, { bot }: typeof first) => {
    const host = await from(address)
    const { table } = await host.make({ chairs: ['me', 'open'] })
    const wish = { seat: 1, bot: bot.id }
    return (await host.send('POST', `/api/tables/${table.id}/invitations`, wish)).status
  }
  const statuses = []
  for (let times = 0; times < 5; times++) statuses.push(await invite('192.0.2.1', first))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await invite('192.0.2.1', second)).toBe(200)
  expect(await invite('192.0.2.2', first)).toBe(200)
  const networks = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']
  const ofSite = []
  for (const address of networks) ofSite.push(await invite(address, first))
  expect(ofSite).toEqual([200, 200, 200, 429])
})
