import type { FunctionComponent } from 'preact'
import { useLoaded } from './use-loaded.ts'
import './emblem.css'

const drawings = import.meta.glob<{ readonly Emblem: FunctionComponent }>(
  '../../games/*/board/art/emblem.tsx',
)
const inks = import.meta.glob('../../games/*/board/art/art.css')

/**
 * The picture of a game, or one for all games that bring none, fetched apart; its place is kept free
 * while it comes. It says nothing to a screen reader. Under an awning of ours (`under`) it fills its place from the bottom up, and the
 * awning it was drawn with stays hidden.
 */
export function Emblem({ game, under = false }: { game: string; under?: boolean }) {
  const loaded = useLoaded(game, async () => {
    const own = drawings[`../../games/${game}/board/art/emblem.tsx`]
    const [drawing] = await Promise.all([
      own ? own() : import('../default-board/emblem.tsx'),
      inks[`../../games/${game}/board/art/art.css`]?.(),
    ])
    return drawing.Emblem
  })
  const Drawing = loaded.state === 'here' ? loaded.value : null
  return <div class={under ? 'emblem under' : 'emblem'}>{Drawing && <Drawing />}</div>
}
