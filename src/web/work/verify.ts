import { findGame } from '../../games/index.ts'
import { knowSet } from '../../kit/judgement/know-set.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import type { Receipt } from '../../kit/fairness/receipt.ts'
import type { ProvenMatch, Verdict } from '../../kit/fairness/verdict.ts'
import { verify } from '../../kit/fairness/verify.ts'
import { replying } from './reply.ts'

/** What the worker is asked: a finished match, and what this browser has kept of its shuffle. */
export interface VerifyJob {
  readonly match: ProvenMatch
  readonly receipt: Receipt | null
  /** The set of printed values it was played with; null = the game's own. */
  readonly contentSet: ContentSet | null
}

/** A finished match is played again, move by move. */
export const hear = replying(
  async ({ match, receipt, contentSet }: VerifyJob): Promise<Verdict> => {
    const loaded = await findGame(match.game)?.load()
    if (loaded === undefined) throw new Error(`There is no game ${match.game} here.`)
    const { game, contentSets } = loaded
    knowSet(contentSets, contentSet)
    return verify(game, match, receipt)
  },
)
