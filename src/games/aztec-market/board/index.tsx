import { useState } from 'preact/hooks'
import type { Aztec } from '../engine/state.ts'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { useFollowed } from '../../../web/board-kit/follow.ts'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { AztecActions } from './actions.tsx'
import { Fret } from './art/fret.tsx'
import { facing } from './compass.ts'
import { Legend } from './legend.tsx'
import { Market } from './market.tsx'
import { Result, resultOf, ScoreTable } from './scores.tsx'
import { lights, seatLine } from './seat-line.ts'
import { MyBuyers, OtherBuyers } from './sides.tsx'
import { BagStore, CoinStore } from './stores.tsx'
import { Talk } from './talk.tsx'
import { BOARD_TEXT } from './text/index.ts'
import { Tray } from './tray.tsx'
import { wanted } from './track.ts'
import { useChoices } from './use-choices.ts'
import './art/art.css'
import './tile.css'
import './board.css'
import './sides.css'
import './panel.css'

/**
 * The whole table of The Aztec Market: the market with everybody's buyers round it, my side below,
 * my buttons.
 */
function Board(props: BoardProps<Aztec>) {
  const { view, who, lit, language } = props
  const text = BOARD_TEXT[language]
  const choices = useChoices(props)
  const placed = useFollowed(view, wanted)
  const [legend, setLegend] = useState(false)
  const { cells, sides } = facing(view.coins.length / 4, view.viewer)
  const mine = sides.find(side => side.place === 'bottom')
  const laying = view.phase === 'choose' || view.phase === 'place'
  const common = { view, placed, text, lit }
  return (
    <>
      <Centre class="az-centre">
        <div
          class="az-plaza"
          data-top={sides.some(side => side.place === 'top') ? '' : undefined}
          data-laying={laying ? '' : undefined}
        >
          {sides.map(side =>
            side.place === 'bottom' ? null : (
              <OtherBuyers key={side.seat} side={side} name={who.name(side.seat)} {...common} />
            ),
          )}
          <div class="az-court">
            <Fret class="north" />
            <Fret class="south" />
            <Market table={props} choices={choices} placed={placed} text={text} cells={cells} />
          </div>
          <BagStore ids={placed.get('bag') ?? []} count={view.bag} text={text} />
          <CoinStore ids={placed.get('supply') ?? []} text={text} />
          {laying && <Tray view={view} placed={placed} text={text} choices={choices} />}
          {!laying && mine && view.viewer === null && (
            <OtherBuyers side={mine} name={who.name(mine.seat)} {...common} />
          )}
          {!laying && mine && view.viewer !== null && (
            <MyBuyers side={mine} choices={choices} {...common} />
          )}
        </div>
        <aside class="az-panel" aria-label={text.scores.title}>
          <h2>{text.scores.title}</h2>
          <ScoreTable view={view} who={who} text={text} />
        </aside>
      </Centre>
      <Shelf class="az-shelf">
        <div class="az-line">
          <Talk view={view} text={text} choices={choices} />
          <button
            type="button"
            class="az-help"
            aria-label={text.legend.open}
            onClick={() => setLegend(true)}
          >
            ?
          </button>
        </div>
        <AztecActions table={props} choices={choices} buyers={mine?.buyers ?? []} />
      </Shelf>
      {legend && <Legend text={text} onClose={() => setLegend(false)} />}
    </>
  )
}

export const board: GameBoard<Aztec> = {
  Board,
  seat: seatLine,
  lights,
  result: (view, seat, language) => resultOf(view, seat, BOARD_TEXT[language]),
  Result,
  keys: language => BOARD_TEXT[language].keys,
}
