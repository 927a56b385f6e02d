import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureCli, MAIN, type Outcome, tianguisHere } from '../cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tianguis-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
/** A file to which nothing can be written: its disk is full. */
const FULL = '/dev/full'
const line = ['simulate', 'merchant-of-goldfish', '--games', '6']

test('a report is written by the ending of its name; a second one beside an earlier one', async () => {
  const first = await tianguisHere([...line, '--report', at('one.json')])
  expect(first).toMatchObject({ code: 0, err: '' })
  const [report] = JSON.parse(readFileSync(at('one.json'), 'utf8')).settings
  expect(report).toMatchObject({ games: 6, asked: 6, game: 'merchant-of-goldfish' })
  const both = ['--players', 'random,random', '--beside', at('one.json'), '--lang', 'es']
  expect(await tianguisHere([...line, ...both, '--report', at('two.html')])).toMatchObject({
    code: 0,
  })
  const html = readFileSync(at('two.html'), 'utf8')
  expect(html).toContain('El segundo ajuste menos el primero')
  expect(html).toContain('Codicioso / Al azar 1')
})

test('what cannot be written or read is one sentence, before anything is played', async () => {
  writeFileSync(at('odd.json'), '{"settings":[{"game":"merchant-of-goldfish"}]}')
  const tries = [
    ['--report', at('one.pdf')],
    ['--report', '/nowhere/at/all.html'],
    ['--beside', at('odd.json')],
    ['--report', at('three.html'), '--beside', at('odd.json')],
  ]
  const outcomes: Outcome[] = []
  for (const more of tries) outcomes.push(await tianguisHere([...line, ...more]))
  expect(outcomes.map(({ code, out }) => [code, out])).toEqual([
    [2, ''],
    [1, ''],
    [2, ''],
    [1, ''],
  ])
  for (const { err } of outcomes) expect(err).toMatch(/^[^\n]+\.\n$/)
})

test.skipIf(!existsSync(FULL))(
  'a full disk is one sentence, and what was counted is printed all the same',
  async () => {
    symlinkSync(FULL, at('full.html'))
    const report = await tianguisHere([...line, '--report', at('full.html')])
    expect(report).toMatchObject({ code: 1, out: expect.stringContaining('mean rank') })
    const trace = await tianguisHere([...line, '--trace', FULL])
    expect(trace).toMatchObject({ code: 1, out: '' })
    await ensureCli()
    const output = openSync(FULL, 'w')
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...line], {
      stdio: ['ignore', output, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(output)
    expect([report.err, trace.err, stderr, status]).toEqual([
      `The report cannot be written to ${at('full.html')} (ENOSPC).\n`,
      `The trace cannot be written to ${FULL} (ENOSPC).\n`,
      'The output cannot be written (ENOSPC).\n',
      1,
    ])
  },
)

test('Ctrl-C stops it: what was played is reported, and that it is not all', async () => {
  await ensureCli()
  const file = at('stopped.json')
  const trace = at('trace.jsonl')
  writeFileSync(trace, '')
  const watcher = watch(trace)
  const more = ['--games', '1000000', '--trace', trace, '--report', file]
  const child = spawn(process.execPath, [MAIN, ...line, ...more])
  const closed = once(child, 'close')
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  // Something is in the trace: the first game has been played.
  while (statSync(trace).size === 0) await once(watcher, 'change')
  watcher.close()
  child.kill('SIGINT')
  const [code] = await closed
  const [report] = JSON.parse(readFileSync(file, 'utf8')).settings
  expect(code).toBe(130)
  expect(report.games).toBeGreaterThan(0)
  expect(report.games).toBeLessThan(1_000_000)
  expect(report.asked).toBe(1_000_000)
  expect(said).toContain(`the results are those of the first ${report.games} of 1000000 games.`)
})
