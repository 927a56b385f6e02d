import { expect, test } from 'vitest'
import { manualClock } from '../../clock.fixture.ts'
import { startServer } from '../../main.ts'
import { dataFolder, runSql } from '../../test/databases.fixture.ts'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import { guest, meOf, problem, visitor, type Visitor } from '../../test/visitors.fixture.ts'
import { smtpSink, type SmtpSink, type SunkMail } from '../../notify/smtp-sink.fixture.ts'

const PUBLIC = 'https://play.example.org'
const ADDRESS = 'ana@example.org'

const tokenIn = (mail: SunkMail | undefined) => /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function post() {
  const sink = await smtpSink()
  const clock = manualClock(Date.now())
  const server = await serve({ mail: sink.url, publicUrl: PUBLIC, clock })
  return { server, sink, clock }
}

/** Asks for a link and returns its token. */
async function mailed(sink: SmtpSink, person: Visitor, address = ADDRESS): Promise<string> {
  expect(await person.send('POST', '/api/sign-in/mail', { address })).toEqual({
    status: 200,
    body: { mailed: true },
  })
  return tokenIn(sink.mails.at(-1))
}

/** Presses the button in this browser, or in one that nobody has used. */
async function pressed(
  server: TestServer,
  token: string,
  person = visitor(server),
): Promise<Visitor> {
  expect((await person.send('POST', '/api/sign-in/link', { token })).status).toBe(200)
  return person
}

test('a guest keeps their account by a mailed link, and comes back by another', async () => {
  const { server, sink } = await post()
  const ana = await guest(server)
  await ana.send('PATCH', '/api/me', { name: 'Ana' })
  const first = await mailed(sink, ana, ' Ana@Example.org ')
  expect(sink.mails).toEqual([
    {
      from: 'tianguis@play.example.org',
      to: [ADDRESS],
      subject: 'Your link to Tianguis',
      text: expect.stringContaining(`“Ana” asked for this link at play.example.org`) as unknown,
    },
  ])
  expect(sink.mails[0].text).toContain(`${PUBLIC}/sign-in#`)
  const nobody = visitor(server)
  const before = await meOf(ana)
  expect((await ana.send('POST', '/api/sign-in/link/look', { token: first })).body).toEqual({
    name: 'Ana',
    keep: true,
    elsewhere: false,
  })
  expect(await meOf(await pressed(server, first, ana))).toEqual(before)
  expect((await ana.get('/api/me/account')).body).toMatchObject({ email: ADDRESS, mails: true })

  const second = await mailed(sink, nobody)
  expect((await nobody.send('POST', '/api/sign-in/link/look', { token: second })).body).toEqual({
    name: 'Ana',
    keep: false,
    elsewhere: false,
  })
  expect(await meOf(await pressed(server, second))).toEqual(await meOf(ana))
})

test('a link to an unknown address makes a new person; in Spanish if they read it', async () => {
  const { server, sink } = await post()
  await visitor(server).send('POST', '/api/sign-in/mail', { address: ADDRESS, language: 'es' })
  expect(sink.mails[0].text).toContain('Alguien pidió este enlace')
  const token = tokenIn(sink.mails[0])
  expect((await visitor(server).send('POST', '/api/sign-in/link/look', { token })).body).toEqual({
    name: null,
    keep: false,
    elsewhere: false,
  })
  const ana = await pressed(server, token)
  expect(await meOf(ana)).not.toBeNull()
  expect(await meOf(await pressed(server, await mailed(sink, visitor(server))))).toEqual(
    await meOf(ana),
  )
})

test('a link works once and for twenty minutes; looking at it does not use it up', async () => {
  const { server, sink, clock } = await post()
  const nobody = visitor(server)
  const token = await mailed(sink, nobody)
  const look = (shown: string) => nobody.send('POST', '/api/sign-in/link/look', { token: shown })
  for (let i = 0; i < 3; i++) expect((await look(token)).status).toBe(200)
  await pressed(server, token)
  const gone = { status: 410, body: problem('old-link') }
  expect([await look(token), await nobody.send('POST', '/api/sign-in/link', { token })]).toEqual([
    gone,
    gone,
  ])
  const late = await mailed(sink, nobody)
  clock.advance(20 * 60_000)
  expect([
    await look(late),
    await nobody.send('POST', '/api/sign-in/link', { token: late }),
  ]).toEqual([gone, gone])
  expect(await look('x'.repeat(43))).toEqual(gone)
})

test('of two presses at the same time one signs in', async () => {
  const { server, sink } = await post()
  const token = await mailed(sink, visitor(server))
  const press = () => visitor(server).send('POST', '/api/sign-in/link', { token })
  const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('two people press links to one address at once: one gets it, no database error is logged', async () => {
  const { server, sink } = await post()
  const people = [await guest(server), await guest(server)]
  const tokens = [await mailed(sink, people[0]), await mailed(sink, people[1])]
  const press = (person: Visitor, index: number) =>
    person.send('POST', '/api/sign-in/link', { token: tokens[index] })
  const answers = await Promise.all(people.map(press))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410])
  expect(server.lines.filter(line => /"level":50|unique/.test(line))).toEqual([])
})

test('the answer does not reveal whether an address is known, and mails are limited per hour', async () => {
  const { server, sink, clock } = await post()
  const ana = await guest(server)
  await pressed(server, await mailed(sink, ana), ana)
  clock.advance(61 * 60_000)
  const nobody = visitor(server)
  const ask = (address: string, person = nobody) =>
    person.send('POST', '/api/sign-in/mail', { address })
  const known = [await ask(ADDRESS), await ask(ADDRESS), await ask(ADDRESS), await ask(ADDRESS)]
  const strange = [
    await ask('x@example.org'),
    await ask('x@example.org'),
    await ask('x@example.org'),
    await ask('x@example.org'),
  ]
  expect(known).toEqual(strange)
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(known[3].body).toEqual(problem('too-many-mails'))
  for (let i = 0; i < 6; i++) expect((await ask(`a${i}@example.org`, ana)).status).toBe(200)
  expect((await ask('a7@example.org', ana)).status).toBe(429)
  clock.advance(61 * 60_000)
  expect((await ask(ADDRESS)).status).toBe(200)
})

test('what is not exactly one address is refused', async () => {
  const { server, sink } = await post()
  const wrong = [
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'a@b.org, c@d.org',
    'a@b.org\r\nBcc: c@d.org',
    '<a@b.org>',
    'a b@c.org',
    'a\u0007b@c.org',
    'ana@exam\u200Bple.org',
    'ana@example.org\0',
    '\u202Eana@example.org',
  ]
  for (const address of wrong) {
    const answer = await visitor(server).send('POST', '/api/sign-in/mail', { address })
    expect([address, answer]).toEqual([
      address,
      { status: 400, body: expect.anything() as unknown },
    ])
  }
  expect(sink.mails).toEqual([])
})

test('a missing or refusing mail server is a problem with its own code, and no log has the address', async () => {
  const quiet = await serve()
  expect((await visitor(quiet).get('/api/sign-in')).body).toEqual({ mails: false })
  const ana = await guest(quiet)
  expect(await ana.send('POST', '/api/sign-in/mail', { address: ADDRESS })).toEqual({
    status: 409,
    body: problem('no-mail'),
  })
  expect((await ana.get('/api/me/account')).body).toMatchObject({ mails: false, email: null })

  const { server, sink } = await post()
  const ben = await guest(server)
  await pressed(server, await mailed(sink, ben), ben)
  sink.refuse()
  expect(await ben.send('POST', '/api/sign-in/mail', { address: ADDRESS })).toEqual({
    status: 424,
    body: problem('mail-failed'),
  })
  const log = server.lines.join('\n')
  expect(log).toContain('mail not sent')
  for (const secret of [
    ADDRESS,
    'example.org is not',
    tokenIn(sink.mails[0]),
    ben.cookie.split('=')[1],
  ])
    expect(log).not.toContain(secret)
})

test('the owner deletes the address', async () => {
  const { server, sink } = await post()
  const ana = await guest(server)
  await pressed(server, await mailed(sink, ana), ana)
  expect((await ana.send('DELETE', '/api/me/mail')).status).toBe(200)
  expect((await ana.get('/api/me/account')).body).toMatchObject({ email: null })
  const other = await pressed(server, await mailed(sink, visitor(server)))
  expect(await meOf(other)).not.toEqual(await meOf(ana))
})

test('a server that cannot send mails does not start', async () => {
  const config = { host: '127.0.0.1', port: 0, data: dataFolder(), botPace: 0, log: 'silent' }
  await expect(startServer({ ...config, mail: 'smtp://localhost' })).rejects.toThrow('--public-url')
  await expect(startServer({ ...config, mail: 'localhost:25', publicUrl: PUBLIC })).rejects.toThrow(
    'smtp://',
  )
  const mail = { mail: 'smtp://localhost', publicUrl: PUBLIC }
  for (const mailFrom of ['games', 'a b', 'Ana <ana>', 'a@example.org, b@example.org'])
    await expect(startServer({ ...config, ...mail, mailFrom })).rejects.toThrow('The sender')
})

test('a link that Eve asked for to the address of Ana lets Ana into no account of Eve', async () => {
  const { server, sink } = await post()
  const [eve, ana] = [await guest(server), visitor(server)]
  const token = await mailed(sink, eve)
  const press = (more: object) => ana.send('POST', '/api/sign-in/link', { token, ...more })
  expect((await ana.send('POST', '/api/sign-in/link/look', { token })).body).toEqual({
    name: null,
    keep: false,
    elsewhere: true,
  })
  expect(await press({})).toEqual({ status: 409, body: problem('other-browser') })
  expect((await press({ fresh: true })).status).toBe(200)
  expect(await meOf(ana)).not.toEqual(await meOf(eve))
  expect((await eve.get('/api/me/account')).body).toMatchObject({ email: null })
  expect((await ana.get('/api/me/account')).body).toMatchObject({ email: ADDRESS })
})

test('who was in an account before it is kept by an address is in it no more', async () => {
  const { server, sink } = await post()
  const ana = await guest(server)
  const thief = visitor(server, ana.cookie)
  const token = await mailed(sink, ana)
  expect(await meOf(thief)).not.toBeNull()
  await pressed(server, token, ana)
  expect(await meOf(ana)).not.toBeNull()
  expect(await meOf(thief)).toBeNull()
})

test('strangers do not use up the mails to an address for its owner', async () => {
  const { server, sink } = await post()
  const from = (address: string) => visitor(server, '', { 'x-forwarded-for': address })
  const ask = async (person: Visitor) =>
    (await person.send('POST', '/api/sign-in/mail', { address: ADDRESS })).status
  const eve = from('203.0.113.7')
  const asked = [await ask(eve), await ask(eve), await ask(eve), await ask(eve)]
  expect(asked).toEqual([200, 200, 200, 429])
  expect(await ask(from('198.51.100.1'))).toBe(200)
  const nets = Array.from({ length: 5 }, (_, at) => from(`2001:db8:1:${at}::7`))
  const more = []
  for (const net of nets) more.push(await ask(net))
  expect(more).toEqual([200, 200, 200, 429, 429])
  expect(sink.mails).toHaveLength(7)
})

test('with one link all others to the same address end', async () => {
  const { server, sink } = await post()
  const nobody = visitor(server)
  const [first, second] = [await mailed(sink, nobody), await mailed(sink, nobody)]
  await pressed(server, second)
  expect(await nobody.send('POST', '/api/sign-in/link', { token: first })).toEqual({
    status: 410,
    body: problem('old-link'),
  })
})

test('a name that looks like an address is no link in a mail', async () => {
  const { server, sink } = await post()
  const eve = await guest(server)
  const name = 'http://evil.example/1'
  expect((await eve.send('PATCH', '/api/me', { name })).body).toEqual(problem('bad-name'))
  await runSql(server, `UPDATE users SET name = '${name}'`)
  await mailed(sink, eve)
  expect(sink.mails[0].text).toContain('“http evil example 1”')
})
