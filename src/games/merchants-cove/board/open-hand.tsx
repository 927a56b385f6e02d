import { contentSets } from '../content/index.ts'
import type { Cove } from '../engine/state.ts'
import { listed } from '../../../kit/counts.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { openThings } from '../../../web/board-kit/open-things.tsx'
import { CorruptionFace } from './art/corruption.tsx'
import { BOARD_TEXT } from './text/index.ts'

/** Somebody's Corruption cards laid open, kind by kind, and those discarded. */
export function openHand({ view, seat, language }: HandQuestion<Cove>): OpenHand | null {
  const player = view.players[seat]
  const text = BOARD_TEXT[language]
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
        says: (gone ? text.tossed : text.vice)(count, text.things.icons(printed)),
      }
    })
  return openThings([...things(player?.corruption, false), ...things(player?.tossed, true)])
}
