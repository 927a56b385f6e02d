import { upTo } from '../../../../kit/moves.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/game.ts'
import { offerSteps, type WholeOffer } from '../../engine/draft.ts'
import type { Card, Mercadito, SeenOffer } from '../../engine/state.ts'
import type { Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { answering } from '../../../../web/board-kit/use-pick.ts'
import { offersTo, useDraft } from './use-draft.ts'
import { room, seatsOf } from '../worth.ts'

export type Tab = 'make' | 'theirs' | 'mine'

/** The second half of a double click comes sooner than this, in milliseconds: it chooses nobody. */
const DOUBLE = 500

/** Why an offer cannot be sent as it is, or null. */
function troubleOf(
  { view, text, who }: BoardProps<Mercadito, Messages>,
  { to, give, want }: WholeOffer,
): string | null {
  const { say } = text
  const { least, most } = room(view, to, give.length)
  if (view.viewer !== null && (view.offersLeft[view.viewer] ?? 0) === 0)
    return say('board.desk.noneLeft')
  if (give.length === 0) return say('board.desk.chooseGive')
  if (want.length < least) return say('board.desk.tooFew', { seat: who.name(to), least })
  return want.length > most ? say('board.desk.tooMany', { most: Math.max(0, most) }) : null
}

/** Which part of the desk is seen, and whether cards to ask for are being picked there. */
function useTabs(newest: number, voted: boolean, idle: () => boolean) {
  const [tab, openTab] = useState<Tab>(newest > 0 ? 'theirs' : 'make')
  const [picking, pick] = useState(false)
  // A new offer to me comes to the fore, unless I am in the middle of one of my own: not any more
  // once I have voted.
  useEffect(() => {
    if (newest > 0 && (voted || idle()) && !picking) openTab('theirs')
    // oxlint-disable-next-line react/exhaustive-deps -- each offer comes to the fore once
  }, [newest, voted])
  return { tab, openTab, picking, pick }
}

/** The trading desk: the offer I am putting together, and everything else I may do. */
export function useDesk(props: BoardProps<Mercadito, Messages>) {
  const { view, offers, choose, explain, say, text } = props
  const me = view.viewer
  const incoming = offersTo(props)
  const newest = Math.max(0, ...incoming.map(({ id }) => id))
  const voted = me !== null && (view.votes[me] ?? false)
  const { tab, openTab, picking, pick } = useTabs(newest, voted, () => making.isEmpty)
  const making = useDraft(props, () => openTab('make'))
  const { draft } = making
  const [showing, show] = useState(false)
  const asked = useRef(0)
  const [seen, see] = useState<Card | null>(null)
  const { may, decide } = answering(props)
  const trouble = troubleOf(props, draft)

  return {
    me,
    draft,
    incoming,
    outgoing: view.offers.filter(({ from }) => from === me),
    others: upTo(seatsOf(view)).filter(seat => seat !== me),
    tab,
    openTab: (to: Tab) => {
      pick(false)
      openTab(to)
    },
    picking,
    pick,
    showing,
    /** The card of the offer that was touched last. */
    seen: seen !== null && [...draft.give, ...draft.want].includes(seen) ? seen : null,
    show: (touched: Element | null) => {
      if (draft.give.length !== 1) return say(text.say('board.desk.showFirst'), touched)
      asked.current = performance.now()
      show(true)
    },
    showNot: () => show(false),
    reveal: (to: Seat | 'all', touched: Element | null) => {
      if (performance.now() - asked.current < DOUBLE) return
      const card = draft.give[0]
      show(false)
      if (card !== undefined) decide({ type: 'reveal', card, to }, touched)
    },
    address: making.address,
    toggleGive: (card: Card) => {
      making.toggleGive(card)
      see(card)
      openTab('make')
      show(false)
    },
    toggleWant: (card: Card) => {
      making.toggleWant(card)
      see(card)
    },
    clear: () => {
      making.clear()
      pick(false)
      show(false)
    },
    counter: (offer: SeenOffer) => {
      making.counter(offer)
      openTab('make')
    },
    sendable: trouble === null && offers.length > 0,
    send: async (touched: Element | null) => {
      if (trouble) return say(trouble, touched)
      if (offers.length === 0) return explain({ type: 'address', to: draft.to }, touched)
      pick(false)
      if (await choose(offerSteps(draft))) {
        making.clear()
        openTab(incoming.length > 0 ? 'theirs' : 'mine')
        see(null)
      }
    },
    act: decide,
    may,
    voted,
  }
}

export type Desk = ReturnType<typeof useDesk>
