import { total } from '../../../kit/counts.ts'
import type { Move, View } from '../engine/state.ts'
import { capital } from './people-es.ts'
import { count, things } from './things-es.ts'
import { contentOf, symbolAt } from './words.ts'

const { coin, symbol, theTile, token } = things

export function moveText(move: Move, view: View): string {
  const content = contentOf(view.content)
  const on = (slot: number) => theTile(content, view.display[slot])
  switch (move.type) {
    case 'privilege':
      return `Jugar ${token(content, move.token)}`
    case 'noPrivilege':
      return 'Ningún privilegio'
    case 'symbol': {
      const under = symbolAt(view, view.turn)
      return move.take
        ? `Cumplirlo${under === null ? '' : `: ${symbol(under)}`}`
        : 'Dejar el símbolo'
    }
    case 'draw': {
      const { baseDraw } = content.turn
      return `Sacar ${count(Math.min(baseDraw, total(view.purses[view.turn])), 'moneda')}`
    }
    case 'recover':
      return `Recuperar ${count(total(view.trays[view.turn]), 'moneda')}`
    case 'seal': {
      const more = Math.min(content.turn.sealExtraDraw, total(view.purses[view.turn]))
      return move.pay ? `Pagar un sello y sacar ${more} más` : 'Guardar el sello'
    }
    case 'place':
      return `${capital(coin(move.coin))} en ${on(move.slot)}`
    case 'done':
      return 'Listo'
    case 'sell':
      return `Vender ${on(move.slot)}`
    case 'white':
      return `Blanca en ${on(move.slot)}`
    case 'keepWhite':
      return 'Blanca a la bolsa'
    case 'discard':
      return `Renunciar a ${token(content, move.token)}`
  }
}
