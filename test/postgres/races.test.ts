import { describe, expect, test } from 'vitest'
import { onPostgres, runSql } from '../../src/server/test/databases.fixture.ts'
import { authenticator } from '../../src/server/identity/authenticator.fixture.ts'
import { LIMITS } from '../../src/server/limits/limits.ts'
import { smtpSink } from '../../src/server/notify/smtp-sink.fixture.ts'
import { operator } from '../../src/server/test/program.fixture.ts'
import {
  GOLDFISH,
  guest,
  idOf,
  visitor,
  type Visitor,
} from '../../src/server/test/visitors.fixture.ts'
import { ROUNDS, three, everywhere, atOnce, statuses } from './races.fixture.ts'

describe.skipIf(!onPostgres())('three servers asked at the same moment', () => {
  test('a person has no more bots and tokens than they may, and no more seats', async () => {
    const servers = await three({ limits: { tablesPerPerson: 3 } })
    const [ana, ben] = [await everywhere(servers), await guest(servers[0])]
    expect(
      await atOnce(ana, 27, i => ['/api/me/tokens', { name: `${i}`, scopes: ['read'] }]),
    ).toEqual(statuses(20, 7, 409))
    expect(await atOnce(ana, 15, i => ['/api/me/bots', { name: `Goldie ${i}` }])).toEqual(
      statuses(10, 5, 409),
    )
    const tables = await Promise.all(
      Array.from({ length: 3 }, () => ben.make({ chairs: ['me', 'open', 'open'], listed: true })),
    )
    const more = await Promise.all(
      Array.from({ length: 3 }, async () =>
        (await guest(servers[0])).make({ chairs: ['me', 'open', 'open'], listed: true }),
      ),
    )
    const sit = [...tables, ...more].map(({ table }) => `/api/tables/${table.id}/sit`)
    expect(await atOnce(ana, 6, index => [sit[index] ?? '', {}])).toEqual(statuses(3, 3, 429))
  })

  test('a mailbox gets no more mails than it may', async () => {
    const { url, mails } = await smtpSink()
    const servers = await three({ mail: url, publicUrl: 'https://play.example.org' })
    const [most, more] = [LIMITS.mailsToAddress.value, 18]
    const networks = Array.from({ length: most + more }, (_, index) =>
      visitor(servers[index % 3] ?? servers[0], '', { 'x-forwarded-for': `192.0.2.${index}` }),
    )
    const ask = () => ['/api/sign-in/mail', { address: 'victim@example.org' }] as const
    expect(await atOnce(networks, most + more, ask)).toEqual(statuses(most, more, 429))
    expect(mails).toHaveLength(most)
  })

  test('a network asks for no more mails than it may, to however many mailboxes', async () => {
    const { url, mails } = await smtpSink()
    const servers = await three({ mail: url, publicUrl: 'https://play.example.org' })
    const [most, more] = [LIMITS.mailsByNetwork.value, 10]
    const people = servers.map(server => visitor(server, '', { 'x-forwarded-for': '192.0.2.1' }))
    const ask = (index: number) =>
      ['/api/sign-in/mail', { address: `stranger${index}@example.org` }] as const
    expect(await atOnce(people, most + more, ask)).toEqual(statuses(most, more, 429))
    expect(mails).toHaveLength(most)
  })

  test('a passkey that two add at the same moment is of one of them', async () => {
    const servers = await three({ publicUrl: 'https://play.example.org' })
    for (let round = 0; round < ROUNDS; round++) {
      const key = authenticator()
      const people = await Promise.all(servers.map(server => guest(server)))
      const asked = people.map(async who => {
        const { body } = await who.send<{ options: { challenge: string } }>(
          'POST',
          '/api/me/passkeys/ask',
        )
        return key.register(body.options, 'https://play.example.org')
      })
      const keys = await Promise.all(asked)
      expect(
        await atOnce(people, 3, index => ['/api/me/passkeys', { response: keys[index] }]),
      ).toEqual(statuses(1, 2, 409))
    }
  })

  test('a mailed link is used once, and makes one person', async () => {
    const { url, mails } = await smtpSink()
    const servers = await three({ mail: url, publicUrl: 'https://play.example.org' })
    const strangers = servers.map(server => visitor(server))
    for (let round = 0; round < ROUNDS; round++) {
      await strangers[0]?.send('POST', '/api/sign-in/mail', { address: `a${round}@example.org` })
      const token = /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      const fresh = servers.map(server => visitor(server))
      expect(await atOnce(fresh, 9, () => ['/api/sign-in/link', { token }])).toEqual(
        statuses(1, 8, 410),
      )
      expect(await runSql(servers[0], 'SELECT id FROM users')).toHaveLength(round + 1)
    }
  })

  test('an account that is kept and deleted at once leaves its address free', async () => {
    const { url, mails } = await smtpSink()
    const servers = await three({ mail: url, publicUrl: 'https://play.example.org' })
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await everywhere(servers)
      await ana[0].send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })
      const token = /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      await Promise.all([
        ana[1].send('POST', '/api/sign-in/link', { token }),
        ana[2].send('PATCH', '/api/me', { name: 'Ana' }),
        ana[0].send('DELETE', '/api/me'),
      ])
      for (const left of ['addresses', 'sessions'])
        expect(
          await runSql(
            servers[0],
            `SELECT 1 FROM ${left} JOIN users ON users.id = user_id WHERE gone = 1`,
          ),
        ).toEqual([])
      await runSql(servers[0], 'DELETE FROM addresses')
      await runSql(servers[0], 'DELETE FROM mail_links')
    }
  })

  test('nobody who deletes their account is left at a table, or with a token or a bot', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await guest(servers[0])]
      const id = await idOf(ana[0])
      const chairs = ['me', 'open', 'open']
      const { table } = await ben.make({ chairs, listed: true })
      await Promise.all([
        ana[0].send('DELETE', '/api/me'),
        ana[1].send('POST', `/api/tables/${table.id}/sit`, {}),
        ana[2].send('POST', '/api/tables', { game: GOLDFISH, chairs, listed: true }),
        ana[1].send('POST', '/api/me/tokens', { name: 'x', scopes: ['read'] }),
        ana[2].send('POST', '/api/me/bots', { name: 'Goldie' }),
      ])
      for (const left of [
        `SELECT 1 FROM seats WHERE user_id = '${id}'`,
        `SELECT 1 FROM tables WHERE host = '${id}' AND listed = 1`,
        `SELECT 1 FROM access_tokens WHERE user_id = '${id}'`,
        `SELECT 1 FROM bots WHERE owner_id = '${id}'`,
      ])
        expect(await runSql(servers[0], left)).toEqual([])
    }
  })

  test('nor is anything left of what they set and said meanwhile', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await guest(servers[0])]
      const id = await idOf(ana[0])
      const { table } = await ben.make({ chairs: ['me', 'open'], listed: true })
      const at = `/api/tables/${table.id}`
      await ben.send('POST', `${at}/sit`, {})
      await ana[0].send('POST', `${at}/chat`, { key: 'key-first', text: 'Hello' })
      await ben.send('POST', `${at}/chat`, { key: 'key-bens', text: 'Hello' })
      const quiet = { zone: 'UTC', from: 0, until: 60 }
      const keys = { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) }
      const endpoint = `https://push.example/${table.id}`
      const meanwhile = [ana[1], ana[2]].flatMap(who => [
        who.send('PATCH', '/api/me/notices', { hook: true }),
        who.send('POST', '/api/me/notices/push', { endpoint, keys }),
        who.send('POST', `${at}/notices`, { silent: true }),
        who.send('PATCH', '/api/me/time', { quiet }),
        who.send('POST', `${at}/chat`, { key: 'key-again', text: 'Still here' }),
      ])
      await Promise.all([ana[0].send('DELETE', '/api/me'), ...meanwhile])
      for (const left of [
        'notice_prefs',
        'push_subscriptions',
        'notice_tables',
        'user_times',
        'chat',
      ])
        expect([
          left,
          await runSql(servers[0], `SELECT 1 FROM ${left} WHERE user_id = '${id}'`),
        ]).toEqual([left, []])
    }
  })

  test('a match is deleted while all ask for it: no server fails, and every export is whole', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await everywhere(servers)
      const [gone, kept] = [await endedMatch(ana[0]), await endedMatch(ana[0])]
      const at = `/api/tables/${gone}`
      const root = operator(servers[2])
      const asked = ana.flatMap(who => [
        who.ask('GET', '/api/me/export'),
        who.ask('GET', `${at}/replay`),
        who.ask('POST', `${at}/notices`, { silent: true }),
      ])
      const deleted = root.ask('DELETE', `/api/admin/tables/${gone}`)
      const answers = await Promise.all([...asked, deleted])
      const texts = await Promise.all(answers.map(answer => answer.text()))
      const failed = answers.flatMap(({ status }, at) =>
        status === 200 || status === 404 ? [] : [[status, texts[at]]],
      )
      expect(failed).toEqual([])
      for (const text of texts) JSON.parse(text)
      const exported = asked.flatMap((_, index) => (index % 3 === 0 ? [texts[index]] : []))
      expect(exported.filter(text => text?.includes(kept) !== true)).toEqual([])
    }
    for (const { lines } of servers)
      expect(lines.filter(line => /"level":50/.test(line))).toEqual([])
  })
})

/** A match against a bot that this person has resigned. */
async function endedMatch(who: Visitor): Promise<string> {
  const { table } = await who.make({ chairs: ['me', 'random'], options: { start: 0 } })
  await who.send('POST', `/api/tables/${table.id}/resign`)
  return table.id
}
