import { commitment as oldCommitment } from '../../kernel/chance.ts'
import {
  type Announced,
  commitmentTo,
  contributionHash,
  type OpenShuffle,
  type Part,
  PROTOCOL,
  seedFrom,
} from '../../kit/fairness/shuffle.ts'
import type { Contribution, ShuffleNow } from '../../protocol/fairness.ts'
import type { Draw, DrawChair } from './draw-state.ts'
import type { Chair, TableRecord } from './record.ts'

/** How long a table whose seats are taken waits for those who have not answered. */
export const ANSWER_WITHIN_MS = 5000

const NOTHING: DrawChair = { expected: false, hash: null, bytes: null, bySocket: false }

type Promised = Pick<TableRecord, 'game' | 'version' | 'options' | 'chairs'>

/** Promises this secret. */
export function promise({ game, version, options, chairs }: Promised, secret: string): Draw {
  return promiseAgain({ game, version, options, chairs }, secret, 1, chairs.map(nothing))
}

function promiseAgain(
  { game, version, options, chairs }: Promised,
  secret: string,
  start: number,
  given: readonly DrawChair[],
): Draw {
  const commitment = commitmentTo({ game, version, options, seats: chairs.length, start }, secret)
  return { start, version, commitment, secret, stage: 'hashes', chairs: given, until: null }
}

function nothing(): DrawChair {
  return NOTHING
}

/**
 * A start is called off: another promise, counted. Who has contributed is expected to do it again.
 */
export function callOff(draw: Draw, promised: Promised, secret: string): Draw {
  const again = draw.chairs.map(chair => ({ ...NOTHING, expected: contributes(chair) }))
  return promiseAgain(promised, secret, draw.start + 1, again)
}

/** Whether all seats are taken and the table waits for contributions. */
export function isUnderWay(draw: Draw): boolean {
  return draw.until !== null
}

/** Whether this chair takes part, as far as it has said. */
export function contributes({ expected, hash }: DrawChair): boolean {
  return expected || hash !== null
}

/** Somebody else sits there now, or nobody. */
export function withNewcomer(draw: Draw, seat: number, expected: boolean): Draw {
  return withChair(draw, seat, { ...NOTHING, expected })
}

/** Who is to contribute again because they did at the table before. */
export function withExpected(draw: Draw, expected: readonly boolean[]): Draw {
  return {
    ...draw,
    chairs: draw.chairs.map((chair, seat) => ({ ...chair, expected: expected[seat] === true })),
  }
}

function withChair(draw: Draw, seat: number, chair: DrawChair): Draw {
  return { ...draw, chairs: draw.chairs.map((each, index) => (index === seat ? chair : each)) }
}

/** Why a contribution is not taken. */
export type NotTaken = 'other-promise' | 'too-late' | 'too-early' | 'wrong-bytes'

/**
 * The draw with a contribution of this seat, or why it is not taken; the same one again changes
 * nothing. `bySocket`: it came over a socket.
 */
export function taking(
  draw: Draw,
  seat: number,
  given: Contribution,
  bySocket: boolean,
): Draw | NotTaken {
  const chair = draw.chairs[seat] ?? NOTHING
  if (given.commitment !== draw.commitment) return 'other-promise'
  if ('hash' in given) {
    if (chair.hash === given.hash) return draw
    if (draw.stage !== 'hashes') return 'too-late'
    return withChair(draw, seat, { expected: true, hash: given.hash, bytes: null, bySocket })
  }
  if (chair.bytes === given.bytes) return draw
  if (draw.stage === 'hashes') return 'too-early'
  if (draw.stage === 'made') return 'too-late'
  return contributionHash(draw.commitment, seat, given.bytes) === chair.hash
    ? withChair(draw, seat, { ...chair, bytes: given.bytes })
    : 'wrong-bytes'
}

/**
 * The draw of a table whose seats are all taken, as far as it can go now. `isHere`: whether the
 * person of a seat is connected.
 */
export function goneOn(draw: Draw, now: number, isHere: (seat: number) => boolean): Draw {
  const late = (waited: boolean) => waited && (draw.until === null || now < draw.until)
  const { stage, chairs } = draw
  if (stage === 'hashes') {
    const waits = chairs.some(({ expected, hash }) => expected && hash === null)
    return late(waits) ? begunRound(draw, now) : goneOn(closed(draw, isHere), now, isHere)
  }
  if (stage === 'bytes') {
    const waits = chairs.some(({ hash, bytes }) => hash !== null && bytes === null)
    return late(waits) ? begunRound(draw, now) : { ...draw, stage: 'made', until: null }
  }
  return draw
}

/** Nobody announces anything any more; who has gone meanwhile is away. */
function closed(draw: Draw, isHere: (seat: number) => boolean): Draw {
  const chairs = draw.chairs.map((chair, seat) =>
    chair.bySocket && !isHere(seat) ? NOTHING : chair,
  )
  return { ...draw, chairs, stage: 'bytes', until: null }
}

/** If the clock was set back since, the round begins anew. */
function begunRound(draw: Draw, now: number): Draw {
  return { ...draw, until: Math.min(draw.until ?? Infinity, now + ANSWER_WITHIN_MS) }
}

/** What each chair has contributed. */
function partsOf({ chairs }: Draw, seats: readonly Chair[]): Part[] {
  return chairs.map(({ hash, bytes }, seat): Part => {
    if (hash === null) return { kind: seats[seat]?.kind === 'bot' ? 'bot' : 'away' }
    return bytes === null ? { kind: 'withheld', hash } : { kind: 'given', hash, bytes }
  })
}

/** Worked out once for each draw. */
const made = new WeakMap<Draw, Part[]>()

/**
 * What each chair contributed to the shuffle that was made. Of those who were away somebody may
 * have deleted their account since: a bot sits in their place, and the seed says that none did
 * then.
 */
function partsMade(draw: Draw, { chairs, seed }: Pick<TableRecord, 'chairs' | 'seed'>): Part[] {
  const parts = made.get(draw) ?? partsWith(seed, draw, partsOf(draw, chairs))
  made.set(draw, parts)
  return parts
}

/** These parts, with those bots away that this seed needs. */
function partsWith(seed: string, { commitment, secret }: Draw, now: Part[]): Part[] {
  for (let set = 0; set < 2 ** now.length; set++) {
    const wasAway = (seat: number) => ((set >> seat) & 1) === 1
    const parts = now.map((part, seat): Part =>
      part.kind === 'bot' && wasAway(seat) ? { kind: 'away' } : part,
    )
    if (seedFrom(commitment, secret, parts) === seed) return parts
  }
  return now
}

/** The seed of the match, 64 hexadecimal digits: ask once the draw is made. */
export function seedOf(draw: Draw, seats: readonly Chair[]): string {
  return seedFrom(draw.commitment, draw.secret, partsOf(draw, seats))
}

/** The promise that anybody may see; tables from before version 0.8 had promised their seed. */
export function shownCommitment({ draw, seed }: Pick<TableRecord, 'draw' | 'seed'>): string {
  return draw?.commitment ?? oldCommitment(seed)
}

/** What anybody may know of the draw now; null at tables from before version 0.8. */
export function shuffleNow(record: TableRecord): ShuffleNow | null {
  const { draw, chairs: seats } = record
  if (draw === null) return null
  const { stage, commitment, start, chairs } = draw
  if (stage === 'made') return { stage, commitment, start, chairs: partsMade(draw, record) }
  const announced = chairs.map(({ hash }, seat): Announced => {
    if (hash !== null) return { kind: 'hash', hash }
    return { kind: seats[seat]?.kind === 'bot' ? 'bot' : 'away' }
  })
  return { stage, commitment, start, chairs: announced }
}

/** The draw with nothing hidden: only after the end. */
export function openShuffle(draw: Draw, record: TableRecord): OpenShuffle {
  const { start, commitment, secret } = draw
  return { protocol: PROTOCOL, start, commitment, secret, parts: partsMade(draw, record) }
}
