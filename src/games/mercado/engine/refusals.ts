import type { Frozen, Refusal } from '../../../kernel/game.ts'
import { refusals } from '../../../kit/refuse.ts'
import type { Move, PhaseName, State } from './state.ts'

/** Why moves are refused; each code has a sentence in the texts. */
export const { codes, refuse } = refusals([
  'action-taken',
  'black',
  'colour-twice',
  'empty-tray',
  'enough',
  'full',
  'must-place',
  'must-use',
  'no-choice',
  'no-discard',
  'no-offer',
  'no-such-token',
  'no-symbol',
  'no-white',
  'not-complete',
  'not-completed',
  'not-drawn',
  'not-in-price',
  'nothing-drawn',
  'only-white',
  'placing-over',
  'privilege-first',
  'seal-first',
  'second-colour',
  'sold',
  'symbol-first',
  'too-few-coins',
  'too-late',
  'waits',
])

/** The rule of the question asked in each phase. */
export const PHASE_RULE: { readonly [phase in PhaseName]: string } = {
  turnStart: 'MER-16',
  privilegeSymbol: 'MER-61',
  action: 'MER-20',
  sealOffer: 'MER-22',
  placement: 'MER-25',
  saleOrder: 'MER-40',
  changerWhite: 'MER-54',
  forcedDiscard: 'MER-69',
  over: 'MER-79',
}

/** Why a move that answers another question is not possible now. @rule MER-15, MER-16 */
export function refuseNow({ phase }: Frozen<State>, _seat: number, { type }: Move): Refusal {
  switch (type) {
    case 'privilege':
    case 'noPrivilege':
      return refuse('MER-16', 'too-late')
    case 'symbol':
      return refuse('MER-61', 'no-symbol')
    case 'draw':
    case 'recover':
      return refuse('MER-15', phase === 'turnStart' ? 'privilege-first' : 'action-taken')
    case 'seal':
      return refuse('MER-22', 'no-offer')
    case 'place':
    case 'done':
      return refusePlacing(phase)
    case 'sell':
      return refuse('MER-40', 'no-choice')
    case 'white':
    case 'keepWhite':
      return refuse('MER-54', 'no-white')
    case 'discard':
      return refuse('MER-69', 'no-discard')
  }
}

/** @rule MER-25, MER-38, MER-R2 */
function refusePlacing(phase: PhaseName): Refusal {
  if (phase === 'turnStart' || phase === 'action') return refuse('MER-25', 'nothing-drawn')
  return phase === 'sealOffer' ? refuse('MER-R2', 'seal-first') : refuse('MER-38', 'placing-over')
}
