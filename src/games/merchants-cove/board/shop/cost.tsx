import { upTo } from '../../../../kit/moves.ts'
import { Glyph } from '../art/glyph.tsx'

/** Hours as hourglasses, Corruption as skulls: what is written under a space. */
export function Cost({ hours, corruption }: { hours: number; corruption: number }) {
  return (
    <span class="cv-cost" aria-hidden="true">
      <span class="cv-hours">
        {hours}
        <Glyph name="hourglass" />
      </span>
      {upTo(corruption).map(at => (
        <span key={at} class="cv-sin">
          <Glyph name="skull" />
        </span>
      ))}
    </span>
  )
}
