import { useState } from 'preact/hooks'
import type { Mercado, View } from '../engine/state.ts'
import { Dialog } from '../../../web/parts/controls/dialog.tsx'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { useFollowed, type Placed } from '../../../web/board-kit/follow.ts'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { MercadoActions } from './actions.tsx'
import { Legend } from './market/legend.tsx'
import { Look } from './market/look.tsx'
import { Market } from './market/market.tsx'
import { purseOf, sealsOf, tokensOf, trayOf, wanted } from './pieces.ts'
import { openHand } from './shelf/open-hand.tsx'
import { lines, resultOf } from './result.tsx'
import { lasting } from './scenes/scenes.ts'
import { lights, seatLine } from './seat-line.ts'
import { Mine, Purses } from './shelf/shelf.tsx'
import { Strip } from './shelf/strip.tsx'
import type { Messages } from '../text/index.ts'
import { Track } from './track.tsx'
import { spotsOf } from './spots.ts'
import { useChoices } from './use-choices.ts'
import { useScenes } from './scenes/use-scenes.ts'
import './art/art.css'
import './board.css'
import './track.css'
import './market/stall.css'
import './market/edge.css'
import './shelf/tray.css'
import './shelf/shelf.css'
import './shelf/open-hand.css'
import './market/dialogs.css'

/**
 * The whole table of Mercado: the track round the tiles on offer, my purse, hand and character tile
 * below.
 */
function Board(props: BoardProps<Mercado, Messages>) {
  const { who } = props
  const { say } = props.text
  const { view, told } = useScenes(props)
  const choices = useChoices(props)
  const placed = useFollowed(view, wanted)
  const [opened, open] = useState<'purses' | 'legend' | null>(null)
  const close = () => open(null)
  const common = { table: props, view, placed, say }
  return (
    <>
      <Centre class="mc-centre">
        <div class="mc-plaza">
          <Track table={props} view={view} told={told} say={say} />
          <div class="mc-square">
            <Strip {...common} told={told} />
            <Market {...common} told={told} choices={choices} />
            <button
              type="button"
              class="mc-help"
              aria-label={say('board.legend')}
              data-tells={say('board.legend')}
              onClick={() => open('legend')}
            >
              ?
            </button>
          </div>
        </div>
        <Nests view={view} placed={placed} />
      </Centre>
      <Shelf class="mc-shelf">
        <Mine {...common} choices={choices} onPurses={() => open('purses')} />
        <MercadoActions table={props} choices={choices} say={say} />
      </Shelf>
      {choices.looked !== null && (
        <Look
          view={view}
          slot={choices.looked}
          who={who}
          say={say}
          onClose={() => choices.look(null)}
        />
      )}
      {opened === 'legend' && <Legend say={say} onClose={close} />}
      {opened === 'purses' && (
        <Dialog title={say('board.purses')} onClose={close}>
          <Purses view={view} who={who} say={say} />
        </Dialog>
      )}
    </>
  )
}

export const board: GameBoard<Mercado, Messages> = {
  Board,
  seat: seatLine,
  hand: openHand,
  spots: spotsOf,
  lights,
  // A little more than the scenes themselves, so that the last is seen as well.
  lasts: events => lasting(events) * 1.1 + 200,
  result: (view, seat, { say }) => resultOf(view, seat, say),
  lines,
  score: (view, { say }) => ({ what: say('board.end.sum'), counts: view.progress }),
  sounds: {
    drew: 'coin',
    placed: 'coin',
    recovered: 'coin',
    moved: 'tile',
    tokenGained: 'card',
    sold: 'sale',
  },
  keys: ({ say }) => [
    { key: 'D', does: say('board.key.draw') },
    { key: 'R', does: say('board.key.recover') },
    { key: '1 – 5', does: say('board.key.coin') },
    { key: 'Y / N', does: say('board.key.decide') },
    { key: 'E', does: say('board.key.done') },
    { key: 'Esc', does: say('board.key.letGo') },
  ],
}

/** Where the things of the others live, which are not to be seen one by one: at their lines. */
function Nests({ view, placed }: { view: View; placed: Placed }) {
  return (
    <>
      {view.purses.map((_, seat) =>
        seat === view.viewer ? null : (
          <span
            key={seat}
            hidden
            data-seat={seat}
            data-nest={[purseOf, trayOf, sealsOf, tokensOf]
              .flatMap(place => placed.get(place(seat)) ?? [])
              .join(' ')}
          />
        ),
      )}
    </>
  )
}
