import type { AnyQuestion } from '../../../kit/questions.ts'
import { feedKing, moveFirst, moveSecond, passOrPlay, takeCoin } from './passing.ts'
import { chooseTile, firstCoin, placeTile } from './placing.ts'
import { movePaid, playTurn } from './playing.ts'
import type { Aztec, PhaseName } from './state.ts'

/** What is asked in each phase. */
export const QUESTIONS: { readonly [phase in PhaseName]: AnyQuestion<Aztec> | null } = {
  choose: chooseTile,
  place: placeTile,
  purse: firstCoin,
  turn: passOrPlay,
  first: moveFirst,
  second: moveSecond,
  coin: takeCoin,
  king: feedKing,
  play: playTurn,
  paid: movePaid,
  over: null,
}
