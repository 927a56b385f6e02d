import { useState } from 'preact/hooks'
import type { Mercado } from '../engine/state.ts'
import { Dialog } from '../../../web/parts/dialog.tsx'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { useFollowed } from '../../../web/board-kit/follow.ts'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { MercadoActions } from './actions.tsx'
import { Legend } from './legend.tsx'
import { Look } from './look.tsx'
import { Market } from './market.tsx'
import { Nests } from './nests.tsx'
import { wanted } from './pieces.ts'
import { openHand } from './open-hand.tsx'
import { Result } from './result.tsx'
import { lasting } from './scenes.ts'
import { lights, seatLine } from './seat-line.ts'
import { Mine, Purses } from './shelf.tsx'
import { Strip } from './strip.tsx'
import { BOARD_TEXT } from './text/index.ts'
import { Track } from './track.tsx'
import { useChoices } from './use-choices.ts'
import { useScenes } from './use-scenes.ts'
import './art/art.css'
import './board.css'
import './track.css'
import './stall.css'
import './edge.css'
import './shelf.css'
import './open-hand.css'
import './dialogs.css'

/**
 * The whole table of Mercado: the track round the tiles on offer, my purse, hand and character tile
 * below.
 */
function Board(props: BoardProps<Mercado>) {
  const { who, language } = props
  const text = BOARD_TEXT[language]
  const { view, told } = useScenes(props)
  const choices = useChoices(props)
  const placed = useFollowed(view, wanted)
  const [opened, open] = useState<'purses' | 'legend' | null>(null)
  const close = () => open(null)
  const common = { table: props, view, placed, text }
  return (
    <>
      <Centre class="mc-centre">
        <div class="mc-plaza">
          <Track table={props} view={view} told={told} text={text} />
          <div class="mc-square">
            <Strip {...common} told={told} />
            <Market {...common} told={told} choices={choices} />
            <button
              type="button"
              class="mc-help"
              aria-label={text.legend.open}
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
        <MercadoActions table={props} choices={choices} text={text} />
      </Shelf>
      {choices.looked !== null && (
        <Look
          view={view}
          slot={choices.looked}
          who={who}
          text={text}
          onClose={() => choices.look(null)}
        />
      )}
      {opened === 'legend' && <Legend text={text} onClose={close} />}
      {opened === 'purses' && (
        <Dialog title={text.purse.title} onClose={close}>
          <Purses view={view} who={who} text={text} />
        </Dialog>
      )}
    </>
  )
}

export const board: GameBoard<Mercado> = {
  Board,
  seat: seatLine,
  hand: openHand,
  lights,
  // A little more than the scenes themselves, so that the last is seen as well.
  lasts: events => lasting(events) * 1.1 + 200,
  result: (view, seat, language) => BOARD_TEXT[language].spaces(view.progress[seat] ?? 0),
  Result,
  keys: language => BOARD_TEXT[language].keys,
}
