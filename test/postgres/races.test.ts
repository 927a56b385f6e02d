import { describe, expect, test } from 'vitest'
import type { MyTable } from '../../src/protocol/table.ts'
import { manualClock } from '../../src/server/clock.ts'
import type { ServerConfig } from '../../src/server/config.ts'
import { dataFolder, onPostgres, runSql } from '../../src/server/test/databases.fixture.ts'
import { authenticator } from '../../src/server/identity/authenticator.fixture.ts'
import { LIMITS } from '../../src/server/limits/limits.ts'
import { smtpSink } from '../../src/server/notify/smtp-sink.fixture.ts'
import { idOf, operator } from '../../src/server/test/program.fixture.ts'
import { serve, type TestServer } from '../../src/server/test/server.fixture.ts'
import {
  GOLDFISH,
  guest,
  together,
  type Visitor,
  visitor,
} from '../../src/server/test/visitors.fixture.ts'

/** Chances that two requests meet; one that always does them in order would not. */
const ROUNDS = 6

type Three<A> = readonly [A, A, A]

async function three(more: Partial<ServerConfig> = {}): Promise<Three<TestServer>> {
  const config = { data: dataFolder(), ...more }
  return [await serve(config), await serve(config), await serve(config)]
}

/** The same person at each of the servers. */
async function everywhere([first, second, third]: Three<TestServer>): Promise<Three<Visitor>> {
  const { cookie } = await guest(first)
  return [visitor(first, cookie), visitor(second, cookie), visitor(third, cookie)]
}

/** The statuses of so many requests, sent to all servers at once, from the least. */
async function atOnce(
  person: readonly Visitor[],
  times: number,
  ask: (index: number) => readonly [path: string, body: object],
): Promise<number[]> {
  const answers = Array.from({ length: times }, (_, index) =>
    person[index % person.length]?.send('POST', ...ask(index)),
  )
  return (await Promise.all(answers)).map(answer => answer?.status ?? 0).toSorted((a, b) => a - b)
}

const statuses = (ok: number, refused: number, status: number) => [
  ...Array<number>(ok).fill(200),
  ...Array<number>(refused).fill(status),
]

describe.skipIf(!onPostgres())('three servers asked at the same moment', () => {
  test('one rematch is made, and all who ask for it sit there', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const path = `/api/tables/${await together([ana[0], ben[1]])}`
      await ana[0].send('POST', `${path}/resign`)
      const before = await runSql(servers[0], 'SELECT id FROM tables')
      const asked = [...ana, ...ben].map(who => who.send<MyTable>('POST', `${path}/rematch`))
      const answers = await Promise.all(asked)
      expect(answers.map(({ status }) => status)).toEqual(statuses(6, 0, 0))
      expect(new Set(answers.map(({ body }) => body.table.id)).size).toBe(1)
      expect(await runSql(servers[0], 'SELECT id FROM tables')).toHaveLength(before.length + 1)
    }
  })

  test('who leaves, comes back and moves everywhere at once is played for by one bot, and loses nothing', async () => {
    const servers = await three()
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const path = `/api/tables/${await together([ana[0], ben[1]])}`
      for (let turn = 0; turn < 4; turn++) {
        const moves = await Promise.all(
          [ana, ben].map(async ([who], seat) => ({
            key: `takeover-${turn}-${seat}`,
            ...(await firstMove(who, path)),
          })),
        )
        const answers = await Promise.all(
          servers.flatMap((_, index) =>
            [ana, ben].flatMap((people, seat) => {
              const who = people[index] ?? people[0]
              const move = who.send<{ seq: number }>('POST', `${path}/moves`, moves[seat])
              const away = seat === 0 ? ['leave', 'back'] : []
              return [move, ...away.map(act => who.send<{ seq: number }>('POST', `${path}/${act}`))]
            }),
          ),
        )
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      }
      await ana[0].send('POST', `${path}/back`)
      await ben[0].send('POST', `${path}/resign`)
      const told = await Promise.all(ana.map(who => who.get<MyTable>(path)))
      const [first] = told.map(({ body: { table } }) => [table.status, table.ranks, table.life])
      for (const { body } of told)
        expect([body.table.status, body.table.ranks, body.table.life]).toEqual(first)
      const match = (await ana[1].get<object>(`${path}/chronicle`)).body
      const verdict = await ana[2].send('POST', '/api/verify', { match })
      expect(verdict).toMatchObject({ status: 200, body: { faults: [] } })
    }
    for (const { lines } of servers)
      expect(lines.filter(line => /"level":50/.test(line))).toEqual([])
  })

  test('a clock that runs out at all of them at once runs out once', async () => {
    const clock = manualClock(Date.parse('2026-11-21T12:00:00Z'))
    const servers = await three({ clock })
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, ben] = [await everywhere(servers), await everywhere(servers)]
      const time = { kind: 'days', hours: 1 }
      const path = `/api/tables/${await together([ana[0], ben[1]], { time })}`
      const storyAt = async (who: Visitor) => (await who.get<MyTable>(path)).body.table.life?.story
      // Each has it in memory, and looks at its clocks by itself.
      for (const who of ana) await storyAt(who)
      clock.advance(3600_000)
      await expect.poll(() => storyAt(ana[2])).not.toEqual([])
      await Promise.all(ana.map(storyAt))
      const [first, ...more] = (await storyAt(ana[1])) ?? []
      expect([first?.seat, more]).toEqual([0, []])
    }
    for (const { lines } of servers)
      expect(lines.filter(line => /"level":50/.test(line))).toEqual([])
  })

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
      const root = await operator(servers[2])
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

/** The first move that this person may make now; of nobody's turn, one that is too late. */
async function firstMove(who: Visitor, path: string): Promise<{ at: number; moves: object[] }> {
  const { moment } = (
    await who.get<{ moment: { seq: number; offers: object[] } | null }>(`${path}/moment`)
  ).body
  const [offer = { type: 'pass' }] = moment?.offers ?? []
  return { at: moment?.seq ?? 0, moves: [offer] }
}
