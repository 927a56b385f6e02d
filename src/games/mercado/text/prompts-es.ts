import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { Prompt, Who } from '../../../kit/text.ts'
import { ranking } from '../engine/finals.ts'
import { debtor } from '../engine/sales.ts'
import type { View } from '../engine/state.ts'
import { name } from './people-es.ts'
import { count, things } from './things-es.ts'
import { symbolAt } from './words.ts'

const { coins, symbol } = things

function holds(view: View, seat: Seat): string {
  const purse = count(total(view.purses[seat]), 'moneda')
  return `${purse} en tu bolsa, ${total(view.trays[seat])} en tu loseta de personaje`
}

function placementPrompt(view: View): Prompt {
  if (total(view.drawn) === 0)
    return { title: 'Todas puestas: ¿listo?', hint: 'hasta entonces puedes deshacer' }
  const rest =
    view.placed === 0 ? 'al menos una, si alguna cabe' : 'o listo: el resto vuelve a la bolsa'
  return { title: 'Pon tus monedas', hint: `${coins(view.drawn)}; ${rest}` }
}

export function myPrompt(view: View, me: Seat): Prompt {
  switch (view.phase) {
    case 'turnStart':
      return {
        title: 'Te toca: ¿juegas un privilegio?',
        hint: 'uno como mucho, antes de sacar o recuperar',
      }
    case 'privilegeSymbol': {
      const under = symbolAt(view, me)
      return {
        title: '¿Cumples el símbolo de la casilla?',
        hint: under === null ? '' : symbol(under),
      }
    }
    case 'action':
      return { title: 'Saca monedas, o recupera las tuyas', hint: holds(view, me) }
    case 'sealOffer':
      return {
        title: '¿Pagas un sello para sacar más?',
        hint: `has sacado ${total(view.drawn) === 0 ? 'nada que puedas poner' : coins(view.drawn)}`,
      }
    case 'placement':
      return placementPrompt(view)
    case 'saleOrder':
      return { title: 'Has completado varias losetas', hint: '¿cuál se vende primero?' }
    case 'changerWhite':
      return { title: '¿Adónde va la moneda blanca?', hint: 'la que te ha dado el Cambista' }
    default:
      return { title: 'Renuncia a un privilegio', hint: 'sale del juego; nadie ve cuál es' }
  }
}

export function theirPrompt(view: View, who: Who): Prompt {
  if (view.phase === 'forcedDiscard') {
    return { title: `${who.name(debtor(view))} renuncia a un privilegio`, hint: 'la venta espera' }
  }
  const title = `Le toca a ${who.name(view.turn)}`
  switch (view.phase) {
    case 'turnStart':
      return { title, hint: 'juega un privilegio, o ninguno' }
    case 'privilegeSymbol':
      return { title, hint: 'puede cumplir un símbolo' }
    case 'action':
      return { title, hint: 'saca monedas o las recupera' }
    case 'sealOffer':
      return { title, hint: 'puede pagar un sello' }
    case 'placement':
      return { title, hint: 'pone monedas' }
    case 'saleOrder':
      return { title, hint: 'vende varias losetas' }
    default:
      return { title, hint: 'tiene una blanca para usar' }
  }
}

export function overPrompt(view: View, who: Who): Prompt {
  const order = ranking(view)
  const title = order[0] === who.me ? '¡Ganaste!' : `Gana ${who.name(order[0])}`
  return { title, hint: order.map(seat => `${name(seat, who)} ${view.progress[seat]}`).join(' · ') }
}
