import { upTo } from '../../../kit/moves.ts'
import { useState } from 'preact/hooks'
import { numberOf, type Spot, type Way, waysOf } from '../../../kit/pick.ts'
import { contentSets, SLOTS } from '../content/index.ts'
import { WHITE } from '../engine/prices.ts'
import type { Coin, Mercado, Move, Slot, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { usePick } from '../../../web/board-kit/use-pick.ts'
import { REAL } from './sockets.ts'
import type { Messages } from '../text/index.ts'

type Placement = Extract<Move, { type: 'place' }>

/** What I placed in this turn and may take back, in order. */
function batchOf({ view, past }: BoardProps<Mercado, Messages>): readonly Placement[] {
  if (view.phase !== 'placement' || view.turn !== view.viewer) return []
  const drew = past.findLastIndex(event => event.type === 'drew')
  return past
    .slice(drew + 1)
    .flatMap(event =>
      event.type === 'placed' ? { type: 'place', coin: event.coin, slot: event.slot } : [],
    )
}

/** Takes a coin back, and lays those out again that were placed after it. */
async function takeBack(
  props: BoardProps<Mercado, Messages>,
  coin: Coin,
  slot: Slot,
): Promise<void> {
  const batch = batchOf(props)
  const at = batch.findLastIndex(move => move.coin === coin && move.slot === slot)
  for (let plies = batch.length - at; plies > 0; plies--) if (!(await props.goBack())) return
  const later = batch.slice(at + 1)
  if (later.length > 0) await props.choose(later)
}

/** Whether a coin may go to a slot as soon as the seal is declined. */
function fits(view: View, coin: Coin, slot: Slot): boolean {
  const { tiles } = contentSets.tables(view.content)
  const holding = view.edges[slot]?.[view.turn] ?? 0
  const pays = tiles[view.display[slot] ?? 0]?.pays[holding] ?? 0
  return (view.drawn[coin] ?? 0) > 0 && ((pays >> (coin - 1)) & 1) === 1
}

/** The spots of a move that is made on the tiles. */
export function pathOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case 'place':
      return [`coin:${move.coin}`, `slot:${move.slot}`]
    case 'sell':
    case 'white':
      return [`slot:${move.slot}`]
    default:
      return []
  }
}

/** While the seal is offered a coin can be placed: the seal is declined together with that. */
function declining(view: View, hand: readonly Coin[]): Way<Move>[] {
  if (view.phase !== 'sealOffer') return []
  const slots = upTo(SLOTS)
  const moves = hand.flatMap(coin =>
    slots.flatMap((slot): Placement[] =>
      fits(view, coin, slot) ? [{ type: 'place', coin, slot }] : [],
    ),
  )
  return moves.map(move => ({ spots: pathOf(move), moves: [{ type: 'seal', pay: false }, move] }))
}

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Mercado, Messages>) {
  const { view, offers, explain, text } = props
  const [looked, look] = useState<Slot | null>(null)
  const mine = view.viewer !== null && offers.length > 0
  const isPlacing = view.phase === 'placement' || view.phase === 'sealOffer'
  const placing = mine && view.turn === view.viewer && isPlacing
  const hand = [...REAL, WHITE].filter(coin => placing && (view.drawn[coin] ?? 0) > 0)
  const together = declining(view, hand)
  const looks = hand.map(coin => ({ spots: [`coin:${coin}`], moves: [] }))

  const picks = usePick(props, pathOf, {
    more: [...together, ...looks],
    stage: `${view.turn} ${view.round} ${isPlacing ? 'placing' : view.phase}`,
    meant(spot, _, later): Move | string {
      const [name, number] = spot.split(':')
      const at = Number(number)
      if (name === 'coin') return { type: 'place', coin: at, slot: 0 }
      if (view.phase === 'saleOrder') return { type: 'sell', slot: at }
      if (view.phase === 'changerWhite') return { type: 'white', slot: at }
      return coin === null && later
        ? text.say('board.chooseCoin')
        : { type: 'place', coin: coin ?? 0, slot: at }
    },
  })
  const { may, decide, send, ahead } = picks
  const held = numberOf(picks.picked, 'coin')
  // The only kind of coin in the hand goes without saying.
  const coin = held ?? (hand.length === 1 ? (hand[0] ?? null) : null)
  const placements = [...waysOf(offers, pathOf), ...together]
  const wayTo = (one: Coin, slot: Slot) =>
    placements.find(({ spots }) => spots[0] === `coin:${one}` && spots[1] === `slot:${slot}`)
  const place = (one: Coin, slot: Slot, touched: Element | null) => {
    const way = wayTo(one, slot)
    if (way) send(...way.moves)
    else explain({ type: 'place', coin: one, slot }, touched)
  }

  const open = (slot: Slot) => ahead(`slot:${slot}`)
  const answers = mine && (view.phase === 'saleOrder' || view.phase === 'changerWhite')
  /** Whether a touch on this tile shows it closely, since nothing of mine could go there. */
  const closely = (slot: Slot) => !answers && coin === null && !open(slot)

  return {
    mine,
    may,
    decide,
    placing,
    /** The kinds of coins in my hand, and the one that is chosen or the only one. */
    hand,
    coin,
    batch: batchOf(props),
    open,
    closely,
    place,
    takeBack: (back: Coin, slot: Slot) => takeBack(props, back, slot),
    looked,
    look,
    letGo: picks.letGo,
    /** Whether drawing goes at once, no token being played. */
    act: (type: 'draw' | 'recover', touched: Element | null) => {
      if (view.phase === 'turnStart' && mine) send({ type: 'noPrivilege' }, { type })
      else decide({ type }, touched)
    },
    touchCoin: (one: Coin, touched: Element) => picks.touch(`coin:${one}`, touched),
    touchSlot: (slot: Slot, touched: Element) => {
      const able = held === null ? hand.filter(one => wayTo(one, slot)) : []
      const [only] = able
      if (closely(slot)) look(slot)
      else if (only !== undefined && able.length === 1) place(only, slot, touched)
      else picks.touch(`slot:${slot}`, touched)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
