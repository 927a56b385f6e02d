import { expect, test } from 'vitest'
import { serve } from '../test/server.fixture.ts'
import { guest, keptGuest, type Visitor } from '../test/visitors.fixture.ts'
import { browser } from './browser.fixture.ts'
import { isPublicAddress } from '../public-address.ts'
import { openInternet, postTo } from './outward.ts'
import { namesBut } from './name-server.fixture.ts'
import { receiver } from './receiver.fixture.ts'
import { smtpSink } from './smtp-sink.fixture.ts'

test('only addresses of the open internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  }
  const closed = `
    0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255
    192.168.1.1 192.0.0.8 198.18.0.1 224.0.0.1 255.255.255.255 192.0.2.1 203.0.113.9 ::
    ::1 fe80::1 fc00::1 fd00:ec2::254 ff02::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1
    2002:a00:1:: 2001::1 2001:db8::1 localhost`.split(/\s+/)
  for (const address of closed)
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('the server never calls into its own network, however the address is written', async () => {
  const inside = await receiver()
  const { port } = new URL(inside.url)
  const server = await serve({ limits: { hookTestsPerPerson: 100 } })
  const ana = await guest(server)
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '127.1',
  ]
  for (const host of [...hosts, '169.254.169.254', '10.0.0.1', '[fd00:ec2::254]']) {
    const hookUrl = `http://${host}:${port}/`
    await ana.send('PATCH', '/api/me/notices', { hook: true, hookUrl })
    const answer = await ana.send('POST', '/api/me/notices/test', { channel: 'hook' })
    expect([host, answer.status, answer.body]).toEqual([
      host,
      422,
      expect.objectContaining({ why: 'no-answer' }),
    ])
  }
  expect(inside.calls).toEqual([])
})

test('a redirect is not followed, and a name is looked up once', async () => {
  const [outside, inside] = [await receiver(), await receiver()]
  outside.answer(302, { location: inside.url })
  const asked: string[] = []
  const mayReach = (address: string) => {
    asked.push(address)
    return address === '127.0.0.1'
  }
  await expect(postTo(mayReach)(outside.url, {}, 'x')).rejects.toMatchObject({
    why: 'refused',
    status: 302,
  })
  expect([outside.calls.length, inside.calls.length, asked]).toEqual([1, 0, ['127.0.0.1']])
  outside.answer(204)
  await postTo(mayReach)(`${outside.url}/there?a=b`, { 'content-type': 'text/plain' }, 'é')
  expect(outside.calls[1]).toMatchObject({ path: '/there?a=b', headers: { 'content-length': '2' } })
  const wrong = ['ftp://127.0.0.1/', 'http://me:pass@127.0.0.1/', 'nonsense', 'http://127.0.0.2/']
  for (const url of wrong)
    await expect(postTo(mayReach)(url, {}, '')).rejects.toThrow(/bad-url|closed-address/)
})

test('a call to which the answer is another protocol is over', async () => {
  const outside = await receiver()
  outside.answer(101, { connection: 'upgrade', upgrade: 'other' })
  const call = postTo(() => true)(outside.url, {}, 'x')
  await expect(call).rejects.toMatchObject({ why: 'no-answer' })
})

test('only the ports of the web are called, five tests a minute, and the answer tells nothing', async () => {
  expect([80, 443, 22, 8080].map(port => openInternet('1.1.1.1', port))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const server = await serve()
  const ana = await guest(server)
  const answers = []
  for (const hookUrl of ['http://127.0.0.1/', 'http://no.invalid/', 'http://1.1.1.1:22/']) {
    await ana.send('PATCH', '/api/me/notices', { hook: true, hookUrl })
    answers.push(await ana.send('POST', '/api/me/notices/test', { channel: 'hook' }))
  }
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  for (let more = 0; more < 2; more++)
    await ana.send('POST', '/api/me/notices/test', { channel: 'hook' })
  expect((await ana.send('POST', '/api/me/notices/test', { channel: 'hook' })).status).toBe(429)
})

test('people at one address send only so many test notices', async () => {
  const server = await serve({ limits: { hookTestsPerAddress: 1 } })
  const [ana, ben] = [await guest(server), await guest(server)]
  const status = async (who: Visitor, from = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': from }
    return (await who.send('POST', '/api/me/notices/test', { channel: 'hook' }, headers)).status
  }
  expect([await status(ana), await status(ben)]).toEqual([422, 429])
  expect(await status(ben, '192.0.2.2')).toBe(422)
})

test('names whose server does not answer keep nobody waiting', async () => {
  const inside = await receiver()
  const { names, asked } = await namesBut(/slow/)
  const post = postTo(address => address === '127.0.0.1', names)
  const slow = Array.from({ length: 100 }, (_, i) => post(`http://slow${i}.example/`, {}, ''))
  const settled = Promise.allSettled(slow)
  await expect.poll(() => new Set(asked).size).toBe(100)
  await post(inside.url.replace('127.0.0.1', 'known.example'), {}, 'x')
  expect(inside.calls).toHaveLength(1)
  names.cancel()
  for (const { status } of await settled) expect(status).toBe('rejected')
})

test('of a test mail and of a push that are refused nothing is said of programs', async () => {
  const sink = await smtpSink()
  const server = await serve({ mail: sink.url, publicUrl: 'https://play.example.org' })
  const ana = await keptGuest(server)
  const ask = (channel: string) => ana.send('POST', '/api/me/notices/test', { channel })
  expect(await ask('mail')).toMatchObject({ status: 200 })
  sink.refuse()
  expect(await ask('mail')).toMatchObject({ status: 424, body: { why: 'mail-failed' } })
  await ana.send('POST', '/api/me/notices/push', browser('http://127.0.0.1:9/push').agreement)
  expect(await ask('push')).toMatchObject({
    status: 422,
    body: { why: 'no-answer', message: expect.not.stringContaining('program') },
  })
})
