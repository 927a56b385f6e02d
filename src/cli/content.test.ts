import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { standard } from '../games/mercado/content/index.ts'
import { digest } from '../kernel/digest.ts'
import { clone } from '../kernel/json.ts'
import { MAX_BYTES } from '../kit/content/schema.ts'
import { here } from '../../scripts/lib/paths.mjs'
import { ensureCli, tianguis, tianguisHere } from './cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tianguis-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function fileOf(content: unknown): string {
  const file = join(folder, `${++files}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** The standard set with one field of its first object changed. */
function altered(field: object): object {
  const [first, ...others] = clone(standard.objects)
  return { ...clone(standard), objects: [{ ...first, ...field }, ...others] }
}

const SOUND = altered({ points: { type: 'fixed', value: 6 } })
const BAD: readonly (readonly [string, unknown, RegExp])[] = [
  ['not JSON', 'prices: 5', /This is not JSON/],
  ['no object', '[]', /holds a JSON object/],
  ['nothing', '', /This is not JSON/],
  [
    'no schema',
    {},
    /The field "schema" is missing; one of mercado-content\/1, merchants-cove-content\/1\./,
  ],
  ['another schema', { schema: 'mercado-content/2' }, /"schema" is "mercado-content\/2"; one of/],
  ['a schema by a trick', { schema: 'constructor' }, /"schema" is "constructor"; one of/],
  ['only a schema', { schema: 'mercado-content/1' }, /objects: it is missing\./],
  ['too large', ' '.repeat(MAX_BYTES + 1), /The file is too large: at most 1000000 bytes\./],
  [
    'a bad item',
    altered({ kind: 'perfume' }),
    /objects O01: kind is "perfume"; it must be "object"\./,
  ],
]

/** In this process: a check changes nothing here. */
const check = (file: string) => tianguisHere(['content', 'check', file])

describe('content check', () => {
  test('describes a valid file', async () => {
    const { code, out, err } = await check(fileOf(SOUND))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('game: Mercado (mercado)')
    expect(out).toContain('24 objects, 12 perfumes')
    expect(out).toContain(`digest: ${digest(SOUND)}`)
  })

  test.each(BAD)('lists what is wrong: %s', async (_, content, said) => {
    const { code, err } = await check(fileOf(content))
    expect(code).toBe(1)
    expect(err).toMatch(said)
    expect(err).toMatch(/^\S+\.json cannot be played with:\n( {2}\S[^\n]+\.\n)+$/)
  })

  test('lists at most 50 problems, and how many more there are', async () => {
    const nameless = (tile: object) => ({ ...tile, name: '', kind: 'gift', others: null })
    const { err } = await check(
      fileOf({ ...clone(standard), objects: standard.objects.map(nameless) }),
    )
    expect(err.split('\n')).toHaveLength(1 + 50 + 1 + 1)
    expect(err).toContain('  … and 22 more.')
  })

  test.each([
    ['a folder', folder, /It is not a file\./],
    ['a file that is not there', join(folder, 'nowhere.json'), /It cannot be read: ENOENT/],
    ['a device without end', '/dev/zero', /It is not a file\.|It cannot be read/],
  ])('%s', async (_, path, said) => {
    const { code, err } = await check(path)
    expect([code, err]).toEqual([1, expect.stringMatching(said)])
  })
})

describe('--content', () => {
  test('plays, simulates and opens tables with the values of the file', async () => {
    const file = fileOf(SOUND)
    const seen = digest(SOUND)
    const [simulated, table, played] = await Promise.all([
      tianguis(['simulate', 'mercado', '--content', file, '--games', '2', '--json']),
      tianguis(['table', '--content', file], '{"do":"open","game":"mercado","seats":2}\n'),
      tianguis(
        ['play', 'mercado', '--content', file, '--bots', 'random', '--players', '2'],
        'quit\n',
      ),
    ])
    expect(JSON.parse(simulated.out)).toMatchObject({ options: { content: seen } })
    expect(JSON.parse(table.out)).toMatchObject({ ok: true, options: { content: seen } })
    expect(played.code).toBe(0)
  })

  test('of several files the last one comes first, and the standard set stays on offer', async () => {
    const other = altered({ points: { type: 'fixed', value: 7 } })
    const args = ['table', '--content', fileOf(SOUND), '--content', fileOf(other)]
    const { out } = await tianguis(args, '{"do":"hello"}\n')
    const { games } = JSON.parse(out) as {
      games: { id: string; options: { content?: string[] } }[]
    }
    const offered = games.find(({ id }) => id === 'mercado')?.options.content
    expect(offered).toEqual([digest(other), digest(SOUND), digest(standard)])
  })

  test.each([
    [
      ['play', 'merchant-of-goldfish'],
      SOUND,
      2,
      /is for mercado, not for merchant-of-goldfish\.\n$/,
    ],
    [['simulate', 'mercado'], '{', 1, /This is not JSON/],
    [['table'], { schema: 'x' }, 1, /"schema" is "x"/],
    [
      ['serve', '--port', '0', '--data', join(folder, 'data')],
      altered({ name: '' }),
      1,
      /objects O01: name is ""/,
    ],
  ] as const)(
    'an invalid file ends %j with a sentence',
    async (args, content, exit, said) => {
      const { code, out, err } = await tianguisHere([...args, '--content', fileOf(content)])
      expect([code, out, err]).toEqual([exit, '', expect.stringMatching(said)])
    },
    30_000,
  )
})

test('`npm run tianguis` finds a file where the command was typed', async () => {
  await ensureCli()
  fileOf(SOUND)
  const { status, stderr } = spawnSync(
    process.execPath,
    [here('scripts/tianguis.mjs'), 'content', 'check', `${files}.json`],
    // npm goes to the root of the project, and says so.
    { cwd: here(''), env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
})
