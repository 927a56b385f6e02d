import type { View } from '../engine/state.ts'
import { ScoreStrip } from './scores.tsx'
import { worthOf } from './sight-line.ts'
import { goods, type Speech } from '../text/index.ts'
import { tileTells } from './tells.ts'
import type { Choices } from './use-choices.ts'

/** What the chosen buyer could buy, in a sentence; with none chosen, how my points stand. */
export function Talk({ view, say, choices }: { view: View; say: Speech; choices: Choices }) {
  const laying = view.phase === 'choose' || view.phase === 'place'
  const mine = view.turn === view.viewer
  const tile = mine ? choices.tile : null
  const said = laying ? (tile === null ? '' : tileTells(say, tile)) : sentence(say, view, choices)
  return (
    <div class="az-talk">
      <output class={said ? 'az-said' : 'heard'}>{said}</output>
      {laying && mine && tile === null && <p class="az-said">{say('board.layHow')}</p>}
      {!said && !laying && <ScoreStrip view={view} say={say} />}
    </div>
  )
}

function sentence(say: Speech, view: View, { seen, target }: Choices): string {
  if (!seen) return ''
  if (seen.hindrance) return say(`board.hindered.${seen.hindrance}`)
  if (!target) return ''
  const { gained, back, king, kept } = target.purchase
  const parts = [
    back > 0 && say('board.preview.back', { n: back }),
    king > 0 && say('board.preview.king', { n: king }),
    back + king > 0 && say('board.preview.yours', { n: gained }),
    say('board.preview.coin', { kept }),
    say('board.preview.worth', { n: worthOf(view, seen, target) }),
  ]
  return say('board.preview', {
    ifCoin: !seen.coin,
    goods: goods(target.tokens, target.colour),
    parts: parts.filter(Boolean).join(', '),
  })
}
