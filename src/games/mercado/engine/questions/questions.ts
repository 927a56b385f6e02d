import type { AnyQuestion } from '../../../../kit/questions.ts'
import { actionQuestions } from './actions.ts'
import { placingQuestion } from './placing.ts'
import { privilegeQuestions } from './privileges.ts'
import type { Rules } from '../rules.ts'
import { sellingQuestions } from './selling.ts'
import type { Mercado, PhaseName } from '../state.ts'

export type Questions = { readonly [phase in PhaseName]: AnyQuestion<Mercado> | null }

/** What is asked in each phase. */
export function makeQuestions(rules: Rules): Questions {
  return {
    ...privilegeQuestions(rules),
    ...actionQuestions(rules),
    placement: placingQuestion(rules),
    ...sellingQuestions(rules),
    over: null,
  }
}

/** The question that is open. A switch: it is asked several times a move, and twice as fast. */
export function openQuestion(questions: Questions, phase: PhaseName): AnyQuestion<Mercado> | null {
  switch (phase) {
    case 'placement':
      return questions.placement
    case 'action':
      return questions.action
    case 'sealOffer':
      return questions.sealOffer
    case 'turnStart':
      return questions.turnStart
    case 'privilegeSymbol':
      return questions.privilegeSymbol
    case 'saleOrder':
      return questions.saleOrder
    case 'changerWhite':
      return questions.changerWhite
    case 'forcedDiscard':
      return questions.forcedDiscard
    case 'over':
      return null
  }
}
