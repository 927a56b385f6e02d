import { contentSets } from '../content/index.ts'
import type { Mercado } from '../engine/state.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { openThings } from '../../../web/board-kit/open-things.tsx'
import { BOARD_TEXT } from './text/index.ts'
import { TokenFace } from './token.tsx'

/** Somebody's privileges laid open, and those that had to be given up. */
export function openHand({ view, seat, language }: HandQuestion<Mercado>): OpenHand | null {
  const text = BOARD_TEXT[language]
  const { tokens } = contentSets.tables(view.content)
  const things = (hand: readonly number[], gone: boolean) =>
    hand.flatMap(token => {
      const printed = tokens[token]
      if (!printed) return []
      const name = text.things.token(text.content(view), token)
      const face = (
        <span class="mc-token" aria-hidden="true">
          <TokenFace printed={printed} />
        </span>
      )
      return { face, gone, says: gone ? text.givenUp(name) : name }
    })
  return openThings([
    ...things(view.tokens[seat] ?? [], false),
    ...things(view.allDropped?.[seat] ?? [], true),
  ])
}
