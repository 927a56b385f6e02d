import { CROWD, KING } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import { Figure } from './art/tile.tsx'
import { Stack } from './goods-stack.tsx'
import { letterOf, nameOf, type Speech } from '../text/index.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'

/** A market tile: carved stone with its figure and its name, and whatever stands on it. */
export function Tile(props: {
  kind: number
  ids: readonly string[]
  view: View
  placed: Placed
  say: Speech
}) {
  const { kind, ids, view, placed, say } = props
  const letter = (colour: number) => letterOf(say, colour)
  return (
    <span class="az-tile" data-kind={kind} data-pieces={ids.join(' ')} aria-hidden="true">
      <span class="az-face">
        <Figure kind={kind} />
        <span class="az-name">{nameOf(say, kind)}</span>
      </span>
      {kind < CROWD && (view.stock[kind] ?? 0) > 0 && (
        <Stack
          colour={kind}
          letter={letter(kind)}
          ids={placed.get(`stock:${kind}`) ?? []}
          class="stock"
        />
      )}
      {kind === KING && (
        <span class="az-hoard">
          {view.king.map((count, colour) =>
            count > 0 ? (
              <Stack
                key={colour}
                colour={colour}
                letter={letter(colour)}
                ids={placed.get(`king:${colour}`) ?? []}
              />
            ) : null,
          )}
        </span>
      )}
    </span>
  )
}
