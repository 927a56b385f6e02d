import { useState } from 'preact/hooks'
import { tally } from '../engine/scoring.ts'
import type { Mercadito } from '../engine/state.ts'
import type { Messages } from '../text/index.ts'
import type { BoardProps, GameBoard, ResultProps } from '../../../web/board-kit/board.ts'
import { Actions, Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { FILES } from './card.tsx'
import { usePictures } from '../../../web/board-kit/use-pictures.ts'
import { TradingTable } from './desk/desk.tsx'
import { lines } from './lines.ts'
import { openHand, OpenHands } from './open-hands.tsx'
import { RoundTable } from './round/round-table.tsx'
import { premoves } from './desk/premoves.ts'
import { resultOf } from './result.ts'
import { lights, seatLine } from './seat-line.ts'
import { seatsOf } from './worth.ts'
import './art/art.css'
import './card.css'
import './board.css'
import './round/conflict.css'
import './round/street.css'
import './round/street-sizes.css'
import './basket.css'
import './desk/offers.css'
import './desk/desk.css'
import './desk/desk-aside.css'
import './desk/desk-roomy.css'
import './open-hands.css'

/** The whole table of Mercadito: the rounds, the trading desk, and all hands open at the end. */
function Board(props: BoardProps<Mercadito, Messages>) {
  usePictures(FILES)
  switch (props.view.phase) {
    case 'choose':
    case 'call':
      return <RoundTable {...props} />
    case 'final':
      return <TradingTable {...props} />
    case 'over':
      return <Over {...props} />
  }
}

function Over({ view, who, text }: BoardProps<Mercadito, Messages>) {
  const { say } = text
  return (
    <>
      <Centre>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section class="md-over" aria-label={say('board.end.hands')} tabIndex={0}>
          <h2>{say('board.end.hands')}</h2>
          <OpenHands view={view} who={who} say={say} piece />
        </section>
      </Centre>
      <Shelf class="md-shelf over">
        <Actions label={say('board.actions')}>{null}</Actions>
      </Shelf>
    </>
  )
}

/** Every hand card by card, for the end panel. */
function Result({ view, who, text }: ResultProps<Mercadito, Messages>) {
  const { say } = text
  const [open, setOpen] = useState(false)
  return (
    <details class="md-result" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('board.end.explained')}</summary>
      {/* The page has enough to do when a match ends: these are drawn when somebody looks. */}
      {open && <OpenHands view={view} who={who} say={say} />}
    </details>
  )
}

export const board: GameBoard<Mercadito, Messages> = {
  Board,
  Result,
  seat: seatLine,
  hand: openHand,
  spots(move) {
    if (move.type === 'address') return [`with:${move.to}`]
    if ('offer' in move) return [`${move.type}:${move.offer}`]
    return 'card' in move ? [`card:${move.card}`] : [`say:${move.type}`, move.type]
  },
  lights,
  together: ['chose', 'called'],
  result: (view, seat, { say }) => resultOf(view, seat, say),
  lines,
  score: (view, { say }) => ({
    what: say('board.score.points'),
    counts: view.hands.map(hand => tally(hand, seatsOf(view)).points),
  }),
  sounds: {
    took: 'card',
    dealt: 'card',
    offered: 'card',
    clashed: 'tile',
    voted: 'tile',
    juiced: 'coin',
    traded: 'sale',
  },
  premoves,
  keys: ({ say }) => [
    { key: 'T', does: say('board.key.take') },
    { key: 'X', does: say('board.key.pass') },
    { key: 'H C D', does: say('board.key.answer') },
    { key: 'J', does: say('board.key.juice') },
    { key: 'S', does: say('board.key.send') },
    { key: 'V', does: say('board.key.vote') },
    { key: 'Esc', does: say('board.key.clear') },
  ],
}
