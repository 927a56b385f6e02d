import type { Seat } from '../../../kernel/game.ts'
import {
  commonText,
  type GameText,
  optionText,
  refusalText,
  type Who,
} from '../../../kit/words/text.ts'
import type { Mercadito, Move, View } from '../engine/state.ts'
import { eventText } from './events.ts'
import type { Messages } from './messages.ts'
import { callPrompt, choosePrompt, finalPrompt, overPrompt } from './prompts.ts'
import { cardTerm, exchangeOf, type Speech } from './speech.ts'
import { offerBy } from './words.ts'

export type { Messages, Speech }
export { outcomePrompt } from './prompts.ts'
export {
  cardTerm,
  cardTerms,
  firstPeopleOf,
  nameOf,
  peopleOf,
  rulesOf,
  shortNameOf,
} from './speech.ts'

/** All that is said of the game, in the language that `say` speaks. */
export function textIn(say: Speech): GameText<Mercadito, Messages> {
  return {
    ...commonText(say),
    options: { openMemory: optionText(say, 'openMemory') },
    prompt(view, who) {
      switch (view.phase) {
        case 'choose':
          return choosePrompt(say, view)
        case 'call':
          return callPrompt(say, view, who)
        case 'final':
          return finalPrompt(say, view, who)
        case 'over':
          return overPrompt(say, view, who)
      }
    },
    move: (move, view, who) => moveText(say, move, view, who),
    event: (event, who) => eventText(say, event, who),
    refusal: refusal => {
      const { card = 0, count = 0, offer = 0 } = refusal.with ?? {}
      return refusalText(say, refusal, { card: cardTerm(Number(card)), count, offer })
    },
  }
}

function moveText(say: Speech, move: Move, view: View, who?: Who): string {
  switch (move.type) {
    case 'pick':
    case 'give':
    case 'want':
      return say(`move.${move.type}`, { card: cardTerm(move.card) })
    case 'juice':
    case 'address':
      return say(`move.${move.type}`, { player: called(say, move.to, who) })
    case 'counter':
    case 'accept':
    case 'decline':
    case 'cancel':
      return say(`move.${move.type}`, { what: offered(say, view, move.offer) })
    case 'reveal': {
      const card = cardTerm(move.card)
      return move.to === 'all'
        ? say('move.reveal.all', { card })
        : say('move.reveal', { player: called(say, move.to, who), card })
    }
    case 'pass':
      return say('pass')
    case 'hold':
    case 'cede':
    case 'leave':
    case 'send':
    case 'drop':
    case 'vote':
    case 'unvote':
      return say(`move.${move.type}`)
  }
}

const called = (say: Speech, seat: Seat, who?: Who): string =>
  who?.name(seat) ?? say('player', { n: seat + 1 })

function offered(say: Speech, view: View, id: number): string {
  const offer = offerBy(view, id)
  return offer === undefined ? say('move.offer', { offer: id }) : exchangeOf(say, offer)
}
