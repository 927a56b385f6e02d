import { digest } from '../../kernel/digest.ts'
import type { Game, Viewer } from '../../kernel/game.ts'
import { begin, canUndo, must } from '../../kernel/match.ts'
import { stream } from '../../kernel/chance.ts'
import type { Receipt } from './receipt.ts'
import { firstHash, nextHash, retell, seenBy, type Tally, type ToldEntry } from './retell.ts'
import { announcedBy, commitmentTo, contributionHash, type Part, seedFrom } from './shuffle.ts'
import { PROTOCOL } from './shuffle.ts'
import type { Fault, Proof, ProvenMatch } from './verdict.ts'

/* A house that plays fair, one match at a time, and all the ways in which one may not. */

export const SECRET = '00112233445566778899aabbccddeeff'.repeat(2)
export const OTHER_SECRET = 'ffeeddccbbaa99887766554433221100'.repeat(2)
export const BYTES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']

/** What one chair does when it is asked; bytes = it contributes. */
export type Doing = 'bot' | 'away' | 'withheld' | { readonly bytes: string }

export interface Proven extends ProvenMatch {
  readonly fairness: Proof
}

interface Setting {
  readonly game: Game
  readonly options: ProvenMatch['options']
  readonly doings: readonly Doing[]
  readonly secret?: string
  readonly start?: number
  /** Other players play otherwise. */
  readonly players?: string
  /** The match ends after so many entries, as when its people agree to end it. */
  readonly most?: number
}

/** A match drawn and played to its end, as a file. */
export function provenMatch({
  game,
  options,
  doings,
  secret = SECRET,
  start = 1,
  players = 'c0ffee',
  most = Infinity,
}: Setting): Proven {
  const terms = { game: game.id, version: game.version, options, seats: doings.length, start }
  const commitment = commitmentTo(terms, secret)
  const parts = doings.map((doing, chair) => partOf(doing, commitment, chair))
  const seed = seedFrom(commitment, secret, parts)
  const head = { game: game.id, version: game.version, options, seats: doings.length, seed }
  return played(game, head, { start, commitment, secret, parts }, { players, most })
}

function partOf(doing: Doing, commitment: string, chair: number): Part {
  if (doing === 'bot' || doing === 'away') return { kind: doing }
  const bytes = doing === 'withheld' ? '0'.repeat(32) : doing.bytes
  const hash = contributionHash(commitment, chair, bytes)
  return doing === 'withheld' ? { kind: 'withheld', hash } : { kind: 'given', hash, bytes }
}

type Head = Pick<ProvenMatch, 'game' | 'version' | 'seats' | 'options' | 'seed'>
type Shuffle = Omit<Proof, 'protocol' | 'steps' | 'entries'>

/** Plays from this seed. The first undo that is possible is made, and what it took played again. */
function played(
  game: Game,
  head: Head,
  shuffle: Shuffle,
  { players, most }: Required<Pick<Setting, 'players' | 'most'>>,
): Proven {
  const match = must(begin(game, head.seats, head.options, head.seed))
  const { next } = retell(match)
  const viewers: Viewer[] = [null, ...Array.from({ length: head.seats }, (_, seat) => seat)]
  const steps = viewers.map(viewer => ({ count: 0, hash: firstHash(shuffle.commitment, viewer) }))
  const entries: ToldEntry[] = []
  const rng = stream(players, 0)
  const tell = (entry: ToldEntry) => {
    const happened = next(entry)
    if (happened === null) throw new Error('The house has made an impossible move.')
    entries.push(entry)
    for (const [at, tally] of steps.entries()) {
      const step = seenBy(game, happened, viewers[at] ?? null)
      if (step) Object.assign(tally, { count: tally.count + 1, hash: nextHash(tally.hash, step) })
    }
  }
  let undone = false
  while (entries.length < most) {
    const [seat] = game.actors(match.state)
    if (seat === undefined) break
    const move = rng.pick(game.legal(match.state, seat))
    tell({ seat, move })
    if (undone || entries.length === most || !canUndo(match, seat)) continue
    undone = true
    tell({ seat, move: null })
  }
  const { protocol, ...rest } = { protocol: PROTOCOL, ...shuffle }
  const fairness = { protocol, ...rest, steps, ...(undone && { entries }) }
  return { ...head, log: match.log, final: digest(match.state), fairness }
}

/** What an honest page at this chair has kept. `steps`: all, or as many as it has seen. */
export function receiptFor({ fairness }: Proven, viewer: Viewer, steps?: Tally): Receipt {
  const { commitment, start, parts } = fairness
  const mine = viewer === null ? undefined : parts[viewer]
  const bytes = mine?.kind === 'given' ? mine.bytes : null
  return {
    viewer,
    commitment,
    start,
    bytes,
    announced: bytes === null ? null : parts.map(announcedBy),
    parts,
    steps: steps ?? fairness.steps[viewer === null ? 0 : viewer + 1] ?? { count: 0, hash: '' },
  }
}

export interface Cheat {
  readonly does: string
  /** The first thing that is found in the file alone; null: only a receipt finds it. */
  readonly alone: Fault | null
  /** What is found beside the receipt of chair 0. */
  readonly beside: Fault
  readonly cheat: (honest: Proven, game: Game) => ProvenMatch
}

/** Ways to cheat, each as well hidden as it can be. */
export const CHEATS: readonly Cheat[] = [
  {
    does: 'grinds the seed after all have contributed',
    alone: 'seed',
    beside: 'seed',
    cheat: honest => ({
      ...honest,
      seed: `${honest.seed.slice(0, -1)}${honest.seed.endsWith('0') ? '1' : '0'}`,
    }),
  },
  {
    does: 'reveals another secret',
    alone: 'commitment',
    beside: 'commitment',
    cheat: honest => ({ ...honest, fairness: { ...honest.fairness, secret: OTHER_SECRET } }),
  },
  {
    does: 'chooses another secret, promise and all, and plays from there',
    alone: null,
    beside: 'promise',
    cheat: (honest, game) =>
      provenMatch({ ...settingOf(honest, game), doings: doingsOf(honest), secret: OTHER_SECRET }),
  },
  {
    does: 'swaps the contribution of the person',
    alone: null,
    beside: 'my-contribution',
    cheat: (honest, game) => withDoing(honest, game, 0, { bytes: 'a'.repeat(32) }),
  },
  {
    does: 'swaps the contribution of somebody else',
    alone: null,
    beside: 'contributions',
    cheat: (honest, game) => withDoing(honest, game, 1, { bytes: 'b'.repeat(32) }),
  },
  {
    does: 'swaps a contribution and leaves its hash',
    alone: 'contribution',
    beside: 'contribution',
    cheat: honest => withPart(honest, part => ({ ...part, bytes: 'c'.repeat(32) })),
  },
  {
    does: 'says that somebody was away who had contributed',
    alone: null,
    beside: 'contributions',
    cheat: (honest, game) => withDoing(honest, game, 1, 'away'),
  },
  {
    does: 'calls a start off in secret',
    alone: null,
    beside: 'promise',
    cheat: (honest, game) =>
      provenMatch({ ...settingOf(honest, game), doings: doingsOf(honest), start: 2 }),
  },
  {
    does: 'drops the last move',
    alone: 'final',
    beside: 'final',
    cheat: ({ fairness: { entries: _, ...fairness }, ...honest }) => ({
      ...honest,
      log: honest.log.slice(0, -1),
      fairness,
    }),
  },
  {
    does: 'tells another course of the match',
    alone: null,
    beside: 'past',
    cheat: (honest, game) =>
      provenMatch({ ...settingOf(honest, game), doings: doingsOf(honest), players: 'decaf' }),
  },
]

function settingOf({ options, fairness }: Proven, game: Game) {
  return { game, options, secret: fairness.secret, start: fairness.start }
}

function doingsOf({ fairness }: Proven): Doing[] {
  return fairness.parts.map(part => {
    if (part.kind === 'given') return { bytes: part.bytes }
    return part.kind === 'withheld' ? 'withheld' : part.kind
  })
}

function withDoing(honest: Proven, game: Game, chair: number, doing: Doing): Proven {
  const doings = doingsOf(honest).map((each, index) => (index === chair ? doing : each))
  return provenMatch({ ...settingOf(honest, game), doings })
}

function withPart(honest: Proven, change: (part: Extract<Part, { kind: 'given' }>) => Part) {
  const parts = honest.fairness.parts.map(part => (part.kind === 'given' ? change(part) : part))
  return { ...honest, fairness: { ...honest.fairness, parts } }
}
