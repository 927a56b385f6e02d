import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import { botOf, operator } from './program.fixture.ts'
import { hasPython, PROGRAMS, run, SAMPLES } from './samples.fixture.ts'
import { serve } from './server.fixture.ts'
import { GOLDFISH, guest, type Visitor } from './visitors.fixture.ts'

/** A game where seats take turns, and one where all act at once. */
const BOTH_KINDS = [GOLDFISH, 'mercadito']

/** Where all act at once a move may be too late: somebody else has just answered that offer. */
const OVERTAKEN = /^POST \S+\/moves 422 .*\n/gm

interface Shuffled {
  readonly shuffle: { readonly chairs: readonly { readonly kind: string }[] }
}

/** A table for two of each of these games: one seat for the bot, one for a bot of the server. */
async function tablesFor(ana: Visitor, games: readonly string[], bot: string): Promise<string[]> {
  const ids: string[] = []
  for (const game of games) {
    const { table } = await ana.make({ game, chairs: ['random', 'open'] })
    const asked = await ana.send('POST', `/api/tables/${table.id}/invitations`, { seat: 1, bot })
    expect(asked.status).toBe(200)
    ids.push(table.id)
  }
  return ids
}

/** How this bot's games ended, by its own output and by the tables. */
async function plays(
  games: readonly string[],
  command: (server: string, token: string, games: string) => [string, string[]],
) {
  const server = await serve()
  const ana = await guest(server)
  const { bot, secret } = await botOf(ana)
  const ids = await tablesFor(ana, games, bot.id)
  const { code, out, errors } = await run(...command(server.address, secret, String(ids.length)))
  const tables = await Promise.all(
    ids.map(async id => (await ana.get<MyTable>(`/api/tables/${id}`)).body.table),
  )
  const shuffles = await Promise.all(
    ids.map(async id => (await ana.get<Shuffled>(`/api/tables/${id}/shuffle`)).body.shuffle),
  )
  return {
    contributed: shuffles.map(({ chairs }) => chairs[1]?.kind),
    ended: [code, errors.replaceAll(OVERTAKEN, '')],
    statuses: tables.map(({ status }) => status),
    names: tables.map(({ seats }) => seats[1]?.name),
    told: tables.every(({ id, ranks }) =>
      out.includes(`table ${id} is over, place ${ranks?.[1]}\n`),
    ),
  }
}

const allOver = (games: number) => ({
  contributed: Array<string>(games).fill('given'),
  ended: [0, ''],
  statuses: Array<string>(games).fill('over'),
  names: Array<string>(games).fill('⚙ Goldie'),
  told: true,
})

test('the sample bot in TypeScript plays games to their end', async () => {
  const played = await plays(BOTH_KINDS, (...args) => [
    process.execPath,
    ['--import', 'tsx', `${SAMPLES}bot.ts`, ...args],
  ])
  expect(played).toEqual(allOver(2))
})

// Without Python the bot cannot be tried; under CI Python is required.
test.skipIf(!hasPython && !process.env.CI)(
  'the sample bot in Python plays a game to its end (needs python3)',
  async () => {
    const played = await plays([GOLDFISH], (...args) => ['python3', [`${SAMPLES}bot.py`, ...args]])
    expect(played).toEqual(allOver(1))
  },
)

test.each(PROGRAMS)(
  'the sample bot in %s lives through a match that is called off',
  async (_, program, args) => {
    const server = await serve()
    const ana = await guest(server)
    const { bot, secret } = await botOf(ana)
    const { table } = await ana.make({ chairs: ['me', 'open'], options: { start: 0 } })
    await ana.send('POST', `/api/tables/${table.id}/invitations`, { seat: 1, bot: bot.id })
    const listening = 'listening\n'
    const begun = `table ${table.id} begins\n`
    const ended = run(program, [...args, server.address, secret, '1'], async out => {
      if (out !== listening + begun) return
      await operator(server).send('POST', `/api/admin/tables/${table.id}/end`, { why: '' })
    })
    const out = `${listening}${begun}table ${table.id} is over, without a result\n`
    expect(await ended).toEqual({ code: 0, out, errors: '' })
  },
)

test('the sample bots say so when their token is not valid', async () => {
  const server = await serve()
  const { code, errors } = await run(process.execPath, [
    '--import',
    'tsx',
    `${SAMPLES}bot.ts`,
    server.address,
    'nothing',
  ])
  expect(code).toBe(1)
  expect(errors).toContain('This token is not valid.')
})
