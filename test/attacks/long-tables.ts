import { game } from '../../src/games/merchant-of-goldfish/engine/index.ts'
import { begin, type Chronicle, must } from '../../src/kernel/match.ts'
import { playing } from '../../src/kit/play.fixture.ts'
import { GOLDFISH } from '../../src/server/test/visitors.fixture.ts'
import { attacker, type Target } from './frame.ts'

/** Plies of a long match before somebody plays to win. */
const PASSES = 6000
const SEATS = 6
/** By which nobody wins meanwhile: then the match has 6,256 plies. */
const SEED = '03'.repeat(32)
const ROWS_AT_ONCE = 500

/** Per table of the database what names the match, and its other columns. */
const COLUMNS = {
  tables: [
    'id',
    'game version options seed shuffle shuffle_until host listed status actors ranks time due_at life created_at updated_at revision',
  ],
  seats: ['table_id', 'seat kind user_id level clock stand_in round'],
  plies: ['match_id', 'ply seat kind move takes events key at'],
  snapshots: ['match_id', 'ply base_ply base state'],
} as const

const quoted = (columns: string) => columns.replaceAll(/\w+/g, '"$&",').slice(0, -1)
const literal = (value: string | number | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

/**
 * Finished matches of more than 6,000 plies at so many tables: one that people have agreed to end is
 * lengthened in the database, as nobody waits for it to be played, and copied.
 */
export async function longTables(target: Target, many: number): Promise<string[]> {
  const table = await endedMatch(target)
  const { body } = await (await attacker(target)).get<Chronicle>(`/api/tables/${table}/chronicle`)
  await lengthen(target, table, body)
  const copies = Array.from({ length: many }, (_, index) => `${table}-${index}`)
  for (const copy of copies)
    await target.sql(
      Object.entries(COLUMNS).map(([name, [id, rest]]) => {
        const columns = quoted(rest)
        return `INSERT INTO ${name} (${id},${columns}) SELECT '${copy}',${columns} FROM ${name} WHERE ${id}='${table}'`
      }),
    )
  return copies
}

/** A match that six have agreed to end at once. */
async function endedMatch(target: Target): Promise<string> {
  const [host, ...others] = await Promise.all(Array.from({ length: SEATS }, () => attacker(target)))
  if (host === undefined) throw new Error('Nobody is there.')
  const { table } = await host.make({
    game: GOLDFISH,
    chairs: ['me', ...others.map(() => 'open')],
    options: { start: 0, games: 3, maxTurns: 0 },
    listed: true,
  })
  const at = `/api/tables/${table.id}`
  for (const who of others) await who.send('POST', `${at}/sit`, {})
  for (const who of [host, ...others]) await who.send('POST', `${at}/end`, { end: true })
  return table.id
}

async function lengthen(target: Target, table: string, { options }: Chronicle) {
  const match = must(begin(game, SEATS, options, SEED))
  const rows: string[] = []
  let random = 1
  const played = playing(match, offers => {
    random = (random * 1103515245 + 12345) % 2147483648
    const pass = match.log.length < PASSES && offers.find(({ type }) => type === 'pass')
    return pass || offers[random % offers.length]
  })
  for (const { seat, events: happened } of played) {
    const move = JSON.stringify(match.log.at(-1)?.move)
    const events = JSON.stringify(happened)
    rows.push(
      [table, rows.length + 1, seat, 'move', move, null, events, null, 1].map(literal).join(),
    )
  }
  const [id, columns] = COLUMNS.plies
  const into = `INSERT INTO plies (${id},${quoted(columns)}) VALUES`
  const writes = [
    `DELETE FROM plies WHERE match_id='${table}'`,
    `UPDATE tables SET seed='${SEED}' WHERE id='${table}'`,
  ]
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    writes.push(`${into} (${rows.slice(from, from + ROWS_AT_ONCE).join('),(')})`)
  const state = literal(JSON.stringify(match.state))
  const base = literal(JSON.stringify(match.base.state))
  writes.push(
    `UPDATE snapshots SET ply=${rows.length}, base_ply=${match.base.ply}, base=${base}, state=${state} WHERE match_id='${table}'`,
  )
  await target.sql(writes)
}
