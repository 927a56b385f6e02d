import { contentSets } from '../content/index.ts'
import type { Cove } from '../engine/state.ts'
import { listed } from '../../../kit/counts.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { openThings } from '../../../web/board-kit/open-things.tsx'
import { CorruptionFace } from './art/corruption.tsx'
import type { Messages } from '../text/index.ts'
import { iconTerms } from '../text/terms.ts'

/** Somebody's Corruption cards laid open, kind by kind, and those discarded. */
export function openHand({
  view,
  seat,
  text: { say },
}: HandQuestion<Cove, Messages>): OpenHand | null {
  const player = view.players[seat]
  const { corruption } = contentSets.tables(view.content)
  const things = (counts: readonly number[] | null | undefined, gone: boolean) =>
    corruption.flatMap((printed, kind) => {
      const count = counts?.[kind] ?? 0
      if (!printed || count === 0) return []
      const face = (
        <span class="cv-vice-card" aria-hidden="true">
          <CorruptionFace icons={printed.corruption} factions={listed(printed.factions)} />
          {count > 1 && <b class="cv-times">×{count}</b>}
        </span>
      )
      return {
        face,
        gone,
        says: say(gone ? 'board.tossed' : 'board.vice', { count, icons: iconTerms(printed) }),
      }
    })
  return openThings([...things(player?.corruption, false), ...things(player?.tossed, true)])
}
