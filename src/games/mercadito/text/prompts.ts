import { person, type Prompt, type Who } from '../../../kit/words/text.ts'
import { CALLS, MAX_CARDS, MAX_ROUNDS } from '../content/index.ts'
import type { Card, Conflict, View } from '../engine/state.ts'
import {
  cardTerm,
  cardTerms,
  exchangeOf,
  firstPeopleOf,
  peopleOf,
  pointsOf,
  type Speech,
} from './speech.ts'
import { conflictFor, isAsked, offerToMe, result, stillOpen } from './words.ts'

/** What the viewer has answered in secret. */
function mineText(say: Speech, { mine }: View): string {
  if (mine === null) return say('prompt.done')
  return mine.type === 'pick'
    ? say('prompt.picked', { card: cardTerm(mine.card) })
    : say('prompt.said', { said: mine.type })
}

export function choosePrompt(say: Speech, view: View): Prompt {
  const rounds = roundsOf(view, view.round)
  if (isAsked(view)) {
    const again = view.wave > 1
    return {
      title: say('prompt.choose', { again }),
      hint: say('prompt.choose.hint', { again, ...rounds }),
    }
  }
  if (view.viewer === null)
    return { title: say('prompt.watch'), hint: say('prompt.watch.hint', rounds) }
  const isFull = view.sizes[view.viewer] === MAX_CARDS[view.sizes.length]
  return { title: say('prompt.wait'), hint: isFull ? say('prompt.full') : mineText(say, view) }
}

const roundsOf = ({ sizes }: View, round: number) => ({
  round,
  rounds: MAX_ROUNDS[sizes.length] ?? 0,
})

/** While an outcome is still looked at: of a choice in this round, or of the conflict over a card. */
export const outcomePrompt = (say: Speech, view: View, round: number, card: Card | null): Prompt =>
  card === null
    ? { title: say('prompt.chosen'), hint: say('prompt.watch.hint', roundsOf(view, round)) }
    : { title: say('prompt.settled', { card: cardTerm(card) }), hint: '' }

export function callPrompt(say: Speech, view: View, who: Who): Prompt {
  const conflict = conflictFor(view)
  if (conflict === undefined) return { title: say('prompt.conflict.none'), hint: '' }
  if (isAsked(view)) return myCallPrompt(say, conflict, who)
  const seats = peopleOf(say, conflict.seats, who)
  return {
    title: say('prompt.conflict', { card: cardTerm(conflict.card), seats }),
    hint: view.viewer === null ? '' : waitingHint(say, view, view.viewer),
  }
}

const waitingHint = (say: Speech, view: View, me: number): string =>
  view.ceders.includes(me) ? say('prompt.ceded') : mineText(say, view)

function myCallPrompt(say: Speech, { card, call, seats }: Conflict, who: Who): Prompt {
  const others = seats.filter(seat => seat !== who.me)
  return {
    title: say('prompt.call', { card: cardTerm(card) }),
    hint: say('prompt.call.hint', {
      last: call === CALLS,
      call,
      calls: CALLS,
      seats: peopleOf(say, others, who),
    }),
  }
}

export function finalPrompt(say: Speech, view: View, who: Who): Prompt {
  if (view.draft) return draftPrompt(say, view.draft, who)
  const open = stillOpen(view).filter(seat => seat !== who.me)
  const waiting =
    open.length === 0 ? '' : say('prompt.notVoted', { seats: peopleOf(say, open, who) })
  if (view.viewer === null) return { title: say('prompt.trading'), hint: waiting }
  const offer = offerToMe(view)
  if (offer) {
    const seat = who.name(offer.from)
    const { gives, wants } = offer
    return {
      // The names of more cards would take the room of the table on a phone.
      title:
        gives + wants > 2
          ? say('prompt.offeredMany', { seat, gives, wants })
          : say('prompt.offered', { seat, what: exchangeOf(say, offer, 'short') }),
      hint: say('prompt.offered.hint'),
    }
  }
  if (view.votes[view.viewer]) return { title: say('prompt.voted'), hint: waiting }
  const offers = view.offersLeft[view.viewer] ?? 0
  return { title: say('prompt.final'), hint: say('prompt.final.hint', { offers }) }
}

function draftPrompt(say: Speech, draft: NonNullable<View['draft']>, who: Who): Prompt {
  const { to, give, want } = draft
  return {
    title: say('prompt.draft', { seat: who.name(to) }),
    hint: say('prompt.draft.hint', {
      gives: give.length,
      give: cardTerms(give),
      wants: want.length,
      want: cardTerms(want),
    }),
  }
}

export function overPrompt(say: Speech, view: View, who: Who): Prompt {
  const ended = result(view)
  const { winners } = ended
  return {
    title: say('prompt.over', {
      count: winners.length,
      seat: person(winners[0] ?? 0, who),
      seats: firstPeopleOf(say, winners, who),
    }),
    hint: pointsOf(say, ended, who).join(' · '),
  }
}
