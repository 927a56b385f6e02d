import { contextOf } from '../../kernel/chance.ts'
import type { Game, GameTypes, Seat } from '../../kernel/game.ts'
import { copyOf, same } from '../../kernel/json.ts'
import { type Chronicle, replay } from '../../kernel/match.ts'

/** One ply of a finished match, about to be played again. */
export interface PlyAgain<W extends GameTypes = GameTypes> {
  /** Its number in the log, from 0. */
  readonly ply: number
  readonly seat: Seat
  /** One of the offers. */
  readonly move: W['move']
  readonly offers: readonly W['move'][]
  readonly before: W['state']
  readonly after: W['state']
  /** Whether it drew chance. */
  readonly drew: boolean
}

/** The position in which a record begins; null if it is of other rules or broken. */
export function beginning<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
): W['state'] | null {
  const begun = replay(game, record, 0)
  return begun.ok ? begun.value.state : null
}

/** Plays a record again, ply by ply. Throws where a move is not legal in its place. */
export function* playAgain<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  start: W['state'],
): Generator<PlyAgain<W>> {
  let state = start
  for (const [ply, { seat, move: said }] of record.log.entries()) {
    const offers = game.legal(state, seat)
    const move = offers.find(offer => same(offer, said))
    if (move === undefined) throw new Error(`Ply ${ply + 1} of the record is not legal.`)
    const before = state
    const context = contextOf<W['event']>(record.seed, ply + 1, () => {})
    const after = copyOf(state)
    game.play(after, seat, move, context)
    yield { ply, seat, move, offers, before, after, drew: context.drew }
    state = after
  }
}
