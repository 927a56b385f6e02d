import { randomBytes } from 'node:crypto'
import { stream } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/game.ts'
import {
  begin,
  beginAt,
  chronicle,
  type Match,
  replay,
  type Result,
  submit,
  undo,
} from '../../kernel/match.ts'
import { ranks } from '../../kernel/rank.ts'
import { VERSION } from '../../server/paths.ts'
import { Bad } from './bad.ts'
import * as field from './fields.ts'
import type { Request } from './fields.ts'
import { explained, refused } from './refusals.ts'
import { suggest } from './suggest.ts'
import type { Loaded, OpenTable, Tables } from './tables.ts'

/** Raised when a program written for the previous protocol would break. */
export const PROTOCOL = 1

export type Reply = object
type Verb = (request: Request, tables: Tables) => Reply | Promise<Reply>

/** A verb about one open table. */
const at =
  (verb: (table: OpenTable, request: Request) => Reply | Promise<Reply>): Verb =>
  (request, tables) =>
    verb(tables.get(field.text(request, 'table')), request)

/** A verb about one seat at an open table. */
const by = (
  verb: (table: OpenTable, seat: Seat, request: Request) => Reply | Promise<Reply>,
): Verb => at((table, request) => verb(table, field.seat(request, table.match.seats), request))

/** All requests a program can send. */
export const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  [
    'hello',
    (_, tables) => ({ protocol: PROTOCOL, version: VERSION, games: tables.games.map(introduced) }),
  ],
  ['open', open],
  ['state', at(({ match }) => ({ state: match.state }))],
  [
    'view',
    at(({ match }, request) => ({
      view: match.game.view(match.state, field.viewer(request, match.seats)),
    })),
  ],
  ['legal', by(({ match }, seat) => ({ moves: legal(match, seat) }))],
  ['play', by(play)],
  ['explain', by((table, seat, request) => explained(table, seat, field.move(request)))],
  ['undo', by(takeBack)],
  ['scores', at(scores)],
  ['chronicle', at(({ match }) => ({ chronicle: chronicle(match) }))],
  ['replay', replayed],
  ['suggest', by(suggest)],
  ['determinize', determinize],
  ['close', close],
])

function introduced({ meta, game }: Loaded): Reply {
  return { id: meta.id, title: meta.title.en, seats: game.seats, options: game.options }
}

function open(request: Request, tables: Tables): Reply {
  const { game, text } = tables.game(field.text(request, 'game'))
  const seed = seedOf(request)
  const begun = Object.hasOwn(request, 'state')
    ? beginAt(game, seed, request.state)
    : begin(
        game,
        field.whole(request, 'seats'),
        Object.hasOwn(request, 'options') ? request.options : {},
        seed,
      )
  return seated(tables, { match: sound(begun), text })
}

const seedOf = (request: Request) => field.seed(request) ?? randomBytes(16).toString('hex')

function replayed(request: Request, tables: Tables): Reply {
  const record = field.chronicle(request)
  const { game, text } = tables.game(record.game)
  const plies = Object.hasOwn(request, 'plies') ? field.whole(request, 'plies') : Infinity
  return seated(tables, { match: sound(replay(game, record, plies)), text })
}

/** The setup is ply 0, so nothing in a match is drawn from this stream. */
const BEFORE_ALL = -1

/** A table as it may be for all that this seat knows: whatever it cannot see is drawn anew. */
function determinize(request: Request, tables: Tables): Reply {
  const { match, text } = tables.get(field.text(request, 'table'))
  const { game, state, options } = match
  const seat = field.seat(request, match.seats)
  const seed = seedOf(request)
  const world = game.determinize(game.view(state, seat), stream(seed, BEFORE_ALL))
  return seated(tables, { match: sound(beginAt(game, seed, world, options)), text })
}

function sound(result: Result<Match>): Match {
  if (result.ok) return result.value
  throw new Bad(result.why, result.message)
}

function seated(tables: Tables, table: OpenTable): Reply {
  const { seats, options } = table.match
  return { table: tables.add(table), ...standing(table.match), seats, options }
}

function standing(match: Match) {
  return { ply: match.log.length, actors: match.game.actors(match.state) }
}

function legal({ game, state }: Match, seat: Seat) {
  return game.legal(state, seat)
}

function play(table: OpenTable, seat: Seat, request: Request): Reply {
  const { match } = table
  const outcome = submit(match, seat, field.move(request))
  if (!outcome.ok) throw refused(table, seat, outcome)
  const { ply, actors } = standing(match)
  return { ply, events: outcome.events, actors }
}

function takeBack(table: OpenTable, seat: Seat): Reply {
  const outcome = undo(table.match, seat)
  if (!outcome.ok) throw refused(table, seat, outcome)
  return standing(table.match)
}

function scores({ match }: OpenTable): Reply {
  const all = match.game.scores(match.state)
  return { over: match.game.actors(match.state).length === 0, scores: all, ranks: ranks(all) }
}

function close(request: Request, tables: Tables): Reply {
  tables.close(field.text(request, 'table'))
  return {}
}
