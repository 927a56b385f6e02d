import { CROWD, KING } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import { TilePicture } from './tile-picture.tsx'
import { Token } from './art/tokens.tsx'
import { Stack } from './goods-stack.tsx'
import { letterOf, nameOf, type Speech } from '../text/index.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { InTurn } from '../../../web/board-kit/in-turn.tsx'

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
        <InTurn nth={kind}>
          <TilePicture kind={kind} />
          <Name kind={kind} say={say} />
        </InTurn>
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
          {view.king.map((count, colour) => (
            <span
              key={colour}
              class={count > 0 ? 'az-times' : 'az-times none'}
              data-pieces={placed.get(`king:${colour}`)?.join(' ')}
            >
              <Token colour={colour} letter={letter(colour)} />
              <b class="az-n">×{count}</b>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

/** More than this go on two lines: no name of ours is as long, but one of a translation may be. */
const LONGEST = 11

/** What a tile is called, under its figure. */
export function Name({ kind, say }: { kind: number; say: Speech }) {
  const name = nameOf(say, kind)
  return <span class={name.length > LONGEST ? 'az-name longest' : 'az-name'}>{name}</span>
}
