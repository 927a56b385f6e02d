import type { Game, Viewer } from '../../../kernel/game.ts'
import { firstHash, nextHash, seenBy, type Tally } from '../../../kit/fairness/retell.ts'
import type { Proof } from '../../../protocol/fairness.ts'
import type { Course, Entry } from '../../domain/course.ts'
import { openShuffle } from '../../domain/draw.ts'
import type { TableRecord } from '../../domain/record.ts'
import { breathe } from '../../breath.ts'

/**
 * How the shuffle of a finished match was made, for everybody to check; undefined if the match is
 * from before version 0.8.
 */
export async function proofOf(record: TableRecord, course: Course): Promise<Proof | undefined> {
  const { draw } = record
  if (draw === null || draw.stage !== 'made') return undefined
  const shuffle = openShuffle(draw, record)
  const steps = [...(await talliesOf(course, shuffle.commitment))]
  const { log } = course
  const undone = log.some(({ move }) => move === null)
  const entries = log.map(({ seat, move }) => ({ seat, move }))
  const parts = [...shuffle.parts]
  return { ...shuffle, parts, steps, ...(undone && { entries }) }
}

/** What was told of each course: hashed once, however many ask, for a long match takes long. */
const told = new WeakMap<Course, Promise<readonly Tally[]>>()

function talliesOf(course: Course, commitment: string): Promise<readonly Tally[]> {
  const tallies = told.get(course) ?? allTallies(course, commitment)
  told.set(course, tallies)
  return tallies
}

/** Of the onlookers and of each seat. */
async function allTallies({ match, log }: Course, commitment: string): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const viewer of [null, ...Array.from({ length: match.seats }, (_, seat) => seat)])
    tallies.push(await tally(match.game, commitment, log, viewer))
  return tallies
}

/** The running hash over all that this viewer got. */
async function tally(
  game: Game,
  commitment: string,
  log: readonly Entry[],
  viewer: Viewer,
): Promise<Tally> {
  let [count, hash] = [0, firstHash(commitment, viewer)]
  for (const entry of log) {
    const { seat, events, takes } = entry
    const told = takes === null ? entry : log[takes - 1]
    if (told === undefined) throw new Error(`Entry ${entry.ply} takes back none that exists.`)
    const step = seenBy(game, { seat, events, undone: takes !== null, told }, viewer)
    if (step !== null) [count, hash] = [count + 1, nextHash(hash, step)]
    await breathe()
  }
  return { count, hash }
}
