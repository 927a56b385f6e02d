import type { Viewer } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import type { Receipt } from '../../kit/fairness/receipt.ts'
import { firstHash, nextHash, type Tally } from '../../kit/fairness/retell.ts'
import { type Announced, contributionHash, type Part } from '../../kit/fairness/shuffle.ts'
import type { Contribution, ShuffleNow } from '../../protocol/fairness.ts'
import type { Step, Welcome } from '../../protocol/messages.ts'

/** Where receipts are kept, and chance that nobody else knows. */
export interface KeeperWorld {
  readonly load: () => Receipt | null
  readonly save: (receipt: Receipt) => void
  /** 16 fresh bytes in hexadecimal. */
  readonly random: () => string
}

interface Wishes extends KeeperWorld {
  /** Sends my contribution, if a connection stands. */
  readonly give: (given: Contribution) => void
}

/**
 * Takes part in the shuffle of one table on my behalf and keeps what was shown before the first
 * card. It keeps what it saw first: if the server says otherwise later, the check at the end shows
 * it.
 */
export interface ReceiptKeeper {
  readonly welcome: (told: Pick<Welcome, 'seat' | 'shuffle' | 'reset' | 'steps'>) => void
  readonly seat: (seat: Viewer) => void
  readonly shuffle: (now: ShuffleNow) => void
  readonly steps: (steps: readonly Step[]) => void
}

export function receiptKeeper(world: Wishes): ReceiptKeeper {
  let receipt = world.load()
  const given = new Set<string>()
  let viewer: Viewer = null
  let last: ShuffleNow | null = null
  /** The steps that have come over this connection, from the first. */
  let tally: Tally | null = null

  function keep(next: Receipt): Receipt {
    if (receipt === null || !same(next, receipt)) world.save(next)
    receipt = next
    return next
  }

  function look(): void {
    if (last !== null) receipt = lookAt(last, receipt, { ...world, viewer, given, keep })
  }

  function steps(fresh: readonly Step[]): void {
    for (const step of fresh) {
      if (tally === null || receipt === null || step.seq !== tally.count + 1) continue
      tally = { count: step.seq, hash: nextHash(tally.hash, step) }
      // A past that is told otherwise is not followed: the receipt stays as it was.
      if (tally.count === receipt.steps.count && tally.hash !== receipt.steps.hash) tally = null
      else if (tally.count > receipt.steps.count) keep({ ...receipt, steps: tally })
    }
  }

  return {
    welcome(told) {
      viewer = told.seat
      last = told.shuffle
      // What was on its way over the connection before may not have come.
      given.clear()
      look()
      if (told.reset) tally = receipt && beginning(receipt.commitment, viewer)
      steps(told.steps)
    },
    seat(seat) {
      if (seat === viewer) return
      viewer = seat
      look()
    },
    shuffle(now) {
      last = now
      look()
    },
    steps,
  }
}

function beginning(commitment: string, viewer: Viewer): Tally {
  return { count: 0, hash: firstHash(commitment, viewer) }
}

interface Looking extends Wishes {
  readonly viewer: Viewer
  /** The hashes that were announced over this connection. */
  readonly given: Set<string>
  readonly keep: (receipt: Receipt) => Receipt
}

/** Does what is to be done at this stage; returns the receipt. */
function lookAt(now: ShuffleNow, before: Receipt | null, me: Looking): Receipt | null {
  const { viewer, keep } = me
  const kept = before !== null && stays(before, now, viewer) ? before : keep(fresh(now, viewer))
  // Another promise under the same number: the check at the end will say so.
  if (!isFor(kept, now)) return kept
  if (now.stage === 'made') return keep(withParts(kept, now.chairs))
  if (viewer === null || viewer !== kept.viewer || kept.parts !== null) return kept
  return now.stage === 'hashes'
    ? announce(now.chairs, kept, viewer, me)
    : show(now.chairs, kept, viewer, me)
}

/**
 * Whether a receipt stays until a start is called off, which raises its number. Who sits elsewhere
 * begins another one, unless the server knows their bytes: it could choose between the two.
 */
function stays(receipt: Receipt, now: ShuffleNow, viewer: Viewer): boolean {
  const { start, viewer: before, announced, parts } = receipt
  if (now.start > start) return false
  const isElsewhere = viewer !== before && now.stage !== 'made'
  return !(isElsewhere && isFor(receipt, now) && announced === null && parts === null)
}

/** Whether this is the promise and the start that a receipt is of. */
function isFor(receipt: Receipt, { commitment, start }: ShuffleNow): boolean {
  return receipt.commitment === commitment && receipt.start === start
}

function fresh({ commitment, start }: ShuffleNow, viewer: Viewer): Receipt {
  const steps = beginning(commitment, viewer)
  return { viewer, commitment, start, bytes: null, announced: null, parts: null, steps }
}

/**
 * My hash, unless the server has it. Where it has another since, I sit on another device too: that
 * one contributes, else the two would take turns.
 */
function announce(
  chairs: readonly Announced[],
  receipt: Receipt,
  viewer: number,
  { keep, random, give, given }: Looking,
): Receipt {
  const bytes = receipt.bytes ?? random()
  const { commitment } = receipt
  const hash = contributionHash(commitment, viewer, bytes)
  // It is kept before it is sent, so that it can be shown after this page was loaded again.
  const kept = keep({ ...receipt, bytes })
  const there = chairs[viewer]
  const mayStay = there?.kind === 'hash' && (there.hash === hash || given.has(hash))
  if (!mayStay) give({ commitment, hash })
  given.add(hash)
  return kept
}

/** My bytes, once all have announced theirs: I note what before I show mine. */
function show(
  chairs: readonly Announced[],
  receipt: Receipt,
  viewer: number,
  { keep, give }: Looking,
): Receipt {
  const { bytes, commitment, announced } = receipt
  if (bytes === null) return receipt
  const hash = contributionHash(commitment, viewer, bytes)
  if (!same(chairs[viewer], { kind: 'hash', hash })) return receipt
  if (announced !== null && !same(announced, chairs)) return receipt
  const kept = keep({ ...receipt, announced: chairs })
  give({ commitment, bytes })
  return kept
}

/** Notes what all have contributed. If mine came too late, it is not in it, and I know that. */
function withParts(receipt: Receipt, parts: readonly Part[]): Receipt {
  if (receipt.parts !== null) return receipt
  const mine = receipt.viewer === null ? undefined : parts[receipt.viewer]
  const inIt = mine?.kind === 'given' && mine.bytes === receipt.bytes
  return inIt ? { ...receipt, parts } : { ...receipt, parts, bytes: null, announced: null }
}
