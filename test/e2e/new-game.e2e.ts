import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../../src/cli/cli.fixture.ts'
import { TableChild } from '../../src/cli/table/child.fixture.ts'
import { DEEP } from '../deep.ts'
import { complaints, pageOf } from './browser.ts'
import { player as defaultPlayer } from './default-player.ts'
import { type House, openHouse } from './house.ts'
import { playTo } from './stage.ts'

/*
 * `npm run new-game <id>` in a copy of the sources: what it writes is a game that plays to its end
 * at every door, and `--remove` leaves nothing of it. At full length only: a copy has to be built.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ID = 'card-nim'
/** In milliseconds: both halves of the copy are built. */
const TO_BUILD = 600_000
/** More moves than the game has. */
const ENOUGH_MOVES = 50

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })

/** The files that the project keeps, in a repository of their own, with the packages of this one. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tianguis-new-game-'))
  for (const path of git(ROOT, 'ls-files', '-z').split('\0').filter(Boolean))
    cpSync(join(ROOT, path), join(copy, path))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  return copy
}

/** What differs from the sources as they were. */
const changes = (copy: string) => git(copy, 'diff', '--name-only') + others(copy)
const others = (copy: string) => git(copy, 'ls-files', '--others', '--exclude-standard')

describe.runIf(DEEP)('a new game', () => {
  let copy: string
  let main: string
  let house: House

  async function script(...args: string[]): Promise<void> {
    const [name, ...rest] = args
    const { code, out, err } = await runProgram([join(copy, `scripts/${name}.mjs`), ...rest])
    expect({ code, err, out }).toMatchObject({ code: 0, err: '' })
  }

  beforeAll(async () => {
    copy = copyOfSources()
    main = join(copy, 'dist/cli/main.js')
    await script('new-game', ID)
    await script('build')
    house = await openHouse([], main)
  }, TO_BUILD)

  afterAll(async () => {
    await house?.stop()
    rmSync(copy, { recursive: true, force: true })
  })

  test.each([
    ['en', 'en-GB'],
    ['es', 'es-MX'],
  ] as const)('is played in the page by keyboard, %s', async (language, locale) => {
    const page = await pageOf({ address: house.address, locale })
    const heard = complaints(page)
    const player = defaultPlayer(page, language)
    await page.goto(`/play/${ID}?new=1&pace=0&chairs=me,easy`)
    await playTo(player, (_, asked) => player.byKeyboard(asked))
    expect(await player.result.locator('.tb-ranks tbody tr').count()).toBe(2)
    expect(heard).toEqual([])
  })

  test.each([
    ['en', 'Final standings'],
    ['es', 'Clasificación final'],
  ])('is played in the terminal, %s', async (language, end) => {
    const line = `play ${ID} --players 3 --bots easy --seed 7 --lang ${language}`
    const typed = '1\n'.repeat(ENOUGH_MOVES)
    const { code, out, err } = await runProgram([main, ...line.split(' ')], typed)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(end)
  })

  test('is played by programs, over the table protocol', async () => {
    const child = new TableChild(main)
    const { table, actors } = await child.ask({ do: 'open', game: ID, seats: 2, seed: '1' })
    for (let seat = actors[0]; seat !== undefined;) {
      const { moves } = await child.ask({ do: 'legal', table, seat })
      const played = await child.ask({ do: 'play', table, seat, move: moves[0] })
      expect(played).toMatchObject({ ok: true })
      seat = played.actors[0]
    }
    const { over, ranks } = await child.ask({ do: 'scores', table })
    expect([over, ranks.toSorted()]).toEqual([true, [1, 2]])
    expect([await child.end(), child.errors]).toEqual([0, ''])
  })

  test('is played by two guests of a server', async () => {
    const [ana, ben] = [await guestOf(house), await guestOf(house)]
    const made = await ana('POST', '/api/tables', { game: ID, chairs: ['me', 'open'] })
    const path = `/api/tables/${made.table.id}`
    await ben('POST', `${path}/sit`, { invite: made.links[1].split('#')[1] })
    let plies = 0
    for (; (await ana('GET', path)).table.status !== 'over'; plies++) {
      const guest = plies % 2 === 0 ? ana : ben
      const { moment } = await guest('GET', `${path}/moment`)
      const wish = { key: randomUUID(), at: moment.seq, moves: [moment.offers[0]] }
      await guest('POST', `${path}/moves`, wish)
    }
    expect(plies).toBe(15)
    expect((await ben('GET', path)).table.ranks).toEqual([1, 2])
  })

  test('is removed without a trace', async () => {
    expect(changes(copy)).toContain(`src/games/${ID}/index.ts`)
    await script('new-game', ID, '--remove')
    expect(changes(copy)).toBe('')
  })
})

/** A new guest of a server: what it answers to their requests. */
async function guestOf({ address }: House) {
  const answer = await fetch(`${address}/api/guest`, { method: 'POST' })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  // oxlint-disable-next-line typescript/no-explicit-any
  return async (method: string, path: string, body?: object): Promise<any> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    const said = await fetch(address + path, init)
    if (!said.ok) throw new Error(`${path}: ${said.status} ${await said.text()}`)
    return said.json()
  }
}
