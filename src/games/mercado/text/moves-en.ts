import { total } from '../../../kit/counts.ts'
import type { Move, View } from '../engine/state.ts'
import { capital } from './people-en.ts'
import { count, things } from './things-en.ts'
import { contentOf, symbolAt } from './words.ts'

const { coin, symbol, theTile, token } = things

export function moveText(move: Move, view: View): string {
  const content = contentOf(view.content)
  const on = (slot: number) => theTile(content, view.display[slot])
  switch (move.type) {
    case 'privilege':
      return `Play ${token(content, move.token)}`
    case 'noPrivilege':
      return 'No privilege'
    case 'symbol': {
      const under = symbolAt(view, view.turn)
      return move.take
        ? `Carry it out${under === null ? '' : `: ${symbol(under)}`}`
        : 'Leave the symbol'
    }
    case 'draw': {
      const { baseDraw } = content.turn
      return `Draw ${count(Math.min(baseDraw, total(view.purses[view.turn])), 'coin')}`
    }
    case 'recover':
      return `Take back ${count(total(view.trays[view.turn]), 'coin')}`
    case 'seal': {
      const more = Math.min(content.turn.sealExtraDraw, total(view.purses[view.turn]))
      return move.pay ? `Pay a seal, draw ${more} more` : 'Keep the seal'
    }
    case 'place':
      return `${capital(coin(move.coin))} on ${on(move.slot)}`
    case 'done':
      return 'Done'
    case 'sell':
      return `Sell ${on(move.slot)}`
    case 'white':
      return `White coin on ${on(move.slot)}`
    case 'keepWhite':
      return 'White coin into the purse'
    case 'discard':
      return `Give up ${token(content, move.token)}`
  }
}
