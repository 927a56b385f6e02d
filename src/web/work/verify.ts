import { findGame } from '../../games/index.ts'
import { knowSet } from '../../kit/know-set.ts'
import type { ContentSet } from '../../kit/content-sets.ts'
import type { Receipt } from '../../kit/fairness/receipt.ts'
import type { ProvenMatch, Verdict } from '../../kit/fairness/verdict.ts'
import { verify } from '../../kit/fairness/verify.ts'

/** What the worker is asked: a finished match, and what this browser has kept of its shuffle. */
export interface VerifyJob {
  readonly match: ProvenMatch
  readonly receipt: Receipt | null
  /** The set of printed values it was played with; null = the game's own. */
  readonly contentSet: ContentSet | null
}
export type VerifyReply = Verdict | { readonly trouble: string }

/** A finished match is played again, move by move. */
export function hear(job: VerifyJob): void {
  void reply(job).then(answer => postMessage(answer))
}

async function reply({ match, receipt, contentSet }: VerifyJob): Promise<VerifyReply> {
  try {
    const loaded = await findGame(match.game)?.load()
    if (loaded === undefined) return { trouble: `There is no game ${match.game} here.` }
    const { game, contentSets } = loaded
    knowSet(contentSets, contentSet)
    return await verify(game, match, receipt)
  } catch (trouble) {
    return { trouble: String(trouble) }
  }
}
