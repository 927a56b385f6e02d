import { useRef, useState } from 'preact/hooks'
import type { Event, Mercado, View } from '../../engine/state.ts'
import type { Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { speed, still } from '../../../../web/board-kit/motion.ts'
import { useWatched } from '../../../../web/board-kit/use-watched.ts'
import { type Scene, scenes } from './scenes.ts'

interface Playing {
  readonly at: number
  readonly list: readonly Scene[]
  /** The one shown; `list.length` when all have been. */
  now: number
}

/**
 * Lets a step with many events be watched scene by scene; a touch or a key shows how things stand,
 * and nothing flies there.
 * Answers the view to be shown and what just happened in it. Without movement there is only the
 * end.
 */
export function useScenes({ view, latest, at }: BoardProps<Mercado, Messages>): {
  view: View
  told: readonly Event[]
} {
  const last = useRef<View>(view)
  const playing = useRef<Playing>({ at, list: [], now: 0 })
  const [, redraw] = useState(0)

  if (playing.current.at !== at) {
    playing.current = { at, list: still() ? [] : scenes(last.current, latest, view), now: 0 }
  }
  last.current = view
  const { list, now } = playing.current
  const scene = list[now]

  const show = (next: number) => {
    playing.current.now = next
    redraw(count => count + 1)
  }
  useWatched(
    scene ?? null,
    (scene?.lasts ?? 0) * speed(),
    () => show(now + 1),
    () => show(list.length),
  )
  return scene ? { view: scene.view, told: scene.told } : { view, told: [] }
}
