import { useLoaded } from '../../parts/use-loaded.ts'

/** Finds the way to another table that waits for me; null if none does. */
export type FindNext = () => Promise<(() => void) | null>

/** The way to another table that waits for me; undefined until one is known to. */
export function useNext(find: FindNext | undefined): (() => void) | undefined {
  const found = useLoaded('next', async () => (await find?.()) ?? undefined)
  return found.state === 'here' ? found.value : undefined
}
