import { HUES } from './art/hues.ts'

/** The goldfish, as files: inline they were most of what the table had to lay out. */
const FISH = import.meta.glob<string>('./art/files/fish-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

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
        <img class="gf-fish" src={FISH[`./art/files/fish-${value}.svg`]} alt="" />
        <b class="gf-foot">{value}</b>
      </span>
    </span>
  )
}

/** How many alike lie here, and how many of them are chosen. */
export const Count = ({ of, chosen }: { of: number; chosen: number }) => (
  <span class="gf-count">{chosen > 0 ? `${chosen}/${of}` : `×${of}`}</span>
)
