import { thinkingMs } from '../../bots/levels.ts'
import { type FairQueue, fairQueue, type Turn } from './fair-queue.ts'

/*
 * Which bot thinks next, and for how long. Waiting is not thinking: what is charged is the time that
 * the thread measures. While more wait than the threads serve in good time, bots use a share of
 * their level's effort, the smaller the more turns they share with; bots of people who alone ask
 * little keep all of it.
 */

/** How the threads are shared out. */
export interface BotRules {
  readonly threads: number
  /** Thoughts of one person, and of one address, that may run at once. */
  readonly running: number
  /** Up to this expected wait, in milliseconds, everybody thinks with full effort. */
  readonly calmMs: number
  /** The smallest share of its level's effort that a bot uses. */
  readonly leastEffort: number
}

/** A thought that may begin. */
export interface Start<Item> {
  readonly item: Item
  /** The share of its level's effort that it may use. */
  readonly effort: number
  /** It is over, after so many milliseconds of thinking. */
  done(ms: number): void
}

export interface BotQueue<Item> extends Pick<FairQueue<Item>, 'waiting' | 'shortest' | 'add'> {
  /** The thought that begins now; null if none may. */
  take(now: number): Start<Item> | null
}

/** Milliseconds that the other thoughts leave for one of full effort, for each of theirs. */
const SPARED = 1 / 4
/** No more than one thought of the longest is saved up. */
const MOST_SPARED_MS = thinkingMs('master')

export function botQueue<Item extends { readonly level: string }>(rules: BotRules): BotQueue<Item> {
  const { threads } = rules
  const each = Math.max(1, Math.min(rules.running, threads - 1))
  const queue = fairQueue<Item>([threads, each, each, each])
  let spared = 0

  /** Whether it gets full effort all the same: its person has waited longest, and time is spared. */
  function isGiven({ longest }: Turn<Item>, fullMs: number): boolean {
    if (!longest || spared < fullMs) return false
    spared -= fullMs
    return true
  }

  return {
    get waiting() {
      return queue.waiting
    },
    shortest: paths => queue.shortest(paths),
    add: (item, path, now) => queue.add(item, path, now),
    take(now) {
      const turn = queue.take(now)
      if (turn === null) return null
      const fullMs = thinkingMs(turn.item.level)
      const share = effortFor(turn.turns, fullMs, rules)
      const given = share < 1 && isGiven(turn, fullMs)
      turn.charge(fullMs * share)
      return {
        item: turn.item,
        effort: given ? 1 : share,
        done(ms) {
          // What is given is not charged: it must not cost the next turn.
          turn.charge((given ? ms * share : ms) - fullMs * share)
          if (share < 1 && !given) spared = Math.min(MOST_SPARED_MS, spared + ms * SPARED)
          turn.end()
        },
      }
    },
  }
}

/**
 * The share of its level's effort, for a thought of so many milliseconds which shares the threads
 * with so many turns: what is left if all of them are to be over within the calm time.
 */
export function effortFor(
  turns: number,
  fullMs: number,
  { threads, calmMs, leastEffort }: BotRules,
): number {
  if (fullMs === 0) return 1
  const expected = (turns * fullMs) / threads
  return Math.max(leastEffort, Math.min(1, calmMs / expected))
}
