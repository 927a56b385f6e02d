import type { Reviewed } from '../../../bots/review/work.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import { storage } from '../../storage.ts'

interface Kept {
  readonly id: string
  readonly made: Reviewed
}

const KEY = 'reviews'
/** So many are kept, the newest first. */
const MOST_KEPT = 5
/** What is longer is made again rather than kept, in characters. */
const LONGEST = 400_000

const idOf = ({ game, version, seed, log }: Chronicle) => `${game} ${version} ${seed} ${log.length}`

const readAll = () => storage.readList<Kept>(KEY)

/** The review of this match, if this browser has made and kept it. */
export function keptReview(record: Chronicle): Reviewed | null {
  const made = readAll().find(({ id }) => id === idOf(record))?.made
  return made?.review.format === 1 ? made : null
}

/** Keeps a review for the next time; the oldest goes. */
export function keepReview(record: Chronicle, made: Reviewed): void {
  const id = idOf(record)
  const others = readAll().filter(kept => kept.id !== id)
  const text = JSON.stringify([{ id, made }, ...others].slice(0, MOST_KEPT))
  storage.write(KEY, text.length > LONGEST ? JSON.stringify([{ id, made }]) : text)
}
