import { tally } from '../engine/scoring.ts'
import type { Mercadito } from '../engine/state.ts'
import type { BoardProps, GameBoard, ResultProps } from '../../../web/board-kit/board.ts'
import { Actions, Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { TradingTable } from './desk.tsx'
import { openHand, OpenHands } from './open-hands.tsx'
import { RoundTable } from './round-table.tsx'
import { lights, seatLine } from './seat-line.ts'
import { BOARD_TEXT } from './text/index.ts'
import { seatsOf } from './worth.ts'
import './art/art.css'
import './card.css'
import './board.css'
import './conflict.css'
import './street.css'
import './basket.css'
import './offers.css'
import './desk.css'
import './open-hands.css'

/** The whole table of Mercadito: the rounds, the trading desk, and all hands open at the end. */
function Board(props: BoardProps<Mercadito>) {
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

function Over({ view, who, language }: BoardProps<Mercadito>) {
  const text = BOARD_TEXT[language]
  return (
    <>
      <Centre>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <section class="md-over" aria-label={text.end.hands} tabIndex={0}>
          <h2>{text.end.hands}</h2>
          <OpenHands view={view} who={who} text={text} language={language} />
        </section>
      </Centre>
      <Shelf class="md-shelf">
        <Actions label={text.actions}>{null}</Actions>
      </Shelf>
    </>
  )
}

/** Every hand card by card, for the end panel. */
function Result({ view, who, language }: ResultProps<Mercadito>) {
  const text = BOARD_TEXT[language]
  return (
    <details class="md-result">
      <summary>{text.end.explained}</summary>
      <OpenHands view={view} who={who} text={text} language={language} />
    </details>
  )
}

export const board: GameBoard<Mercadito> = {
  Board,
  Result,
  seat: seatLine,
  hand: openHand,
  lights,
  result: (view, seat, language) => {
    const { points, spent, budget } = tally(view.hands[seat] ?? [], seatsOf(view))
    return BOARD_TEXT[language].end.total(points, spent, budget)
  },
  keys: language => BOARD_TEXT[language].keys,
}
