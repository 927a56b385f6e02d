import { digest } from '../../kernel/digest.ts'
import type { Game, Viewer } from '../../kernel/game.ts'
import { begin } from '../../kernel/match.ts'
import { faultsOfReceipt, type Receipt } from './receipt.ts'
import { firstHash, nextHash, retell, seenBy, type Tally } from './retell.ts'
import { commitmentTo, contributionHash, HEX_16, HEX_32, PROTOCOL, seedFrom } from './shuffle.ts'
import {
  type Fault,
  type Finding,
  NO_PROOF,
  type Proof,
  type ProvenMatch,
  type Verdict,
} from './verdict.ts'

/** Lets other work have its turn while a long match is checked. */
export type Pause = () => Promise<void>

/** Entries replayed between two pauses. */
const BREATH = 20

/**
 * Checks a finished match: against itself, and against the receipt that a page or a program has
 * kept from before its first card. `game` is the one the file names.
 */
export async function verify(
  game: Game,
  file: ProvenMatch,
  receipt: Receipt | null = null,
  pause: Pause = () => Promise.resolve(),
): Promise<Verdict> {
  const { fairness } = file
  if (fairness === undefined) {
    return receipt === null ? NO_PROOF : { ...NO_PROOF, finding: 'broken', faults: ['promise'] }
  }
  const playable = file.version === game.version
  const retold = playable ? await playAgain(game, file, fairness, receipt, pause) : UNPLAYED
  const kept = receipt === null ? [] : faultsOfReceipt(receipt, fairness)
  const faults = [...new Set([...faultsOfShuffle(file, fairness), ...retold.faults, ...kept])]
  const chairs = (kind: string) =>
    fairness.parts.flatMap((part, chair) => (part.kind === kind ? [chair] : []))
  const about = {
    faults,
    calledOff: Math.max(0, fairness.start - 1),
    given: chairs('given'),
    away: chairs('away'),
    withheld: chairs('withheld'),
    early: retold.early,
  }
  return { ...about, finding: findingOf(about, receipt, playable) }
}

function findingOf(
  { faults, away, withheld }: Omit<Verdict, 'finding'>,
  receipt: Receipt | null,
  playable: boolean,
): Finding {
  if (faults.length > 0) return 'broken'
  if (!playable) return 'other-rules'
  if (receipt === null) return 'record'
  // Whoever learns my bytes before they announce theirs can choose.
  if (receipt.bytes === null || receipt.announced === null) return 'watched'
  return away.length + withheld.length > 0 ? 'one-round' : 'proved'
}

/** What is wrong with promise, contributions and seed, whatever was played. */
function faultsOfShuffle(file: ProvenMatch, proof: Proof): Fault[] {
  const { protocol, commitment, secret, parts, start } = proof
  if (protocol !== PROTOCOL) return ['protocol']
  const { seats } = file
  if (!HEX_32.test(secret) || parts.length !== seats) return ['commitment']
  const faults: Fault[] = []
  if (commitmentTo({ ...file, start }, secret) !== commitment) faults.push('commitment')
  const fits = parts.every(
    (part, chair) =>
      part.kind !== 'given' ||
      (HEX_16.test(part.bytes) && contributionHash(commitment, chair, part.bytes) === part.hash),
  )
  if (!fits) faults.push('contribution')
  if (seedFrom(commitment, secret, parts) !== file.seed) faults.push('seed')
  return faults
}

/** What the moves say, played again. */
type Retold = Pick<Verdict, 'faults' | 'early'>

const UNPLAYED: Retold = { faults: [], early: false }
const IMPOSSIBLE: Retold = { faults: ['move'], early: false }

/** Plays the whole match again and compares what everybody got of it. */
async function playAgain(
  game: Game,
  file: ProvenMatch,
  proof: Proof,
  receipt: Receipt | null,
  pause: Pause,
): Promise<Retold> {
  const begun = begin(game, file.seats, file.options, file.seed)
  if (!begun.ok) return IMPOSSIBLE
  const match = begun.value
  const { next } = retell(match)
  const viewers: Viewer[] = [null, ...Array.from({ length: file.seats }, (_, seat) => seat)]
  const tallies = viewers.map(viewer => ({ count: 0, hash: firstHash(proof.commitment, viewer) }))
  const noted = receipt && { viewer: viewers.indexOf(receipt.viewer), ...receipt.steps }
  /** Whether the steps of the receipt have been met. */
  let met = noted === null || noted.count === 0
  for (const [index, entry] of (proof.entries ?? file.log).entries()) {
    const happened = next(entry)
    if (happened === null) return IMPOSSIBLE
    for (const [at, tally] of tallies.entries()) {
      const step = seenBy(game, happened, viewers[at] ?? null)
      if (step === null) continue
      tally.count++
      tally.hash = nextHash(tally.hash, step)
      if (at === noted?.viewer && tally.count === noted.count) met = tally.hash === noted.hash
    }
    if (index % BREATH === 0) await pause()
  }
  const faults: Fault[] = []
  if (!sameLog(match.log, file.log)) faults.push('move')
  if (file.final !== undefined && digest(match.state) !== file.final) faults.push('final')
  if (JSON.stringify(tallies) !== JSON.stringify(proof.steps.map(tallyOf))) faults.push('steps')
  if (!met) faults.push('past')
  return { faults, early: game.actors(match.state).length > 0 }
}

function tallyOf({ count, hash }: Tally): Tally {
  return { count, hash }
}

function sameLog(made: ProvenMatch['log'], told: ProvenMatch['log']): boolean {
  return digest(made) === digest(told.map(({ seat, move }) => ({ seat, move })))
}
