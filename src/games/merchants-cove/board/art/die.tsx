import { Faction } from './glyph.tsx'

/** Where the spots lie on each face, in a box of 24. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[12, 12]],
  [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6.5, 5.5],
    [17.5, 5.5],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18.5],
    [17.5, 18.5],
  ],
]
const COAL = 5

/**
 * A die: of an alloy, 1 to 4, with the sign of those who buy its colour; or of coal, 5, which is
 * black. Face 0 is not rolled yet.
 */
export function Die({ metal, face }: { metal: number; face: number }) {
  return (
    <span class="cv-die" data-colour={metal === COAL ? 'coal' : metal} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        {(SPOTS[face] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.500" />
        ))}
      </svg>
      {metal !== COAL && (
        <i>
          <Faction colour={metal} />
        </i>
      )}
    </span>
  )
}
