import { unplaced } from '../engine/placing.ts'
import type { View } from '../engine/state.ts'
import { TilePicture } from './tile-picture.tsx'
import { type Speech, tileTerm } from '../text/index.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { Piece } from '../../../web/board-kit/piece.tsx'
import { tileTells } from './tells.ts'
import { Name } from './tile.tsx'
import type { Choices } from './use-choices.ts'

/** The tiles that are still to be laid out, a stack for each kind. */
export function Tray(props: { view: View; placed: Placed; say: Speech; choices: Choices }) {
  const { view, placed, say, choices } = props
  const left = unplaced(view.cells)
  return (
    <section
      class="az-tray"
      aria-label={say('board.tray', { n: left.reduce((sum, count) => sum + count, 0) })}
    >
      <div data-rove data-zone="tray">
        {left.map((count, kind) => {
          const can = choices.may({ type: 'tile', tile: kind })
          const chosen = choices.tile === kind
          const label = [
            say('move.tile', { tile: tileTerm(kind) }),
            say('board.left', { n: count }),
            chosen ? say('board.chosen') : can && say('board.can.choose'),
          ]
          return (
            <Piece
              key={kind}
              looks={['az-choice', can && 'can', chosen && 'sel']}
              spot={`tile:${kind}`}
              data-left={count}
              says={label}
              off={!can && !chosen}
              tells={tileTells(say, kind)}
              pressed={chosen}
              onTouch={touched => choices.touchTile(kind, touched)}
            >
              <span
                class="az-tile"
                data-kind={kind}
                aria-hidden="true"
                data-pieces={placed.get(`tray:${kind}`)?.join(' ')}
              >
                <span class="az-face">
                  <TilePicture kind={kind} />
                  <Name kind={kind} say={say} />
                </span>
              </span>
              {count > 1 && <span class="az-count">×{count}</span>}
            </Piece>
          )
        })}
      </div>
    </section>
  )
}
