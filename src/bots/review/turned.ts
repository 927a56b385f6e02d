import type { PerSeat, Seat } from '../../kernel/game.ts'
import type { Entry } from './ledger.ts'
import type { Chances, Turned } from './result.ts'

/** The lead may be taken for good so early that the match did not turn by it. */
const EARLY = 0.1
/** Or by so small a step that nobody felt it. */
const SLIGHT = 0.05

/**
 * The moment at which the winner took the lead for good; if that was at once, or by next to nothing,
 * the one that raised the winner's chances most. Null if no side won alone, or nothing was raised.
 */
export function turningPoint(
  course: readonly Chances[],
  moments: readonly (readonly Entry[])[],
  sides: number,
): Turned | null {
  const end = course[course.length - 1]
  const winner = end.real.findIndex(chance => chance > 0.99)
  if (winner === -1) return null
  const leads = course.map(({ real }) => leadOf(real, winner, sides))
  const taken = leads.findLastIndex(lead => lead <= 0) + 1
  const gains = course.map((_, at) => (at === 0 ? 0 : rise(course, at, winner)))
  const forGood = taken > 0 && course[taken].ply > EARLY * end.ply && gains[taken] > SLIGHT
  const at = forGood ? taken : gains.indexOf(Math.max(...gains))
  if (gains[at] <= 0) return null
  const entries = moments[at]
  return {
    ply: course[at].ply,
    seat: entries[entries.length - 1].seat,
    winner,
    from: course[at - 1].real[winner],
    to: course[at].real[winner],
    by: causeOf(entries, winner, gains[at], course.slice(at - 1, at + 1)),
    forGood,
  }
}

/** How far the winner was before the best of the other sides. */
function leadOf(chances: PerSeat<number>, winner: Seat, sides: number): number {
  const others = chances.filter((_, seat) => seat % sides !== winner % sides)
  return chances[winner] - Math.max(...others)
}

function rise(course: readonly Chances[], at: number, winner: Seat): number {
  return course[at].real[winner] - course[at - 1].real[winner]
}

function causeOf(
  entries: readonly Entry[],
  winner: Seat,
  gain: number,
  moments: readonly Chances[],
): Turned['by'] {
  const sum = (of: 'skill' | 'drawn') =>
    entries.reduce((total, entry) => total + entry[of][winner], 0)
  const [decision, chance] = [sum('skill'), sum('drawn')]
  const rest = gain - decision - chance
  if (chance >= decision && chance >= rest) return 'chance'
  if (decision >= rest) return 'decision'
  return moments.some(keepsSecrets) ? 'hidden' : 'play'
}

/** Whether anybody's chances were others than they could know. */
function keepsSecrets({ known, real }: Chances): boolean {
  return known.some((chance, seat) => Math.abs(chance - real[seat]) > SLIGHT)
}
