import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildAside } from '../scripts/lib/build-aside.mjs'
import { during } from '../scripts/lib/progress.mjs'

/*
 * What `npm start` says while it installs and builds: on a terminal a spinner that becomes one
 * line, elsewhere one plain line.
 */

const TITLES = { doing: 'Building the page', done: 'Built the page' }

function fake(isTTY: boolean) {
  const said: string[] = []
  return { said, out: { isTTY, write: (text: string) => said.push(text) } }
}

/** What stays on a terminal: of each line the text after its last clearing. */
function shown(said: readonly string[]): string[] {
  return said
    .join('')
    .split('\n')
    .map(line => line.split('\r\u001B[K').at(-1) ?? '')
}

describe('what takes a while', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is one plain line where there is no terminal', async () => {
    const { said, out } = fake(false)
    expect(await during(TITLES, () => Promise.resolve(7), out)).toBe(7)
    expect(said).toEqual(['Building the page …\n'])
  })

  test('is a spinner on a terminal, and in the end one line', async () => {
    const { said, out } = fake(true)
    const work = () => {
      expect(shown(said)).toEqual([expect.stringMatching(/^[⠁-⣿] Building the page … 0 s$/)])
      vi.advanceTimersByTime(3000)
      expect(shown(said)).toEqual([expect.stringMatching(/^[⠁-⣿] Building the page … 3 s$/)])
      return Promise.resolve()
    }
    await during(TITLES, work, out)
    expect(shown(said)).toEqual(['✓ Built the page (3 s)', ''])
  })

  test('says where it failed, and stops turning', async () => {
    const { said, out } = fake(true)
    const work = () => Promise.reject(new Error('no room'))
    await expect(during(TITLES, work, out)).rejects.toThrow('no room')
    expect(shown(said)).toEqual(['✗ Building the page: failed', ''])
    const after = said.length
    vi.advanceTimersByTime(3000)
    expect(said.length).toBe(after)
  })
})

describe('what is built', () => {
  const by = (code: string) => buildAside(new URL(`data:text/javascript,export ${code}`))

  test('is built in a process of its own, whose memory ends with it', async () => {
    const [pid] = await by('const build = () => [String(process.pid)]')
    expect(Number(pid)).toBeGreaterThan(0)
    expect(Number(pid)).not.toBe(process.pid)
  })

  test('says why it failed, also where its process was killed', async () => {
    await expect(by('const build = () => { throw new Error("no room") }')).rejects.toThrow(
      'no room',
    )
    const killed = by('const build = () => process.kill(process.pid, "SIGKILL")')
    await expect(killed).rejects.toThrow('SIGKILL')
  })
})
