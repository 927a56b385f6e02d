import type { View } from '../engine/state.ts'
import { ScoreStrip } from './scores.tsx'
import type { BoardText } from './text/index.ts'
import type { Choices } from './use-choices.ts'

/** What the chosen buyer could buy, in a sentence; with none chosen, how my points stand. */
export function Talk({ view, text, choices }: { view: View; text: BoardText; choices: Choices }) {
  const laying = view.phase === 'choose' || view.phase === 'place'
  const said = laying ? (view.turn === view.viewer ? text.layHow : '') : sentence(text, choices)
  return (
    <div class="az-talk">
      <output class={said ? 'az-said' : 'heard'}>{said}</output>
      {!said && !laying && <ScoreStrip view={view} text={text} />}
    </div>
  )
}

function sentence(text: BoardText, { seen, target }: Choices): string {
  if (!seen) return ''
  if (seen.hindrance) return text.hindered[seen.hindrance]
  if (!target) return ''
  const brings = text.preview(target.tokens, target.colour, target.purchase)
  return seen.coin ? brings : text.ifCoin(brings)
}
