import { useState } from 'preact/hooks'
import { contentSets } from '../content/index.ts'
import type { Coin, Mercado, Move, Slot, View } from '../engine/state.ts'
import { same } from '../../../kernel/json.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { REAL, WHITE } from './sockets.ts'
import { BOARD_TEXT } from './text/index.ts'

type Placement = Extract<Move, { type: 'place' }>

/** What I placed in this turn and may take back, in order. */
function batchOf({ view, past }: BoardProps<Mercado>): readonly Placement[] {
  if (view.phase !== 'placement' || view.turn !== view.viewer) return []
  const drew = past.findLastIndex(event => event.type === 'drew')
  return past
    .slice(drew + 1)
    .flatMap(event =>
      event.type === 'placed' ? { type: 'place', coin: event.coin, slot: event.slot } : [],
    )
}

/**
 * Whether a coin may go to a slot although nobody is asked yet: the seal is declined in the same
 * breath.
 */
function fits(view: View, coin: Coin, slot: Slot): boolean {
  const { tiles } = contentSets.tables(view.content)
  const holding = view.edges[slot]?.[view.turn] ?? 0
  const pays = tiles[view.display[slot] ?? 0]?.pays[holding] ?? 0
  return (view.drawn[coin] ?? 0) > 0 && ((pays >> (coin - 1)) & 1) === 1
}

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Mercado>) {
  const { view, offers, choose, goBack, explain, say, language } = props
  const text = BOARD_TEXT[language]
  const stage = `${view.turn} ${view.round} ${view.phase === 'sealOffer' ? 'placement' : view.phase}`
  const [kept, keep] = useState<{ stage: string; coin: Coin | null }>({ stage, coin: null })
  const [looked, look] = useState<Slot | null>(null)
  const mine = view.viewer !== null && offers.length > 0
  const may = (wanted: Move) => offers.some(move => same(move, wanted))
  const send = (...moves: readonly Move[]) => void choose(moves)
  const decide = (move: Move, touched: Element | null) =>
    may(move) ? send(move) : explain(move, touched)

  const placing =
    mine && view.turn === view.viewer && (view.phase === 'placement' || view.phase === 'sealOffer')
  const hand = [...REAL, WHITE].filter(coin => placing && (view.drawn[coin] ?? 0) > 0)
  const held =
    kept.stage === stage && kept.coin !== null && hand.includes(kept.coin) ? kept.coin : null
  const coin = held ?? (hand.length === 1 ? (hand[0] ?? null) : null)
  const batch = batchOf(props)

  const canPlace = (one: Coin, slot: Slot) =>
    view.phase === 'sealOffer'
      ? placing && fits(view, one, slot)
      : may({ type: 'place', coin: one, slot })
  const place = (one: Coin, slot: Slot, touched: Element | null) => {
    const move: Move = { type: 'place', coin: one, slot }
    if (!canPlace(one, slot)) explain(move, touched)
    else if (view.phase === 'sealOffer') send({ type: 'seal', pay: false }, move)
    else send(move)
  }

  /** Lays the later coins out again after one before them was taken back. */
  async function takeBack(coinBack: Coin, slot: Slot): Promise<void> {
    const at = batch.findLastIndex(move => move.coin === coinBack && move.slot === slot)
    for (let plies = batch.length - at; plies > 0; plies--) if (!(await goBack())) return
    const later = batch.slice(at + 1)
    if (later.length > 0) await choose(later)
  }

  /** The one move with which a touch on this tile is answered now, if it is not a coin's. */
  const answer = (slot: Slot): Move | null => {
    if (!mine) return null
    if (view.phase === 'saleOrder') return { type: 'sell', slot }
    return view.phase === 'changerWhite' ? { type: 'white', slot } : null
  }

  const open = (slot: Slot): boolean => {
    const move = answer(slot)
    if (move) return may(move)
    return coin === null ? hand.some(one => canPlace(one, slot)) : canPlace(coin, slot)
  }

  /** Whether a touch on this tile shows it closely, since nothing of mine could go there. */
  const closely = (slot: Slot): boolean => answer(slot) === null && coin === null && !open(slot)

  return {
    mine,
    may,
    decide,
    send,
    placing,
    /** The kinds of coins in my hand, and the one that is chosen or the only one. */
    hand,
    coin,
    batch,
    open,
    closely,
    place,
    takeBack,
    looked,
    look,
    letGo: () => keep({ stage, coin: null }),
    /** Whether drawing goes at once, no token being played. */
    act: (type: 'draw' | 'recover', touched: Element | null) => {
      if (view.phase === 'turnStart' && mine) send({ type: 'noPrivilege' }, { type })
      else decide({ type }, touched)
    },
    touchCoin: (one: Coin, touched: Element) => {
      if (!placing) explain({ type: 'place', coin: one, slot: 0 }, touched)
      else keep({ stage, coin: held === one ? null : one })
    },
    touchSlot: (slot: Slot, touched: Element) => {
      const move = answer(slot)
      if (move) decide(move, touched)
      else if (coin !== null) place(coin, slot, touched)
      else {
        const able = hand.filter(one => canPlace(one, slot))
        const [only] = able
        if (able.length > 1) say(text.chooseCoin, touched)
        else if (only === undefined) look(slot)
        else place(only, slot, touched)
      }
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
