import type { Prompt, Who } from '../../../kit/text.ts'
import { CALLS, MAX_CARDS, MAX_ROUNDS } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import { card, cards, contents, list, name, names, SAID } from './phrases-es.ts'
import { conflictFor, isAsked, offerToMe, result, stillOpen } from './words.ts'

function mineText(view: View): string {
  const { mine } = view
  if (mine === null) return 'tu turno terminó en esta ronda'
  return mine.type === 'pick' ? `elegiste ${card(mine.card)}` : `dijiste: ${SAID[mine.type]}`
}

export function choosePrompt(view: View): Prompt {
  const round = `ronda ${view.round} de ${MAX_ROUNDS[view.sizes.length]}`
  if (isAsked(view)) {
    return view.wave === 1
      ? { title: 'Elige una carta, o pasa', hint: `en secreto; ${round}` }
      : { title: 'Elige otra carta, o pasa', hint: 'de las que quedan a la vista' }
  }
  if (view.viewer === null) return { title: 'Los jugadores eligen', hint: round }
  const full = view.sizes[view.viewer] === MAX_CARDS[view.sizes.length]
  return { title: 'Los demás están eligiendo', hint: full ? 'tu mano está llena' : mineText(view) }
}

export function callPrompt(view: View, who: Who): Prompt {
  const conflict = conflictFor(view)
  if (conflict === undefined) return { title: 'Conflicto', hint: '' }
  const what = card(conflict.card)
  const others = conflict.seats.filter(seat => seat !== who.me)
  if (isAsked(view)) {
    const last = conflict.call === CALLS ? 'última llamada' : `llamada ${conflict.call} de ${CALLS}`
    return {
      title: `${what}: ¿la quieres, cedes o que se quede?`,
      hint: `${last}, con ${names(others, who)}`,
    }
  }
  const hint =
    view.viewer === null
      ? ''
      : view.ceders.includes(view.viewer)
        ? 'después eliges de nuevo'
        : mineText(view)
  return { title: `Conflicto por ${what}: ${names(conflict.seats, who)}`, hint }
}

function draftPrompt(view: View, who: Who): Prompt | null {
  const { draft } = view
  if (draft === null) return null
  const title = `Tu oferta a ${who.name(draft.to)}`
  if (draft.give.length === 0) return { title, hint: '¿qué das?' }
  const wants = draft.want.length === 0 ? '¿qué quieres?' : `por ${cards(draft.want)}`
  return { title, hint: `${cards(draft.give)}; ${wants}` }
}

export function finalPrompt(view: View, who: Who): Prompt {
  const draft = draftPrompt(view, who)
  if (draft) return draft
  const open = stillOpen(view).filter(seat => seat !== who.me)
  const waiting = open.length === 0 ? '' : `sin votar: ${names(open, who)}`
  if (view.viewer === null) return { title: 'Fase final: cambios libres', hint: waiting }
  const offer = offerToMe(view)
  if (offer) {
    return {
      title: `${who.name(offer.from)} ofrece ${contents(offer)}`,
      hint: 'acepta, rechaza o contesta',
    }
  }
  if (view.votes[view.viewer]) return { title: 'Votaste por terminar', hint: waiting }
  const left = view.offersLeft[view.viewer] ?? 0
  return {
    title: 'Cambia, muestra o vota por terminar',
    hint: left === 1 ? 'te queda 1 oferta' : `te quedan ${left} ofertas`,
  }
}

export function overPrompt(view: View, who: Who): Prompt {
  const { winners, points } = result(view)
  const [first] = winners
  const title =
    winners.length > 1
      ? `Comparten la victoria ${names(winners, who)}`
      : first === who.me
        ? '¡Ganaste!'
        : `Gana ${who.name(first ?? 0)}`
  return { title, hint: list(points.map((n, seat) => `${name(seat, who)} ${n}`)) }
}
