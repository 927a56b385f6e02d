import { contentSets } from '../../content/index.ts'
import type { Mercado } from '../../engine/state.ts'
import type { HandQuestion, OpenHand } from '../../../../web/board-kit/board.ts'
import { openThings } from '../../../../web/board-kit/open-things.tsx'
import type { Messages } from '../../text/index.ts'
import { listed, tokenTerm } from '../../text/things.ts'
import { contentOf } from '../../text/words.ts'
import { TokenFace } from './token.tsx'

/** Somebody's privileges laid open, and those that had to be given up. */
export function openHand({ view, seat, text }: HandQuestion<Mercado, Messages>): OpenHand | null {
  const { say } = text
  const { tokens } = contentSets.tables(view.content)
  const things = (hand: readonly number[], gone: boolean) =>
    hand.flatMap(token => {
      const printed = tokens[token]
      if (!printed) return []
      const name = tokenTerm(contentOf(view.content), token)
      const face = (
        <span class="mc-token" aria-hidden="true">
          <TokenFace printed={printed} />
        </span>
      )
      return { face, gone, says: gone ? say('board.givenUp', { token: name }) : listed(say, name) }
    })
  return openThings([
    ...things(view.tokens[seat] ?? [], false),
    ...things(view.allDropped?.[seat] ?? [], true),
  ])
}
