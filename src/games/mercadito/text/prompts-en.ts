import type { Prompt, Who } from '../../../kit/text.ts'
import { CALLS, MAX_CARDS, MAX_ROUNDS } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import { card, cards, contents, count, list, name, names, SAID, subjects } from './phrases-en.ts'
import { conflictFor, isAsked, offerToMe, result, stillOpen } from './words.ts'

function mineText(view: View): string {
  const { mine } = view
  if (mine === null) return 'your turn is over in this round'
  return mine.type === 'pick' ? `you picked ${card(mine.card)}` : `you said: ${SAID[mine.type]}`
}

export function choosePrompt(view: View): Prompt {
  const round = `round ${view.round} of ${MAX_ROUNDS[view.sizes.length]}`
  if (isAsked(view)) {
    return view.wave === 1
      ? { title: 'Pick a card, or pass', hint: `in secret; ${round}` }
      : { title: 'Pick another card, or pass', hint: 'what is still face up' }
  }
  if (view.viewer === null) return { title: 'The players choose', hint: round }
  const full = view.sizes[view.viewer] === MAX_CARDS[view.sizes.length]
  return { title: 'The others are choosing', hint: full ? 'your hand is full' : mineText(view) }
}

export function callPrompt(view: View, who: Who): Prompt {
  const conflict = conflictFor(view)
  if (conflict === undefined) return { title: 'Conflict', hint: '' }
  const what = card(conflict.card)
  const others = conflict.seats.filter(seat => seat !== who.me)
  if (isAsked(view)) {
    const last = conflict.call === CALLS ? 'last call' : `call ${conflict.call} of ${CALLS}`
    return {
      title: `${what}: hold, cede or leave it?`,
      hint: `${last}, with ${names(others, who)}`,
    }
  }
  const hint =
    view.viewer === null
      ? ''
      : view.ceders.includes(view.viewer)
        ? 'then you pick again'
        : mineText(view)
  return { title: `Conflict over ${what}: ${names(conflict.seats, who)}`, hint }
}

function draftPrompt(view: View, who: Who): Prompt | null {
  const { draft } = view
  if (draft === null) return null
  const title = `Your offer to ${who.name(draft.to)}`
  if (draft.give.length === 0) return { title, hint: 'what do you give?' }
  const wants = draft.want.length === 0 ? 'what do you want?' : `for ${cards(draft.want)}`
  return { title, hint: `${cards(draft.give)}; ${wants}` }
}

export function finalPrompt(view: View, who: Who): Prompt {
  const draft = draftPrompt(view, who)
  if (draft) return draft
  const open = stillOpen(view).filter(seat => seat !== who.me)
  const waiting = open.length === 0 ? '' : `not voted: ${names(open, who)}`
  if (view.viewer === null) return { title: 'Final phase: free trading', hint: waiting }
  const offer = offerToMe(view)
  if (offer)
    return {
      title: `${who.name(offer.from)} offers ${contents(offer)}`,
      hint: 'accept, decline or counter',
    }
  if (view.votes[view.viewer]) return { title: 'You voted to end the game', hint: waiting }
  return {
    title: 'Trade, reveal or vote to end',
    hint: count(view.offersLeft[view.viewer] ?? 0, 'offer') + ' left',
  }
}

export function overPrompt(view: View, who: Who): Prompt {
  const { winners, points } = result(view)
  const [first] = winners
  const title =
    winners.length > 1
      ? `${subjects(winners, who)} share the victory`
      : first === who.me
        ? 'You win!'
        : `${who.name(first ?? 0)} wins`
  return { title, hint: list(points.map((n, seat) => `${name(seat, who)} ${n}`)) }
}
