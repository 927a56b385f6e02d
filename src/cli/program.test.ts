import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { tianguisHere } from './cli.fixture.ts'

/** Runs one command line in this process; it must stop before it does anything. */
const tianguis = (line: string) => tianguisHere(line.split(' ').filter(Boolean))

const COMMANDS = ['serve', 'admin', 'play', 'simulate', 'train', 'table', 'content', 'bench']
const IDS = GAMES.map(({ meta }) => meta.id)

describe('help', () => {
  test.each(['--help', '-h'])('%s lists the commands', async flag => {
    const { code, out, err } = await tianguis(flag)
    for (const command of COMMANDS) expect(out).toContain(command)
    expect([code, err]).toEqual([0, ''])
  })

  test.each(COMMANDS)('%s --help says what it does, with an example', async command => {
    const { code, out } = await tianguis(`${command} --help`)
    expect(code).toBe(0)
    expect(out).toContain(`Usage: tianguis ${command}`)
    expect(out).toMatch(new RegExp(`Examples:[^]*tianguis ${command}`))
    expect(out).not.toContain('["')
  })

  test.each(['play', 'simulate', 'train'])('%s --help lists the games', async command => {
    const { out } = await tianguis(`${command} --help`)
    for (const id of IDS) expect(out).toContain(id)
  })

  test('--version', async () => {
    const { code, out } = await tianguis('--version')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('an error is one line that says what exists instead', () => {
  const GAME = 'merchant-of-goldfish'
  test.each([
    ['sing', [...COMMANDS]],
    ['serve --prot 80', ['--port']],
    ['serve --port x', ['0 to 65535']],
    ['serve --port 65536', ['0 to 65535']],
    ['serve --log loud', ['silent', 'debug']],
    ['serve --public-url games', ['https://']],
    ['serve --proxies nonsense', ['10.0.0.0/8']],
    ['serve --proxies 10.0.0.0/33', ['10.0.0.0/8']],
    ['serve --proxies fd00::/129,uniquelocal', ['uniquelocal']],
    ['serve --proxies 10.0.0.1,0.0.0.0/0', ['10.0.0.0/8']],
    ['serve now', ['serve']],
    ['content chekc', ['check']],
    ['content check', ['file', 'tianguis content check']],
    ['content check a.json b.json', ['tianguis content check']],
    ['play', ['game', 'tianguis play']],
    ['play chess', IDS],
    [`play ${GAME} --players 9`, ['2 to 6']],
    [`play ${GAME} --seat 4`, ['0 to 2']],
    [`play ${GAME} --bots genius`, ['random', 'hard']],
    [`play ${GAME} --players 4 --bots hard,easy`, ['3 bots']],
    [`play ${GAME} --lang tlh`, ['en', 'es']],
    [`play ${GAME} --seed xyz`, ['hexadecimal']],
    [`play ${GAME} --options games=2`, ['1, 3']],
    ['simulate chess', IDS],
    [`simulate ${GAME} --players genius,hard`, ['random', 'hard', 'mcts:']],
    [`simulate ${GAME} --players greedy`, ['2 to 6']],
    [`simulate ${GAME} --games 0`, ['1 to']],
    [`simulate ${GAME} --games 1.5`, ['1 to']],
    [`simulate ${GAME} --options nope=1`, ['games', 'start', 'maxTurns']],
    [`simulate ${GAME} --options games`, ['name=value']],
    ['table now', ['table']],
    ['bench --seconds 0', ['greater than 0']],
  ])('%s', async (line, mentioned) => {
    const { code, out, err } = await tianguis(line)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^\S[^\n]+\.\n$/)
    for (const word of mentioned) expect(err).toContain(word)
  })

  test('of a mistyped folder no data are made', async () => {
    const { code, err } = await tianguis('migrate --data no-such-folder')
    expect([code, err]).toEqual([1, 'There are no data in no-such-folder.\n'])
    expect(existsSync('no-such-folder')).toBe(false)
  })

  test('without a command the help is shown', async () => {
    const { code, out, err } = await tianguis('')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('Commands:')
  })
})
