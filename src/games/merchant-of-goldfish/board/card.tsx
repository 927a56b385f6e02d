import { InTurn } from '../../../web/board-kit/in-turn.tsx'
import { Fish, HUES } from './art/fish.tsx'

/**
 * A goldfish card: paper, its value, its fish. Sized by whatever it lies in; all in it grows along.
 */
export function Card({
  value,
  pieces,
  class: name,
}: {
  value: number
  pieces?: readonly string[]
  class?: string
}) {
  return (
    <span
      class={name ? `gf-card ${name}` : 'gf-card'}
      style={{ '--h': HUES[value - 1] }}
      data-pieces={pieces?.join(' ')}
      aria-hidden="true"
    >
      <span class="gf-face">
        <b class="gf-value">{value}</b>
        <InTurn nth={value}>
          <Fish value={value} />
        </InTurn>
        <b class="gf-foot">{value}</b>
      </span>
    </span>
  )
}
