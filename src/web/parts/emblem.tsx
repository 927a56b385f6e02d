import type { FunctionComponent } from 'preact'
import { useLoaded } from './use-loaded.ts'
import './emblem.css'

const drawings = import.meta.glob<{ readonly Emblem: FunctionComponent }>('../games/*/art/emblem.tsx')

/** The picture of a game, fetched apart; its place is kept free while it comes. It says nothing to a screen reader. */
export function Emblem({ game }: { game: string }) {
  const loaded = useLoaded(game, async () => (await drawings[`../games/${game}/art/emblem.tsx`]?.())?.Emblem ?? null)
  const Drawing = loaded.state === 'here' ? loaded.value : null
  return <div class="emblem">{Drawing && <Drawing />}</div>
}
