import { useLoaded } from '../use-loaded.ts'
import './emblem.css'

/** The pictures of games, as files: `emblem.test.tsx` makes them of the drawings beside them. */
const files = import.meta.glob<string>('../../../games/*/board/art/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The picture of a game, or one for all games that bring none; its place is kept free while it comes.
 * It says nothing to a screen reader. Under an awning of ours (`under`) it fills its place from the
 * bottom up, and the awning it was drawn with stays hidden.
 */
export function Emblem({ game, under = false }: { game: string; under?: boolean }) {
  const file = files[`../../../games/${game}/board/art/emblem.svg`]
  return (
    <div class={under ? 'emblem under' : 'emblem'}>
      {file === undefined ? <PlainEmblem /> : <img src={file} alt="" decoding="async" />}
    </div>
  )
}

function PlainEmblem() {
  const loaded = useLoaded('', () => import('../../default-board/emblem.tsx'))
  if (loaded.state !== 'here') return null
  const { Emblem: Drawing } = loaded.value
  return <Drawing />
}
