import type { Level } from '../../protocol/table.ts'
import { useLoaded } from '../parts/use-loaded.ts'

/** How strong the levels are, by game, number of seats and level; `tianguis ladder` writes it. */
interface Strengths {
  readonly [game: string]: {
    readonly [seats: string]: { readonly [level: string]: number } | undefined
  }
}

/** The Elo of a level at a table of so many; null while it is unknown. */
export function useStrength(game: string, seats: number): (level: Level) => number | null {
  const loaded = useLoaded('ratings', async (): Promise<Strengths> => {
    const { default: ratings } = await import('./ratings.json')
    return ratings
  })
  return level => {
    const found = loaded.state === 'here' ? loaded.value[game]?.[seats]?.[level] : undefined
    return found ?? null
  }
}
