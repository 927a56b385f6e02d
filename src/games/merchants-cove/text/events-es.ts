import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/text.ts'
import type { CoreEvent } from '../engine/events.ts'
import { colourOf } from '../engine/goods.ts'
import { capital, COLOUR, does, list } from './merchants/speech-es.ts'
import { GREY } from '../engine/names.ts'
import { isTime, things } from './things-es.ts'
import { iconsOn, kindsOf, only, sumOf, tablesOf, winningBy } from './words.ts'

type Of<Type> = Extract<CoreEvent, { readonly type: Type }>

const { boat, cards, folk, gold, hours, oclock, someone } = things
const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
const toWhom = (seat: Seat, who: Who) => (seat === who.me ? 'ti' : who.name(seat))
const of = (seat: Seat, who: Who, mine: string, theirs: string) =>
  seat === who.me ? capital(mine) : `${capital(theirs)} de ${who.name(seat)}`
const TO_PIER = ['al Bazar', 'a la Gran Plaza', 'al Mercado Negro']
const AT_PIER = ['en el Bazar', 'en la Gran Plaza', 'en el Mercado Negro']
const WHY = {
  cost: ' por esta acción',
  hand: ' por la manecilla',
  toll: ' por vender ahí',
  cultists: ' por ellos',
  robbers: ' para mover a un Cliente',
  own: '',
} as const
const townsperson = (who: Who, card: number) => things.townsperson(tablesOf(who).townsfolk[card])
const handAt = (who: Who, hand: number) => oclock(2 * tablesOf(who).hands[hand].hour + 1)

function went({ seat, merchant, figure, space }: Of<'went'>, who: Who): string {
  const tables = tablesOf(who)
  const { recruit, spaces } = tables.boards[merchant]
  const price = space === recruit ? '' : ` (${things.cost(spaces[space])})`
  const to = `«${things.space(tables, merchant, space).name}»${price}`
  if (merchant !== 'chr') return `${does(seat, who, 'elegiste', 'eligió')} ${to}`
  const one = things.figures[figure]
  return `${of(seat, who, `tu ${one}`, `el ${one}`)} fue a ${to}`
}

function called({ seat, merchant, card, place }: Of<'called'>, who: Who): string {
  const { square, townsfolk } = tablesOf(who)
  const ability = things.ability(townsfolk[card], merchant)
  return `${does(seat, who, 'contrataste', 'contrató')}: ${townsperson(who, card)} (${ability}), por ${things.cost(square[place])}`
}

function hired({ seat, merchant, card, slot, replaced }: Of<'hired'>, who: Who): string {
  const left = replaced === null ? '' : `; se fue ${townsperson(who, replaced)}`
  const as = things.staff(merchant, slot).name
  return `${townsperson(who, card)} trabaja para ${toWhom(seat, who)} como ${as}${left}`
}

function corrupted({ seat, count, cards: kinds, why }: Of<'corrupted'>, who: Who): string {
  const shown = kinds === null ? '' : `: ${things.icons(iconsOn(tablesOf(who), kinds))}`
  return `${does(seat, who, 'robaste', 'robó')} ${cards(count)}${WHY[why]}${shown}`
}

function advanced({ seat, hours: time, to, hands, indicators }: Of<'advanced'>, who: Who): string {
  const over = hands.map(hand => handAt(who, hand)).filter(hand => hand !== oclock(to))
  const way = [
    ...(to % 2 === 1 ? [', en la manecilla'] : []),
    ...(over.length > 0 ? [`, por la manecilla de ${list(over)}`] : []),
    ...(indicators === 1 ? [', pasando un indicador de Aventureros'] : []),
    ...(indicators > 1 ? [`, pasando ${indicators} indicadores de Aventureros`] : []),
  ]
  return `${does(seat, who, 'gastaste', 'gastó')} ${hours(time)}: ya ${isTime(to)}${way.join('')}`
}

function carried({ seat, adventurer, boat: from, to, place }: Of<'carried'>, who: Who): string {
  const into = {
    pier: TO_PIER[place ?? 0],
    hall: `al ${things.hall(adventurer)}`,
    bag: 'a la bolsa',
    boat: `al ${boat(place ?? 0)}`,
  }[to]
  return `${does(seat, who, 'mandaste', 'mandó')} ${someone(adventurer)} del ${boat(from)} ${into}`
}

function left({ boat: which, aboard, why }: Of<'left'>): string {
  const customers = aboard.slice(0, GREY)
  const homes = [
    ...(total(customers) > 0
      ? [`${folk(customers)} ${kindsOf(customers) === 1 ? 'a su Salón' : 'a sus Salones'}`]
      : []),
    ...(aboard[GREY] > 0 ? [`${folk(only(GREY, aboard[GREY]))} a la Guarida`] : []),
  ]
  const reason =
    why === 'closed' ? 'Los dos atracaderos de su lado están ocupados' : 'Empieza el mercado'
  return `${reason}: el ${boat(which)} se va${homes.length === 0 ? ' vacío' : `, ${list(homes)}`}`
}

function sold(
  { seat, merchant, good, customers, rogues, gold: earned }: Of<'sold'>,
  who: Who,
): string {
  const to = sumOf([only(colourOf(good), customers - rogues), only(GREY, rogues)])
  return `${does(seat, who, 'vendiste', 'vendió')} ${things.aSizedGood(merchant, good)} a ${folk(to)} por ${gold(earned)}`
}

function cleaned({ round, card }: Of<'cleaned'>, who: Who): string {
  const free = tablesOf(who).hands.flatMap(({ hour, covered }) =>
    covered === round ? [oclock(2 * hour + 1)] : [],
  )
  return [
    `Terminó el día ${round}`,
    ...(card === null ? [] : [`${townsperson(who, card)} dejó la plaza del pueblo`]),
    ...free.map(hand => `el ratón dejó la manecilla de ${hand}`),
  ].join('; ')
}

function ended(event: Of<'ended'>, who: Who): string {
  const { gold: sums, winners } = event
  const [first] = winners
  if (winners.length > 1) {
    return `Comparten la victoria ${list(winners.map(seat => name(seat, who)))}, con ${gold(sums[first])}`
  }
  const by = {
    gold: '',
    unsold: ', por tener más mercancías sin vender',
    cards: ', por tener menos cartas de Corrupción',
  }
  return `${does(first, who, 'ganaste', 'ganó')} con ${gold(sums[first])}${by[winningBy(event)]}`
}

/** A line of the log, "" for none. */
export function event(event: CoreEvent, who: Who): string {
  switch (event.type) {
    case 'merchant':
      return `${does(event.seat, who, 'llevas', 'lleva')} este mercader${event.chance ? ', por azar' : ''}: ${things.merchant(event.merchant)}`
    case 'handed':
      return ''
    case 'arrived':
      return `Día ${event.round}: seis barcos traen ${folk(sumOf(event.boats))}`
    case 'went':
      return went(event, who)
    case 'called':
      return called(event, who)
    case 'hired':
      return hired(event, who)
    case 'refilled':
      return `Carta nueva en la plaza del pueblo: ${townsperson(who, event.card)}`
    case 'staffed':
      return `${does(event.seat, who, 'pusiste', 'puso')} a trabajar: ${things.staff(event.merchant, event.slot).name}`
    case 'gained':
      return `${does(event.seat, who, 'ganaste', 'ganó')} ${things.aSizedGood(event.merchant, event.good)}`
    case 'corrupted':
      return corrupted(event, who)
    case 'reshuffled':
      return `Las cartas de Corrupción descartadas se barajaron: un mazo nuevo de ${event.count}`
    case 'discarded': {
      const start = `${does(event.seat, who, 'descartaste', 'descartó')} una carta de Corrupción`
      if (event.card === null) return `${start}, sin enseñarla`
      const shown = tablesOf(who).corruption[event.card]
      return shown ? `${start}: ${things.icons(shown)}` : start
    }
    case 'advanced':
      return advanced(event, who)
    case 'drew':
      return `${does(event.seat, who, 'sacaste', 'sacó')} de la bolsa ${list(event.adventurers.map(someone))}`
    case 'returned':
      return `Ningún barco tiene sitio: a la bolsa ${event.adventurers.length === 1 ? 'vuelve' : 'vuelven'} ${list(event.adventurers.map(someone))}`
    case 'boarded':
      return `${does(event.seat, who, 'pusiste', 'puso')} ${someone(event.adventurer)} en el ${boat(event.boat)}`
    case 'carried':
      return carried(event, who)
    case 'robbed':
      return `${does(event.seat, who, 'moviste', 'movió')} ${someone(event.colour)} del ${boat(event.from)} al ${boat(event.to)}`
    case 'docked':
      return `El ${boat(event.boat)} está lleno: ${event.seat === who.me ? 'lo atracaste' : `${who.name(event.seat)} lo atracó`} en el ${things.berth(event.berth)}, con ${folk(event.aboard)}`
    case 'left':
      return left(event)
    case 'announced':
      return `Los cuatro atracaderos están ocupados: el mercado empieza a ${oclock(2 * event.hour)}`
    case 'market':
      return `Mercado del día ${event.round}. Por orden: ${event.order.map(seat => name(seat, who)).join(', ')}`
    case 'pier':
      return `Ventas ${AT_PIER[event.pier]}`
    case 'conjured':
      return `${does(event.seat, who, 'contaste', 'contó')} ${folk(only(GREY, event.rogues))} como ${event.rogues === 1 ? 'Cliente' : 'Clientes'} de todos los colores`
    case 'sold':
      return sold(event, who)
    case 'shield': {
      const shield = `escudo ${COLOUR[event.colour]}`
      return `${of(event.seat, who, `tu ${shield}`, `el ${shield}`)} está activo: 1 de oro en cada mercado por cada ${things.person(event.colour)} en su Salón`
    }
    case 'sponsored':
      return `${things.hall(event.colour)}: ${gold(event.gold)} para ${toWhom(event.seat, who)}, ${event.at === 'once' ? 'patrocinio inmediato' : 'por el escudo'}`
    case 'cleaned':
      return cleaned(event, who)
    case 'unmasked': {
      const shown = things.icons(iconsOn(tablesOf(who), event.cards))
      return `${of(event.seat, who, 'tus cartas de Corrupción', 'las cartas de Corrupción')}: ${shown || 'ninguna'}`
    }
    case 'favoured':
      return `${things.icons({ factions: only(event.colour, event.icons), corruption: 0 })} × ${event.hall} en el Salón: ${gold(event.gold)} para ${toWhom(event.seat, who)}`
    case 'accused':
      return `${things.icons({ factions: [], corruption: event.icons })} × ${event.lair} en la Guarida: ${event.seat === who.me ? 'perdiste' : `${who.name(event.seat)} perdió`} ${gold(event.gold)}`
    case 'ended':
      return ended(event, who)
  }
}
