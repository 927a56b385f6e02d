import { useState } from 'preact/hooks'
import type { Aztec } from '../engine/state.ts'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { usePictures } from '../../../web/board-kit/use-pictures.ts'
import { useFollowed } from '../../../web/board-kit/follow.ts'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { AztecActions } from './actions.tsx'
import { Fret } from './art/fret.tsx'
import { facing } from './compass.ts'
import { Legend, Signs } from './legend.tsx'
import { Market } from './market.tsx'
import { resultLines, resultOf, ScoreTable, standing } from './scores.tsx'
import { lights, seatLine } from './seat-line.ts'
import { MyBuyers, OtherBuyers } from './sides.tsx'
import { BagStore, CoinStore } from './stores.tsx'
import { Talk } from './talk.tsx'
import type { Messages } from '../text/index.ts'
import { FILES } from './tile-picture.tsx'
import { Tray } from './tray.tsx'
import { wanted } from './track.ts'
import { pathOf, useChoices } from './use-choices.ts'
import './art/art.css'
import './tile.css'
import './board.css'
import './sides.css'
import './panel.css'
import './panel-sizes.css'

/**
 * The whole table of The Aztec Market: the market with everybody's buyers round it, my side below,
 * my buttons.
 */
function Board(props: BoardProps<Aztec, Messages>) {
  const { view, who, lit } = props
  const { say } = props.text
  usePictures(FILES)
  const choices = useChoices(props)
  const placed = useFollowed(view, wanted)
  const [legend, setLegend] = useState(false)
  const { cells, sides } = facing(view.coins.length / 4, view.viewer)
  const mine = sides.find(side => side.place === 'bottom')
  const laying = view.phase === 'choose' || view.phase === 'place'
  const common = { view, placed, say, lit }
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
            <Market table={props} choices={choices} placed={placed} say={say} cells={cells} />
          </div>
          <BagStore ids={placed.get('bag') ?? []} count={view.bag} say={say} />
          <CoinStore ids={placed.get('supply') ?? []} say={say} />
          {laying && <Tray view={view} placed={placed} say={say} choices={choices} />}
          {!laying && mine && view.viewer === null && (
            <OtherBuyers side={mine} name={who.name(mine.seat)} {...common} />
          )}
          {!laying && mine && view.viewer !== null && (
            <MyBuyers side={mine} choices={choices} {...common} />
          )}
        </div>
        <aside
          class="az-panel"
          data-spot="points"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
          aria-label={say('board.scores')}
        >
          <h2>{say('board.scores')}</h2>
          <ScoreTable view={view} who={who} say={say} />
          <Signs say={say} />
        </aside>
      </Centre>
      <Shelf class="az-shelf">
        <div class="az-line">
          <Talk view={view} say={say} choices={choices} />
          <button
            type="button"
            class="az-help"
            aria-label={say('board.legend')}
            data-tells={say('board.legend')}
            onClick={() => setLegend(true)}
          >
            ?
          </button>
        </div>
        <AztecActions table={props} choices={choices} buyers={mine?.buyers ?? []} />
      </Shelf>
      {legend && <Legend say={say} onClose={() => setLegend(false)} />}
    </>
  )
}

export const board: GameBoard<Aztec, Messages> = {
  Board,
  seat: seatLine,
  spots(move, view) {
    if (move.type === 'buy') return [`buyer:${move.buyer}`]
    if (move.type === 'pay') return [`buyer:${move.buyer}`, 'pay']
    return move.type === 'tile' ? [`tile:${move.tile}`] : pathOf(view, move)
  },
  lights,
  result: (view, seat, { say }) => resultOf(view, seat, say),
  lines: resultLines,
  score: (view, { say }) => ({ what: say('board.scores.points'), counts: standing(view).sums }),
  sounds: {
    placed: 'tile',
    moved: 'tile',
    coin: 'coin',
    paid: 'coin',
    crowned: 'coin',
    drew: 'dice',
    bought: 'sale',
  },
  keys: ({ say }) => [
    { key: '1 – 4', does: say('board.key.buyer') },
    { key: 'P', does: say('board.key.pass') },
    { key: 'Y', does: say('board.key.play') },
    { key: 'B', does: say('board.key.buy') },
    { key: 'C', does: say('board.key.pay') },
    { key: 'E', does: say('board.key.end') },
    { key: 'Esc', does: say('board.key.clear') },
  ],
}
