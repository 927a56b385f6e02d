import { expect, test } from 'vitest'
import { makeNetworks, networkOf } from './networks.ts'

test('an address of version 6 stands for its 64 bits, one of version 4 for itself', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:0db8::1:ffff:2:3:4')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test.each([
  [
    '192.0.2.7',
    ['192.0.2.7:1234', '::ffff:c000:207', '0:0:0:0:0:FFFF:192.0.2.7', '[::ffff:c000:0207]:80'],
  ],
  ['2001:db8:0:1::/64', ['[2001:db8:0:1::7]:443', '[2001:db8:0:1::8]', '2001:db8:0:1::9%eth0']],
  ['unknown', ['', 'unknown', 'somebody', '1.2.3', '[1]:2', '300.0.0.1:80']],
])('%s, however a proxy writes it', (network, spellings) => {
  expect([...new Set(spellings.map(networkOf))]).toEqual([network])
})

test('people of one network are near each other; those who asked longest ago are forgotten', () => {
  const networks = makeNetworks('secret')
  const near = (user: string) => networks.near(user)[0]?.people
  expect([networks.of('ana'), near('ana')]).toEqual(['', ['ana']])
  networks.note('ana', '192.0.2.7')
  networks.note('ben', '192.0.2.7')
  networks.note('cleo', '192.0.2.8')
  expect(networks.near('ana')).toEqual([{ people: ['ana', 'ben'], addresses: 1 }])
  networks.note('ben', '192.0.2.8')
  expect([near('ana'), networks.of('ben')]).toEqual([['ana'], '192.0.2.8'])
  for (let i = 0; i < 20_000; i++) networks.note(`guest ${i}`, '192.0.2.9')
  expect([networks.of('ana'), near('guest 0')?.length]).toEqual(['', 20_000])
})

test('people of one site of version 6 have as much as sixteen addresses', () => {
  const networks = makeNetworks('secret')
  networks.note('ana', '2001:db8:1:1::7')
  networks.note('ben', '2001:db8:1:1::8')
  networks.note('cleo', '2001:db8:1:2::7')
  networks.note('dan', '2001:db8:2:1::7')
  expect(networks.near('ana')).toEqual([
    { people: ['ana', 'ben'], addresses: 1 },
    { people: ['ana', 'ben', 'cleo'], addresses: 16 },
  ])
})

test('the mark of a network is the same for all its people, and inside a local network there is none', () => {
  const [networks, others] = [makeNetworks('secret'), makeNetworks('another secret')]
  for (const each of [networks, others]) each.note('ana', '8.8.8.8')
  networks.note('ben', '::ffff:8.8.8.8')
  networks.note('cleo', '2a00:1450:4001:80b::200e')
  networks.note('dan', '2a00:1450:4001:80b:1:2:3:4')
  for (const [who, address] of [
    ['eva', '192.168.0.7'],
    ['finn', '127.0.0.1'],
    ['gus', 'fd00::7'],
  ])
    networks.note(who, address)
  const [ana, ben, cleo, dan, ...none] = [
    'ana',
    'ben',
    'cleo',
    'dan',
    'eva',
    'finn',
    'gus',
    'hal',
  ].map(networks.mark)
  expect(ana).toBeLessThan(65_536)
  expect([ben, dan, none]).toEqual([ana, cleo, [null, null, null, null]])
  expect(new Set([ana, cleo, others.mark('ana')]).size).toBe(3)
})
