import { useEffect, useRef } from 'preact/hooks'
import type { Goldfish } from '../engine/state.ts'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { GoldfishActions } from './actions.tsx'
import { place, type Placed, UNPLACED } from './cards.ts'
import { Hand, type Holding } from './hand.tsx'
import { Market } from './market.tsx'
import { openHand } from './open-hand.tsx'
import { PlayArea } from './play-area.tsx'
import { Scale } from './scale.tsx'
import { groups, mayPick, sizes, worth } from './selection.ts'
import { premoves } from './premoves.ts'
import { lights, seatLine } from './seat-line.ts'
import type { Messages, Speech } from '../text/index.ts'
import { type Choices, pathOf, useChoices } from './use-choices.ts'
import { handOf } from './use-swap.ts'
import './art/art.css'
import './card.css'
import './board.css'
import './board-sizes.css'
import './hand.css'

/** The whole table of Merchant of Goldfish: the market, the pond, my hand, my buttons. */
function Board(props: BoardProps<Goldfish, Messages>) {
  const { view, who, latest, at, lit } = props
  const { say } = props.text
  const choices = useChoices(props)
  const placed = usePlaced(props)
  const { cards } = choices.swap
  const { headline, text } = props
  useEffect(() => {
    const exchange = cards && { given: [...cards.give], taken: [...cards.take], owed: 0, last: 0 }
    headline(exchange && text.prompt({ ...view, phase: 'give', exchange }, who))
    return () => headline(null)
  }, [headline, cards, view, text, who])
  const swapping =
    cards ?? (view.exchange && { give: view.exchange.given, take: view.exchange.taken })
  const netting = view.phase === 'collect' && view.turn === who.me
  const help = netting
    ? say('board.takeOne')
    : swapping
      ? say('board.takeAsMuch')
      : say('board.swap')
  const landed = latest.some(event => event.type === 'played' || event.type === 'seeded')
  const place = view.viewer === null ? 0 : view.out.indexOf(view.viewer) + 1
  const holdings = holdingsOf(props, choices)
  return (
    <>
      <Centre class="gf-centre">
        <Market
          view={view}
          placed={placed}
          say={say}
          help={help}
          inviting={invitingIn(props, choices)}
          taken={swapping?.take ?? []}
          lit={lit}
          netting={netting}
          onTouch={choices.touchMarket}
        />
        <PlayArea
          view={view}
          placed={placed}
          say={say}
          who={who}
          lit={lit.includes('pond')}
          splash={landed ? at : 0}
        >
          {swapping && <Scale give={worth(swapping.give)} take={worth(swapping.take)} say={say} />}
        </PlayArea>
      </Centre>
      <Shelf class="gf-shelf">
        {holdings.length > 0 ? (
          <Hand holdings={holdings} placed={placed} say={say} onTouch={choices.touchHand} />
        ) : (
          <p class="gf-nohand">
            {place > 0 ? say('board.outOfCards', { place }) : say('board.noHand')}
          </p>
        )}
        <GoldfishActions table={props} choices={choices} />
      </Shelf>
    </>
  )
}

/** Where each card lies, carried on from position to position. */
function usePlaced({ view }: BoardProps<Goldfish, Messages>): Placed {
  const kept = useRef<{ view: object; placed: Placed }>({ view: {}, placed: UNPLACED })
  if (kept.current.view !== view) kept.current = { view, placed: place(kept.current.placed, view) }
  return kept.current.placed
}

/** The market's values that can be touched to some effect. */
function invitingIn(
  { view, offers }: BoardProps<Goldfish, Messages>,
  { swap: { cards } }: Choices,
): ReadonlySet<number> {
  if (cards) {
    const hand = handOf(view)
    return new Set(
      groups(view.market).flatMap(({ value }) =>
        mayPick(hand, view.market, cards, 'take', value) ? value : [],
      ),
    )
  }
  return new Set(
    offers.flatMap(move => (move.type === 'collect' || move.type === 'take' ? move.value : [])),
  )
}

function holdingsOf(
  { view, offers, who, text: { say } }: BoardProps<Goldfish, Messages>,
  { chosen, swap: { cards } }: Choices,
): Holding[] {
  const hand = handOf(view)
  const given = cards?.give ?? view.exchange?.given ?? []
  return groups(hand).map(({ value, count }) => {
    if (cards || view.exchange) {
      const can = cards
        ? mayPick(hand, view.market, cards, 'give', value)
        : offers.some(move => move.type === 'give' && move.value === value)
      return {
        value,
        count,
        chosen: given[value] ?? 0,
        can,
        dim: !can && !given[value],
        note: can ? say('board.canGive') : '',
      }
    }
    const fitting = sizes(offers, value)
    const mine = view.turn === who.me && view.phase === 'turn' && offers.length > 0
    return {
      value,
      count,
      chosen: chosen?.value === value ? chosen.count : 0,
      can: fitting.length > 0,
      dim: mine && fitting.length === 0,
      note: fitting.length > 0 ? playable(say, fitting) : mine ? say('board.unplayable') : '',
    }
  })
}

/** "can be played as a single or a pair" */
function playable(say: Speech, counts: readonly number[]): string {
  return say('board.playable', { sets: counts.map(count => say('board.playable.set', { count })) })
}

export const board: GameBoard<Goldfish, Messages> = {
  Board,
  seat: seatLine,
  hand: openHand,
  spots: pathOf,
  lights,
  result: (view, seat, { say }) =>
    view.games > 1
      ? say('points', { n: view.points[seat] ?? 0 })
      : say('cards', { n: view.sizes[seat] ?? 0 }),
  score: (view, { say }) =>
    view.games > 1
      ? { what: say('board.score.points'), counts: view.points }
      : { what: say('board.score.cards'), counts: view.sizes, fewer: true },
  sounds: { played: 'card', collected: 'card', swept: 'card', dealt: 'card', wentOut: 'coin' },
  premoves,
  keys: ({ say }) => [
    { key: 'P', does: say('board.key.play') },
    { key: 'X', does: say('board.key.pass') },
    { key: 'S', does: say('board.key.swap') },
    { key: 'Esc', does: say('board.key.letGo') },
  ],
}
