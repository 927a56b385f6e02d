import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { ensureCli, MAIN, tianguis } from './cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tianguis-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('serve prints its address, answers there, refuses a second server on its port, and ends on SIGTERM', async () => {
  await ensureCli()
  const child = spawn(process.execPath, [
    MAIN,
    'serve',
    '--port',
    '0',
    '--data',
    join(folder, 'one'),
  ])
  const exited = once(child, 'close')
  try {
    const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)
    expect(said).toMatch(/^Tianguis is open at http/)
    expect((await fetch(`${address?.[0]}/health`)).ok).toBe(true)
    const second = await tianguis([
      'serve',
      '--port',
      `${address?.[1]}`,
      '--data',
      join(folder, 'two'),
    ])
    expect(second).toMatchObject({ code: 1, out: '' })
    expect(second.err).toMatch(/^Port \d+ is in use[^\n]*\.\n$/)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
})

test('an impossible data folder is one sentence', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const outcome = await tianguis(['serve', '--port', '0', '--data', join(file, 'data')])
  expect(outcome).toMatchObject({ code: 1, out: '' })
  expect(outcome.err).toMatch(/^The data folder [^\n]+\.\n$/)
})
