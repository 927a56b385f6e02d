import { FANCY } from './fancy.ts'
import { HUES } from './hues.ts'
import { Dome, Eye, Fin, Hood, tones, Trunk, Whiskers } from './parts.tsx'
import { PLAIN } from './plain.ts'

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
export function Fish({ value }: { value: number }) {
  return (
    <svg class="gf-fish" viewBox="0 0 96 72" aria-hidden="true">
      <FishShape value={value} />
    </svg>
  )
}
