import type { Frozen, PerSeat, Score, Seat, PlyContext } from '../../../kernel/game.ts'
import { compareScores } from '../../../kernel/rank.ts'
import type { Tables } from '../content/compile.ts'
import { after } from './sale/effects.ts'
import type { Event, State } from './state.ts'
import type { Track } from './sale/track.ts'

type Standing = Pick<State, 'progress' | 'heights'>

/** Progress, then height in the stack: never level. @rule MER-79, MER-R44 */
export function scores(state: Frozen<Standing>): PerSeat<Score> {
  return state.progress.map((progress, seat) => [progress, state.heights[seat]])
}

/** Seats from first to last. @rule MER-79, MER-R44 */
export function ranking(state: Frozen<Standing>): Seat[] {
  const all = scores(state)
  return all.map((_, seat) => seat).sort((a, b) => compareScores(all[b], all[a]))
}

export function makeFinals({ tokens }: Tables, { moveMarker }: Track) {
  /** What is left over is worth so many spaces. @rule MER-78 */
  function bonusOf(state: Frozen<State>, seat: Seat): number {
    return state.tokens[seat].reduce((sum, token) => sum + tokens[token].move, state.seals[seat])
  }

  /** One silent move for each player, the starting player first. @rule MER-78, MER-79, MER-R43 */
  function scoreAll(state: State, ply: PlyContext<Event>): void {
    let seat = state.starter
    do {
      const bonus = bonusOf(state, seat)
      const tokensLeft = [...state.tokens[seat]]
      ply.emit({ type: 'scored', seat, seals: state.seals[seat], tokens: tokensLeft, bonus })
      if (bonus > 0) moveMarker(state, seat, bonus, 'scoring', ply)
      seat = after(state, seat)
    } while (seat !== state.starter)
    state.phase = 'over'
    ply.emit({ type: 'ended', ranking: ranking(state), reveals: true })
  }

  return { scoreAll }
}
export type Finals = ReturnType<typeof makeFinals>
