import { type GlyphName, Outline } from './glyphs.tsx'

/** A flat glyph in the colour of what is written round it; it says nothing to a screen reader. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="cv-glyph" viewBox="0 0 512 512" aria-hidden="true">
      <Outline name={name} fill="currentColor" fill-rule="evenodd" />
    </svg>
  )
}

/** The faction whose customers a colour stands for: 1 red, 2 green, 3 blue, 4 yellow, 5 grey. */
const FACTIONS: readonly GlyphName[] = ['person', 'warrior', 'bard', 'wizard', 'noble', 'rogue']

/** The sign of a colour, so that nothing is told by its colour alone. */
export function Faction({ colour }: { colour: number }) {
  return <Glyph name={FACTIONS[colour] ?? 'person'} />
}
