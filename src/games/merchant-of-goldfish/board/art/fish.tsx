import { FANCY } from './fancy.ts'
import { Dome, Eye, Fin, Hood, tones, Trunk, Whiskers } from './parts.tsx'
import { PLAIN } from './plain.ts'

/** The colour of each value, 1 to 14. */
export const HUES: readonly string[] = [
  '#d9a441',
  '#d98e04',
  '#d2711f',
  '#cb4f2e',
  '#c23b3b',
  '#b3243b',
  '#a32462',
  '#863a8d',
  '#5a48a0',
  '#34508f',
  '#1e6a8f',
  '#157f83',
  '#2c8a62',
  '#b5830f',
]

const VARIETIES = [...PLAIN, ...FANCY]

/** The drawing of a goldfish, to be put into a picture: 96 wide and 72 high. */
export function FishShape({ value }: { value: number }) {
  const fish = VARIETIES[value - 1]
  const hue = HUES[value - 1]
  if (!fish || !hue) return null
  const t = tones(hue)
  const fins = fish.accent ? { ...t, base: fish.accent } : t
  return (
    <>
      {fish.behind.map(fan => (
        <Fin fan={fan} tones={fins} />
      ))}
      <Trunk carving={fish.carving} tones={t} />
      {fish.whiskers && <Whiskers lines={fish.whiskers} tones={t} />}
      {fish.hood && <Hood bumps={fish.hood} fill={fish.accent ?? t.base} tones={t} />}
      {fish.domes?.map(ball => (
        <Dome ball={ball} clear={fish.bubbles ?? false} tones={t} />
      ))}
      {fish.front.map(fan => (
        <Fin fan={fan} tones={fins} />
      ))}
      {fish.eyes.map(ball => (
        <Eye ball={ball} tones={t} />
      ))}
    </>
  )
}

/**
 * The goldfish of a value, from the little fry (1) to the golden dragon (14); it says nothing to a
 * screen reader.
 */
export function Fish({ value, class: name }: { value: number; class?: string }) {
  return (
    <svg class={name ? `gf-fish ${name}` : 'gf-fish'} viewBox="0 0 96 72" aria-hidden="true">
      <FishShape value={value} />
    </svg>
  )
}
