import { upTo } from '../../../kit/moves.ts'
import { numberOf, type Spot, type Way } from '../../../kit/pick.ts'
import { BUYERS, CROWD, MESSENGER, NONE } from '../content/index.ts'
import type { Aztec, Move, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { usePick } from '../../../web/board-kit/use-pick.ts'
import { type SightLine, sightLine } from './sight-line.ts'
import type { Messages } from '../text/index.ts'

const isLaying = ({ phase }: View) => phase === 'choose' || phase === 'place'
const isTurn = ({ phase }: View) => phase === 'turn' || phase === 'play'
const isWare = (kind: number) => kind >= 0 && kind < CROWD

/** What is picked goes with the next turn; while the market is laid out, with the next tile. */
const stageOf = (view: View) =>
  isLaying(view) ? `${view.cells.filter(kind => kind === NONE).length} empty` : `turn ${view.turn}`

/** The spots of a move that is sent as soon as it is touched. */
export function pathOf({ cells }: View, move: Move): readonly Spot[] {
  switch (move.type) {
    case 'place':
    case 'move':
      return [`cell:${move.cell}`]
    case 'king':
      return [`cell:${cells.indexOf(move.colour)}`]
    case 'coin':
      return [`buyer:${move.buyer}`]
    default:
      return []
  }
}

/** A tile and its cell are sent together; the messenger moves at the beginning of a turn too. */
function together({ cells, phase }: View, offers: readonly Move[]): Way<Move>[] {
  const empty = cells.flatMap((kind, cell) => (kind === NONE ? cell : []))
  return offers.flatMap((offer): Way<Move>[] => {
    if (offer.type === 'tile')
      return empty.map(cell => ({
        spots: [`tile:${offer.tile}`, `cell:${cell}`],
        moves: [offer, { type: 'place', cell }],
      }))
    const cell = cells.indexOf(MESSENGER)
    return offer.type === 'play' && phase === 'turn'
      ? [{ spots: [`cell:${cell}`], moves: [offer, { type: 'move', cell }] }]
      : []
  })
}

/** My buyers can be looked at in every turn, and in it the vendors in their lines. */
const looksOf = (view: View, lines: readonly SightLine[]): Way<Move>[] =>
  lines.flatMap(({ buyer, targets }) => [
    { spots: [`buyer:${buyer}`], moves: [] },
    ...(isTurn(view) ? targets : []).map(({ cell }) => ({
      spots: [`buyer:${buyer}`, `cell:${cell}`],
      moves: [],
    })),
  ])

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Aztec, Messages>) {
  const { view, offers, text } = props
  const me = view.viewer
  // While something else is asked no line is shown.
  const lines =
    me === null || (view.turn === me && !isTurn(view))
      ? []
      : upTo(BUYERS).map(buyer => sightLine(view, me, buyer))

  const picks = usePick(props, move => pathOf(view, move), {
    more: [...together(view, offers), ...looksOf(view, lines)],
    stage: stageOf(view),
    meant(spot, _, later): Move | string {
      const [name, number] = spot.split(':')
      const at = Number(number)
      if (name === 'tile') return { type: 'tile', tile: at }
      if (name === 'buyer') return { type: 'coin', buyer: at }
      const kind = view.cells[at] ?? NONE
      if (isLaying(view)) return later ? text.say('board.layFirst') : { type: 'place', cell: at }
      if (view.phase === 'king' && isWare(kind)) return { type: 'king', colour: kind }
      if (view.phase === 'turn' && kind === MESSENGER) return { type: 'play' }
      return { type: 'move', cell: at }
    },
  })
  const { picked, may, decide, send, letGo } = picks
  const buyer = numberOf(picked, 'buyer')
  const seen = lines.find(each => each.buyer === buyer) ?? null
  const cellPicked = numberOf(picked, 'cell')
  const target = seen?.targets.find(({ cell }) => cell === cellPicked) ?? seen?.targets[0] ?? null
  /** Who of my buyers can buy at once, were I to play. */
  const ready = may({ type: 'play' })
    ? lines.flatMap(({ buyer: by, coin, targets }) => (coin && targets.length > 0 ? by : []))
    : []
  const tile = numberOf(picked, 'tile') ?? (view.holding === NONE ? null : view.holding)

  /** A buyer's move of the play turn; at its beginning, playing is decided together with it. */
  const within = (move: Move, touched: Element | null) => {
    const play: Move = { type: 'play' }
    if (view.phase === 'turn' && may(play)) send(play, move)
    else decide(view.phase === 'turn' ? play : move, touched)
    letGo()
  }
  const buy = (by: number, colour: number, touched: Element | null) =>
    within({ type: 'buy', buyer: by, colour }, touched)

  return {
    buyer,
    tile,
    seen,
    target,
    ready,
    may,
    letGo,
    decide,
    touchTile: (kind: number, touched: Element) => picks.touch(`tile:${kind}`, touched),
    touchBuyer: (which: number, touched: Element) => picks.touch(`buyer:${which}`, touched),
    touchCell: (cell: number, touched: Element) => {
      const kind = view.cells[cell] ?? NONE
      const other = seen?.targets.some(each => each.cell === cell && each !== target)
      // The vendor that is shown as the target is bought from; another one becomes the target.
      if (seen && isWare(kind) && isTurn(view) && !other) buy(seen.buyer, kind, touched)
      else picks.touch(`cell:${cell}`, touched)
    },
    buy: (touched: Element | null) => {
      if (seen && target) buy(seen.buyer, target.colour, touched)
      else if (seen?.hindrance) props.say(text.say(`board.hindered.${seen.hindrance}`), touched)
      else props.say(text.say('board.chooseBuyer'), touched)
    },
    pay: (touched: Element | null) => {
      if (buyer === null) props.say(text.say('board.chooseBuyer'), touched)
      else within({ type: 'pay', buyer }, touched)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
