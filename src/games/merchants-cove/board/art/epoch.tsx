import { Faction } from './glyph.tsx'

/** An Epoch tile: bright while its time is whole, frayed once something was taken through it. */
export function Epoch({ colour, frayed }: { colour: number; frayed: boolean }) {
  return (
    <span class={frayed ? 'cv-epoch frayed' : 'cv-epoch'} data-colour={colour} aria-hidden="true">
      <svg viewBox="0 0 60 60" preserveAspectRatio="none">
        {frayed ? (
          <path d="M8 4L16 9L22 3L30 8L40 2L46 8L56 5L53 15L58 22L52 30L58 40L53 46L56 56L46 53L38 58L30 53L20 58L14 53L4 56L7 46L2 38L8 30L3 20L7 14Z" />
        ) : (
          <>
            <path d="M6 3H54Q57 3 57 6V54Q57 57 54 57H6Q3 57 3 54V6Q3 3 6 3Z" />
            <circle class="cv-swirl" cx="30" cy="30" r="23" />
          </>
        )}
        {frayed && (
          <path class="cv-crack" d="M20 4L25 20L16 28L28 38L24 57M44 3L40 18L48 30L40 44L44 56" />
        )}
      </svg>
      <i>
        <Faction colour={colour} />
      </i>
    </span>
  )
}
