import { Faction } from './glyph.tsx'

/** A marble: 1 to 4 by colour, 5 for Ichor, which goes with any of them. */
export function Marble({ kind }: { kind: number }) {
  return (
    <span class="cv-marble" data-colour={kind === 5 ? 'ichor' : kind} aria-hidden="true">
      {kind === 5 ? (
        <svg class="cv-glyph" viewBox="0 0 24 24">
          <path
            d="M12 2L14.600 9.400L22 12L14.600 14.600L12 22L9.400 14.600L2 12L9.400 9.400Z"
            fill="currentColor"
          />
        </svg>
      ) : (
        <Faction colour={kind} />
      )}
    </span>
  )
}
