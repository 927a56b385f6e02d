import type { Frozen } from '../../../../../kernel/game.ts'
import type { CaptainShop, Zone } from './words.ts'

export const HARBOUR: Zone = 0
/** The Harbour, and three zones of each of the four colours. @rule COV-CAP-1 */
export const ZONES = 13

/** What lies at a place of each colour, from the Harbour outwards. */
export const KINDS = ['shallows', 'fishing', 'isle'] as const
export type Kind = 'harbour' | (typeof KINDS)[number]

/** The zone of this kind and colour. */
export const zoneOf = (kind: (typeof KINDS)[number], colour: number): Zone =>
  3 * colour - 2 + KINDS.indexOf(kind)
export const kindOf = (zone: Zone): Kind => (zone === HARBOUR ? 'harbour' : KINDS[(zone - 1) % 3])
/** 1 to 4; 0 for the Harbour. */
export const colourOfZone = (zone: Zone): number => Math.ceil(zone / 3)

/**
 * Whether a Good waits in this zone: at a Fishing Ground always, on an Isle while its treasure is
 * there. @rule COV-CAP-8
 */
export const hasGood = ({ treasures }: Frozen<CaptainShop>, zone: Zone): boolean =>
  kindOf(zone) === 'fishing' || (kindOf(zone) === 'isle' && treasures[colourOfZone(zone)])

/** Links between zones, each once. */
export type Links = readonly (readonly [Zone, Zone])[]

/** The shortest way between any two zones, in links; Infinity where there is none. */
export function distances(links: Links): readonly (readonly number[])[] {
  const steps = Array.from({ length: ZONES }, (_, from) =>
    Array.from({ length: ZONES }, (__, to) => (from === to ? 0 : Infinity)),
  )
  for (const [a, b] of links) steps[a][b] = steps[b][a] = 1
  for (let via = 0; via < ZONES; via++)
    for (let from = 0; from < ZONES; from++)
      for (let to = 0; to < ZONES; to++)
        steps[from][to] = Math.min(steps[from][to], steps[from][via] + steps[via][to])
  return steps
}
