import { upTo } from '../../../../kit/moves.ts'
import { Faction, Glyph } from './glyph.tsx'

/** What a Corruption card shows; the back of one is a card without icons. */
export function CorruptionFace({
  icons,
  factions,
}: {
  icons: number
  factions: readonly number[]
}) {
  return (
    <span class="cv-vice" aria-hidden="true">
      <span class="cv-vices">
        {upTo(icons).map(at => (
          <Glyph key={at} name="skull" />
        ))}
      </span>
      {factions.map((colour, at) => (
        <span key={at} class="cv-dot" data-colour={colour}>
          <Faction colour={colour} />
        </span>
      ))}
    </span>
  )
}

/** A Corruption card seen from behind. */
export function CorruptionBack() {
  return (
    <span class="cv-vice back" aria-hidden="true">
      <Glyph name="skull" />
    </span>
  )
}
