import { upTo } from '../../../../kit/moves.ts'
import type { Effect } from '../../content/index.ts'
import type { Mercado, View } from '../../engine/state.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import type { Placed } from '../../../../web/board-kit/follow.ts'
import { InTurn } from '../../../../web/board-kit/in-turn.tsx'
import { Coin } from '../art/coin.tsx'
import { SeatMark } from '../art/pieces.tsx'
import { EffectSign, OthersSign, RankSign } from '../art/signs.tsx'
import { Ware } from '../art/ware.tsx'
import { Row } from '../shelf/coins.tsx'
import { type Good, goodAt } from './goods.ts'
import { onEdgeOf } from '../scenes/perform.ts'
import { coinKind, edgeOf, ofKind } from '../pieces.ts'
import { ReachMark } from './reach-mark.tsx'
import { type Reach, type Socket, sockets } from '../sockets.ts'
import type { Messages } from '../../text/index.ts'
import {
  coinTerm,
  letterOf,
  listed,
  paidAloud,
  type Speech,
  tileAloud,
  tileTerm,
} from '../../text/things.ts'
import { contentOf } from '../../text/words.ts'
import type { Choices } from '../use-choices.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  /** The position shown, which may be a moment of the step being played. */
  view: View
  slot: number
  reach: Reach | null
  choices: Choices
  placed: Placed
  say: Speech
  /** Something is happening to it just now. */
  fresh: boolean
}

/**
 * A tile on offer, with everybody's coins at its edges: those of the others, and below mine in the
 * sockets of the price.
 */
export function Stall({ table, view, slot, reach, choices, placed, say, fresh }: Props) {
  const tile = view.display[slot] ?? 0
  const good = goodAt(view, slot)
  const me = view.viewer
  const can = choices.open(slot)
  const sold = view.sold.includes(slot)
  const state = [
    'mc-stall',
    can && 'can',
    sold && 'sold',
    fresh && 'fresh',
    table.lit.includes(`slot:${slot}`) && 'lit',
  ]
  return (
    <div
      class={state.filter(Boolean).join(' ')}
      data-zone={`stall${slot}`}
      data-slot={slot}
      data-reach={reach}
      data-tells={tellsOf(view, slot, reach, say)}
    >
      <button
        type="button"
        class="mc-face"
        data-spot={`slot:${slot}`}
        aria-label={describe(table, view, slot, reach, can, say)}
        aria-disabled={can || choices.closely(slot) ? undefined : 'true'}
        onClick={event => choices.touchSlot(slot, event.currentTarget)}
      />
      <div class="mc-card" key={tile} data-kind={good.facts.kind} data-pieces={`tile.${tile}`}>
        <Printed
          good={good}
          name={listed(say, tileTerm(contentOf(view.content), tile))}
          nth={slot}
        />
        <Rivals view={view} slot={slot} placed={placed} say={say} />
        <div class="mc-edge">
          {sockets(good.price, me === null ? [] : onEdgeOf(view, slot, me)).map(
            (socket, at, all) => {
              const ids = ofKind(placed.get(edgeOf(slot, me ?? 0)), coinKind(socket.has ?? 0))
              const nth = all.slice(0, at).filter(({ has }) => has === socket.has).length
              const mine = socket.has !== null && loose(choices, all, slot, at)
              return (
                <SocketPlace
                  key={at}
                  socket={socket}
                  id={ids[nth]}
                  back={mine ? () => takeBack(choices, socket, slot) : null}
                  say={say}
                />
              )
            },
          )}
        </div>
      </div>
      {reach && reach !== 'purse' && <ReachMark reach={reach} say={say} />}
    </div>
  )
}

/**
 * Whether the coin in a socket is one of those I placed in this turn: the last ones of its kind
 * are.
 */
function loose({ batch }: Choices, all: readonly Socket[], slot: number, at: number): boolean {
  const coin = all[at]?.has
  const fresh = batch.filter(move => move.slot === slot && move.coin === coin).length
  const after = all.slice(at + 1).filter(({ has }) => has === coin).length
  return after < fresh
}

const takeBack = (choices: Choices, { has }: Socket, slot: number) =>
  has !== null && void choices.takeBack(has, slot)

/**
 * What is printed on a tile: what it is worth, what it does, what it looks like, what it is called.
 * `nth`: when it comes, as a table is opened.
 */
export function Printed({ good, name, nth = 0 }: { good: Good; name: string; nth?: number }) {
  const { facts, noSeals } = good
  const others: readonly Effect[] = noSeals
    ? [...facts.others, { effect: 'noSeals', n: 1 }]
    : facts.others
  return (
    <div class="mc-print" aria-hidden="true">
      <InTurn nth={nth}>
        <Ware id={facts.id} kind={facts.kind} />
        <span class="mc-gives">
          <span class="mc-worth">
            {facts.points?.type === 'rank' && <RankSign />}
            {facts.points?.type === 'mystery' && '?'}
            {facts.points?.type === 'fixed' && facts.points.value > 0 && facts.points.value}
          </span>
          {facts.self.length > 0 && (
            <span class="mc-does">
              <Signs effects={facts.self} />
            </span>
          )}
        </span>
        {others.length > 0 && (
          <span class="mc-does others">
            <OthersSign />
            <Signs effects={others} />
          </span>
        )}
        <span class="mc-name">{name}</span>
      </InTurn>
    </div>
  )
}

/** The signs of effects, each as often as it counts. */
export function Signs({ effects }: { effects: readonly Effect[] }) {
  return (
    <>
      {effects.flatMap(({ effect, n }, at) =>
        upTo(n).map(copy => <EffectSign key={`${at} ${copy}`} effect={effect} />),
      )}
    </>
  )
}

/** A place for a coin of mine. One placed in this turn is a button that takes it back. */
function SocketPlace(props: {
  socket: Socket
  id: string | undefined
  back: (() => void) | null
  say: Speech
}) {
  const { socket, id, back, say } = props
  const { wants, colour, has } = socket
  const letter = letterOf(say, colour ?? 0)
  const sign =
    colour === 5 ? '★' : colour !== null && wants !== 'diff' ? letter : wants === 'diff' ? '≠' : '='
  const inside =
    has === null ? (
      <span class="mc-hollow" data-wants={wants} data-coin={wants === 'diff' ? null : colour}>
        {sign}
      </span>
    ) : (
      <span class="mc-piece" data-pieces={id}>
        <Coin coin={has} letter={letterOf(say, has)} small />
      </span>
    )
  if (!back || has === null) {
    return (
      <span class="mc-socket" aria-hidden="true">
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      class="mc-socket back"
      aria-label={say('board.takeBack', { coin: coinTerm(has) })}
      onClick={back}
    >
      {inside}
    </button>
  )
}

/** What the others have on a tile: a row for each who has something. */
function Rivals({ view, slot, placed, say }: Pick<Props, 'view' | 'slot' | 'placed' | 'say'>) {
  const seats = view.purses.map((_, seat) => seat)
  return (
    <ul class="mc-rivals" aria-hidden="true">
      {seats.map(seat =>
        seat === view.viewer || !view.edges[slot]?.[seat] ? null : (
          <li key={seat} data-hue={seat}>
            <SeatMark seat={seat} />
            <Row ids={placed.get(edgeOf(slot, seat)) ?? []} say={say} small />
          </li>
        ),
      )}
    </ul>
  )
}

/**
 * What a screen reader says of a tile: what it is, who has what on it, how far I am, and whether it
 * can be chosen.
 */
function describe(
  { who }: BoardProps<Mercado, Messages>,
  view: View,
  slot: number,
  reach: Reach | null,
  can: boolean,
  say: Speech,
): string {
  const parts = [
    tileAloud(say, contentOf(view.content), view.display[slot] ?? 0),
    paidAloud(say, view, slot, who),
    view.sold.includes(slot) ? say('sold') : reach && say(`board.reach.${reach}`),
    can && say(view.phase === 'saleOrder' ? 'board.can.sell' : 'board.can.place'),
  ]
  return parts.filter(Boolean).join('; ')
}

/** What it is and what its signs mean, to be read beside it. */
function tellsOf(view: View, slot: number, reach: Reach | null, say: Speech): string {
  const { facts, noSeals } = goodAt(view, slot)
  const effects = [...facts.self, ...facts.others].map(({ effect }) => effect)
  const signs = [...new Set([...effects, ...(noSeals ? ['noSeals' as const] : [])])]
  return [
    `${tileAloud(say, contentOf(view.content), view.display[slot] ?? 0)}.`,
    ...signs.map(effect => say(`board.legend.${effect}`)),
    facts.points?.type === 'rank' && say('board.legend.rank'),
    facts.points?.type === 'mystery' && say('board.legend.mystery'),
    facts.kind === 'market' && say('board.tells.market'),
    reach && say(`board.legend.${reach}`),
  ]
    .filter(Boolean)
    .join('\n')
}
