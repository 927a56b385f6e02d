import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import { offerSteps } from '../engine/draft.ts'
import type { Card, Mercadito, Move, SeenOffer } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { BOARD_TEXT } from './text/index.ts'
import { handOf, room, seatsOf } from './worth.ts'

export type Tab = 'make' | 'theirs' | 'mine'

interface Kept {
  readonly to: Seat
  readonly give: readonly Card[]
  readonly want: readonly Card[]
  /** The offer it answers, or 0. */
  readonly answers: number
}

const toggled = (cards: readonly Card[], card: Card) =>
  cards.includes(card)
    ? cards.filter(other => other !== card)
    : [...cards, card].toSorted((a, b) => a - b)

/**
 * The trading desk: the offer I am putting together, which stays mine until it is sent, and
 * everything else I may do.
 */
export function useDesk(props: BoardProps<Mercadito>) {
  const { view, offers, choose, explain, say, language, who } = props
  const text = BOARD_TEXT[language].desk
  const me = view.viewer
  const hand = handOf(view)
  const first = me === 0 ? 1 : 0
  const incoming = view.offers.filter(({ to }) => to === me)
  const outgoing = view.offers.filter(({ from }) => from === me)
  const [kept, keep] = useState<Kept>(view.draft ?? { to: first, give: [], want: [], answers: 0 })
  const [tab, openTab] = useState<Tab>(incoming.length > 0 ? 'theirs' : 'make')
  const [picking, pick] = useState(false)
  const [showing, show] = useState(false)
  const [seen, see] = useState<Card | null>(null)

  // What others did meanwhile may have taken the ground from under it.
  const give = kept.give.filter(card => hand.includes(card))
  const want = kept.want.filter(card => !hand.includes(card))
  const answers = incoming.some(({ id, from }) => id === kept.answers && from === kept.to)
    ? kept.answers
    : 0
  const draft: Kept = { to: kept.to, give, want, answers }
  const may = (move: Move) => offers.some(offer => JSON.stringify(offer) === JSON.stringify(move))

  // An offer begun elsewhere, from the list of moves, is put together here.
  const begun = offers.some(({ type }) => type === 'drop') ? view.draft : null
  useEffect(() => {
    if (!begun) return
    keep(begun)
    openTab('make')
    void choose([{ type: 'drop' }])
    // oxlint-disable-next-line react/exhaustive-deps -- each draft is taken over once
  }, [begun])

  // A new offer to me comes to the fore, unless I am in the middle of one of my own.
  const newest = Math.max(0, ...incoming.map(({ id }) => id))
  const idle = kept.give.length + kept.want.length === 0 && !picking
  useEffect(() => {
    if (newest > 0 && idle) openTab('theirs')
    // oxlint-disable-next-line react/exhaustive-deps -- each offer comes to the fore once
  }, [newest])

  const act = (move: Move, touched: Element | null) => {
    if (may(move)) void choose([move])
    else explain(move, touched)
  }
  const limits = room(view, draft.to, give.length)

  /** Why the offer cannot be sent as it is, or null. */
  function trouble(): string | null {
    if (me !== null && (view.offersLeft[me] ?? 0) === 0) return text.noneLeft
    if (give.length === 0) return text.chooseGive
    if (want.length < limits.least) return text.tooFew(who.name(draft.to), limits.least)
    if (want.length > limits.most) return text.tooMany(Math.max(0, limits.most))
    return null
  }

  return {
    me,
    draft,
    incoming,
    outgoing,
    others: Array.from({ length: seatsOf(view) }, (_, seat) => seat).filter(seat => seat !== me),
    tab,
    openTab: (to: Tab) => {
      pick(false)
      openTab(to)
    },
    picking,
    pick,
    showing,
    /** The card touched last. */
    seen,
    show: (touched: Element | null) =>
      give.length === 1 ? show(true) : say(text.showFirst, touched),
    showNot: () => show(false),
    reveal: (to: Seat | 'all', touched: Element | null) => {
      const card = give[0]
      show(false)
      if (card !== undefined) act({ type: 'reveal', card, to }, touched)
    },
    address: (to: Seat) => keep({ ...draft, to, answers: 0 }),
    toggleGive: (card: Card) => {
      keep({ ...draft, give: toggled(give, card) })
      see(card)
      openTab('make')
      show(false)
    },
    toggleWant: (card: Card) => {
      keep({ ...draft, want: toggled(want, card) })
      see(card)
    },
    clear: () => {
      keep({ ...draft, give: [], want: [], answers: 0 })
      pick(false)
      show(false)
    },
    counter: ({ id, from, give: theirs, want: mine }: SeenOffer) => {
      keep({
        to: from,
        give: (mine ?? []).filter(card => hand.includes(card)),
        want: theirs ?? [],
        answers: id,
      })
      openTab('make')
    },
    sendable: trouble() === null && offers.length > 0,
    send: async (touched: Element | null) => {
      const why = trouble()
      if (why) return say(why, touched)
      if (offers.length === 0) return explain({ type: 'address', to: draft.to }, touched)
      pick(false)
      if (await choose(offerSteps(draft))) {
        keep({ ...draft, give: [], want: [], answers: 0 })
        openTab(incoming.length > 0 ? 'theirs' : 'mine')
        see(null)
      }
    },
    act,
    may,
    voted: me !== null && (view.votes[me] ?? false),
  }
}

export type Desk = ReturnType<typeof useDesk>
