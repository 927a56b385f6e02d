import type { Chronicle } from '../../../kernel/match.ts'
import { request } from '../../api.ts'
import { matchOf } from '../../fairness/match.ts'
import { shelf } from '../../session/local/local-record.ts'

/** Where a finished match lies: in this browser, at a table of the server, or in an import. */
export type Source = 'here' | 'table' | 'brought'

/** The finished match with all that was hidden; null if none. Rejects without an answer. */
export async function recordOf(
  source: Source,
  { id, game }: { readonly id: string; readonly game: string },
): Promise<Chronicle | null> {
  switch (source) {
    case 'here':
      return shelf.load(game)?.chronicle ?? null
    case 'table':
      return matchOf(id)
    case 'brought': {
      const answer = await request<Chronicle>('GET', `/replays/${encodeURIComponent(id)}/chronicle`)
      if (answer.ok) return answer.value
      throw new Error(answer.why)
    }
  }
}
