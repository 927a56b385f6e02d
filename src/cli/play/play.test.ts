import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ensureCli, MAIN, tianguis, tianguisHere } from '../cli.fixture.ts'
import { GAMES } from '../../games/index.ts'
import type { Chronicle } from '../../kernel/match.ts'
import { readMove } from '../../kit/read-move.ts'

const play = (line: string, input: string) =>
  tianguisHere(['play', 'merchant-of-goldfish', ...line.split(' ')], input)
const always = (line: string) => `${line}\n`.repeat(2000)

describe('from a pipe', () => {
  test.each([
    ['en', /Final standings:\n {2}1\. .+, 2 points/],
    ['es', /Clasificación final:\n {2}1\. .+, 2 puntos/],
  ])('a whole game, %s', async (lang, end) => {
    const { code, out, err } = await play(
      `--players 3 --bots greedy,random --seed 5 --lang ${lang}`,
      always('1'),
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(end)
    expect(out).toContain('--seed 5')
    expect(out).not.toMatch(/1 (to|a) 1,/)
    expect(out).not.toContain('\u001b')
  })

  test('moves may be typed, questioned and taken back', async () => {
    const { code, out } = await play(
      '--players 2 --bots greedy --seed 1 --options start=0',
      'why play 14 14\nwhy pass\nfoo\na b c\n99\nquit\n',
    )
    expect(code).toBe(0)
    expect(out).toContain('(GOL-13)')
    expect(out).toContain('(GOL-14)')
    expect(out).toContain('(GOL-12)')
    expect(out).toContain('“a b c” is neither a number')
    expect(out.trimEnd()).toMatch(/Good-bye\.$/)
  })

  test('"why" and "rules" alone ask about what', async () => {
    const { code, out } = await play(
      '--players 2 --bots greedy --seed 1 --options start=0',
      'why\npass\nrules\nGOL-14\nwhy\n',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/Which move\? \n.+\(GOL-13\)\n/)
    expect(out).toMatch(/Which word, or the number of which rule\? \n[^]+ \(GOL-14\)\n/)
    expect(out.trimEnd()).toMatch(/Which move\? \n[^]+Good-bye\.$/)
  })

  test('a hint names the best moves and what they promise', async () => {
    const { out } = await play('--players 3 --bots greedy --seed 1 --lang es', '?\npista\nsalir\n')
    expect(out.match(/Pista: 1\. .+ \(lugar \d,\d en promedio/g)).toHaveLength(2)
    expect(out).toMatch(/\n {7}2\. /)
    const two = await play('--players 2 --bots greedy --seed 1', 'hint\nquit\n')
    expect(two.out).toMatch(/Hint: 1\. .+ \(wins \d+%/)
  })

  test('help says why it is asked and how the game is won, and the rules can be looked up', async () => {
    const { out } = await play(
      '--players 2 --bots greedy --seed 1',
      'help\nrules GOL-13\nrules xyzzy\nrules the\nquit\n',
    )
    expect(out).toMatch(/\[GOL-\d+\]\n.+\n1\. .+\n2\. /)
    expect(out).toMatch(/ \(GOL-13\)\n/)
    expect(out).toContain('The rules have nothing about “xyzzy”.')
    expect(out).toMatch(/and \d+ more: a second word finds fewer\./)
  })

  test('a match that is kept goes on where it was left, by the same bots, and can be reviewed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tianguis-play-')), 'match.json')
    const kept = () => JSON.parse(readFileSync(file, 'utf8')) as Chronicle
    const whole = await play('--players 3 --bots greedy,random --seat 1 --seed 1', always('1'))
    const begun = await play(
      `--players 3 --bots greedy,random --seat 1 --seed 1 --save ${file}`,
      '1\n1\nquit\n',
    )
    expect(begun.out).toContain(`To go on with this match: tianguis play ${file}\n`)
    const { log } = kept()
    expect(log.filter(({ seat }) => seat === 1)).toHaveLength(2)
    const { code, out } = await tianguisHere(['play', file], always('1'))
    expect([code, out]).toEqual([0, expect.stringContaining(`The match is in ${file}.`)])
    expect(kept().log.slice(0, log.length)).toEqual(log)
    const end = (text: string) => text.slice(text.indexOf('Final standings')).split('\n\n')[0]
    expect(end(out)).toBe(end(whole.out))
    const review = ['review', file, '--trials', '100', '--worlds', '4']
    expect((await tianguisHere(review)).code).toBe(0)
    rmSync(dirname(file), { recursive: true })
  })

  test('no file is written over, and only a match that was kept here is played on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tianguis-play-'))
    const [file, other] = [join(folder, 'match.json'), join(folder, 'other.json')]
    await play(`--players 2 --bots random --seed 1 --save ${file}`, '1\nquit\n')
    const match = JSON.parse(readFileSync(file, 'utf8')) as Chronicle
    const refused = async (...args: string[]) => (await tianguisHere(['play', ...args], '1\n')).err
    expect(await refused('mercado', '--save', file)).toMatch(/is there already\..+name another/s)
    expect(await refused(file, '--bots', 'easy')).toContain('is a match: its game, players')
    for (const [bad, said] of [
      [{ ...match, levels: undefined }, 'not a file of a match that was played here'],
      [{ ...match, levels: ['random', 'random'] }, 'but --bots names 2'],
      [{ ...match, levels: [null, 'cheating'] }, 'No level "cheating"'],
      [{ ...match, version: 99 }, 'cannot be played on: Recorded by version 99'],
      [{ ...match, game: 'chess' }, 'chess'],
      [{ ...match, log: [{ seat: 0, move: { type: 'fly' } }] }, 'cannot be played on: Ply 1'],
    ] as const) {
      writeFileSync(other, JSON.stringify(bad))
      expect(await refused(other)).toContain(said)
    }
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(match)
    expect(await refused(folder)).toContain('it is not a file')
    expect(await refused(join(folder, 'lost.json'))).toContain('cannot be read')
    rmSync(folder, { recursive: true })
  })

  test('whoever asks for nothing sits at a table for a newcomer', async () => {
    const { out } = await tianguisHere(['play', 'aztec-market', '--lang', 'es'], 'salir\n')
    expect(out).toMatch(/^En la mesa: Tú, Ana \(fácil\)\./)
    const asked = await tianguisHere(['play', 'aztec-market', '--players', '3'], 'quit\n')
    expect(asked.out).toMatch(/^At the table: You, Ana \(easy\), Beto \(easy\)\./)
  })

  test('a table without hints gives none, however they are asked for', async () => {
    const { out } = await play('--players 2 --bots greedy --seed 1 --no-hints', '?\nhint\nquit\n')
    expect(out.match(/This table gives no hints\./g)).toHaveLength(2)
    expect(out).not.toMatch(/Hint:|, hint/)
  })

  test('the end of the input ends the game politely', async () => {
    // In a process of its own: a closed pipe.
    const outcome = await tianguis(['play', 'merchant-of-goldfish', '--bots', 'random'])
    expect(outcome).toMatchObject({ code: 0, err: '' })
  })

  test('whoever reads may go away, as `head` does, and no error is shown', async () => {
    await ensureCli()
    const child = spawn(process.execPath, [MAIN, 'play', 'merchant-of-goldfish', '--plain'])
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.on('error', () => {}).end(always('1'))
    const [code] = (await once(child, 'close')) as [number | null]
    expect([code, err]).toEqual([0, ''])
  })
})

test.each(GAMES.map(({ meta }) => meta))(
  '$id is shown as text, from the deal to the end',
  async ({ id, seats: [least, most] }) => {
    const players = String(Math.min(most, Math.max(least, 3)))
    const args = ['play', id, '--players', players, '--bots', 'random', '--seed', '7', '--plain']
    const { code, out, err } = await tianguisHere(args, always('1'))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Final standings')
    expect(out).not.toContain('{"')
  },
)

test('any move of any game can be typed', () => {
  expect(readMove('pass')).toEqual({ type: 'pass' })
  expect(readMove('play value=8 count=2')).toEqual({ type: 'play', value: 8, count: 2 })
  expect(readMove('trade with=ana')).toEqual({ type: 'trade', with: 'ana' })
  expect(readMove('{"type":"give","value":3}')).toEqual({ type: 'give', value: 3 })
  expect(readMove('a b c')).toBeNull()
})
