import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/text.ts'
import type { CoreEvent } from '../engine/events.ts'
import { colourOf } from '../engine/goods.ts'
import { COLOUR, capital, does, list } from './merchants/speech-en.ts'
import { GREY } from '../engine/names.ts'
import { things } from './things-en.ts'
import { iconsOn, kindsOf, only, sumOf, tablesOf, winningBy } from './words.ts'

type Of<Type> = Extract<CoreEvent, { readonly type: Type }>

const { boat, cards, folk, gold, hours, oclock, pier, someone } = things
const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
const whose = (seat: Seat, who: Who) => (seat === who.me ? 'your' : `${who.name(seat)}’s`)
const WHY = {
  cost: ' for this action',
  hand: ' at the Clock Hand',
  toll: ' for selling there',
  cultists: ' for them',
  robbers: ' to move a Customer',
  own: '',
} as const
const townsperson = (who: Who, card: number) => things.townsperson(tablesOf(who).townsfolk[card])
const handAt = (who: Who, hand: number) => oclock(2 * tablesOf(who).hands[hand].hour + 1)

function went({ seat, merchant, figure, space }: Of<'went'>, who: Who): string {
  const tables = tablesOf(who)
  const { recruit, spaces } = tables.boards[merchant]
  const price = space === recruit ? '' : ` (${things.cost(spaces[space])})`
  const to = `“${things.space(tables, merchant, space).name}”${price}`
  if (merchant !== 'chr') return `${does(seat, who, 'chose')} ${to}`
  return `${capital(whose(seat, who))} ${things.figures[figure]} went to ${to}`
}

function called({ seat, merchant, card, place }: Of<'called'>, who: Who): string {
  const { square, townsfolk } = tablesOf(who)
  const ability = things.ability(townsfolk[card], merchant)
  return `${does(seat, who, 'hired')} the ${townsperson(who, card)} (${ability}) for ${things.cost(square[place])}`
}

function hired({ seat, merchant, card, slot, replaced }: Of<'hired'>, who: Who): string {
  const left = replaced === null ? '' : `; the ${townsperson(who, replaced)} had to leave`
  return `The ${townsperson(who, card)} works for ${name(seat, who)} as ${things.staff(merchant, slot).name}${left}`
}

function corrupted({ seat, count, cards: kinds, why }: Of<'corrupted'>, who: Who): string {
  const shown = kinds === null ? '' : `: ${things.icons(iconsOn(tablesOf(who), kinds))}`
  return `${does(seat, who, 'drew')} ${cards(count)}${WHY[why]}${shown}`
}

function advanced({ seat, hours: time, to, hands, indicators }: Of<'advanced'>, who: Who): string {
  const over = hands.map(hand => handAt(who, hand)).filter(hand => hand !== oclock(to))
  const way = [
    ...(to % 2 === 1 ? [', on the Clock Hand'] : []),
    ...(over.length > 0 ? [`, over the Clock Hand at ${list(over)}`] : []),
    ...(indicators === 1 ? [', past an Adventurer indicator'] : []),
    ...(indicators > 1 ? [`, past ${indicators} Adventurer indicators`] : []),
  ]
  return `${does(seat, who, 'spent')} ${hours(time)}: it is ${oclock(to)}${way.join('')}`
}

function carried({ seat, adventurer, boat: from, to, place }: Of<'carried'>, who: Who): string {
  const into = {
    pier: `to the ${pier(place ?? 0)}`,
    hall: `to the ${things.hall(adventurer)}`,
    bag: 'back into the bag',
    boat: `to ${boat(place ?? 0)}`,
  }[to]
  return `${does(seat, who, 'sent')} ${someone(adventurer)} from ${boat(from)} ${into}`
}

function left({ boat: which, aboard, why }: Of<'left'>): string {
  const customers = aboard.slice(0, GREY)
  const homes = [
    ...(total(customers) > 0
      ? [`${folk(customers)} to the ${kindsOf(customers) === 1 ? 'Hall' : 'Halls'}`]
      : []),
    ...(aboard[GREY] > 0 ? [`${folk(only(GREY, aboard[GREY]))} to the Lair`] : []),
  ]
  const reason = why === 'closed' ? 'Both berths of its side are taken' : 'The market begins'
  return `${reason}: ${boat(which)} leaves${homes.length === 0 ? ' empty' : `, ${list(homes)}`}`
}

function sold(
  { seat, merchant, good, customers, rogues, gold: earned }: Of<'sold'>,
  who: Who,
): string {
  const colour = colourOf(good)
  const to = sumOf([only(colour, customers - rogues), only(GREY, rogues)])
  return `${does(seat, who, 'sold')} ${things.aSizedGood(merchant, good)} to ${folk(to)} for ${gold(earned)}`
}

function cleaned({ round, card }: Of<'cleaned'>, who: Who): string {
  const free = tablesOf(who).hands.flatMap(({ hour, covered }) =>
    covered === round ? [oclock(2 * hour + 1)] : [],
  )
  return [
    `Day ${round} is over`,
    ...(card === null ? [] : [`the ${townsperson(who, card)} left the Town Square`]),
    ...free.map(hand => `the mouse left the Clock Hand at ${hand}`),
  ].join('; ')
}

function ended(event: Of<'ended'>, who: Who): string {
  const { gold: sums, winners } = event
  const [first] = winners
  const names = capital(list(winners.map(seat => name(seat, who))))
  if (winners.length > 1) return `${names} won together with ${gold(sums[first])}`
  const by = {
    gold: '',
    unsold: ', thanks to more unsold Goods',
    cards: ', thanks to fewer Corruption cards',
  }
  return `${names} won with ${gold(sums[first])}${by[winningBy(event)]}`
}

/** A line of the log, "" for none. */
export function event(event: CoreEvent, who: Who): string {
  switch (event.type) {
    case 'merchant': {
      const merchant = things.merchant(event.merchant)
      return event.chance
        ? `Chance made ${name(event.seat, who)} the ${merchant}`
        : `${does(event.seat, who, 'became')} the ${merchant}`
    }
    case 'handed':
      return ''
    case 'arrived':
      return `Day ${event.round}: six boats bring ${folk(sumOf(event.boats))}`
    case 'went':
      return went(event, who)
    case 'called':
      return called(event, who)
    case 'hired':
      return hired(event, who)
    case 'refilled':
      return `New in the Town Square: ${townsperson(who, event.card)}`
    case 'staffed':
      return `${capital(whose(event.seat, who))} ${things.staff(event.merchant, event.slot).name} went to work`
    case 'gained':
      return `${does(event.seat, who, 'gained')} ${things.aSizedGood(event.merchant, event.good)}`
    case 'corrupted':
      return corrupted(event, who)
    case 'reshuffled':
      return `The discarded Corruption cards were shuffled into a new deck of ${event.count}`
    case 'discarded': {
      if (event.card === null)
        return `${does(event.seat, who, 'discarded')} a Corruption card, unseen`
      const shown = tablesOf(who).corruption[event.card]
      return `${does(event.seat, who, 'discarded')} a Corruption card${shown ? `: ${things.icons(shown)}` : ''}`
    }
    case 'advanced':
      return advanced(event, who)
    case 'drew':
      return `${does(event.seat, who, 'drew')} ${list(event.adventurers.map(someone))} from the bag`
    case 'returned':
      return `No boat has room: ${list(event.adventurers.map(someone))} went back into the bag`
    case 'boarded':
      return `${does(event.seat, who, 'put')} ${someone(event.adventurer)} on ${boat(event.boat)}`
    case 'carried':
      return carried(event, who)
    case 'robbed':
      return `${does(event.seat, who, 'moved')} ${someone(event.colour)} from ${boat(event.from)} to ${boat(event.to)}`
    case 'docked':
      return `${capital(boat(event.boat))} is full: ${name(event.seat, who)} docked it at the ${things.berth(event.berth)}, with ${folk(event.aboard)}`
    case 'left':
      return left(event)
    case 'announced':
      return `All four berths are taken: the market begins at ${oclock(2 * event.hour)}`
    case 'market':
      return `Market of day ${event.round}. In order: ${event.order.map(seat => name(seat, who)).join(', ')}`
    case 'pier':
      return `Sales at the ${pier(event.pier)}`
    case 'conjured':
      return `${does(event.seat, who, 'counted')} ${folk(only(GREY, event.rogues))} as ${event.rogues === 1 ? 'a Customer' : 'Customers'} of every colour`
    case 'sold':
      return sold(event, who)
    case 'shield':
      return `${capital(whose(event.seat, who))} ${COLOUR[event.colour]} shield is active: 1 Gold in every market for each ${things.person(event.colour)} in the Hall`
    case 'sponsored':
      return `${capital(things.hall(event.colour))}: ${gold(event.gold)} for ${name(event.seat, who)}, ${event.at === 'once' ? 'a sponsorship at once' : 'for the shield'}`
    case 'cleaned':
      return cleaned(event, who)
    case 'unmasked': {
      const shown = things.icons(iconsOn(tablesOf(who), event.cards))
      return `${capital(whose(event.seat, who))} Corruption cards: ${shown || 'none'}`
    }
    case 'favoured':
      return `${things.icons({ factions: only(event.colour, event.icons), corruption: 0 })} × ${event.hall} in the Hall: ${gold(event.gold)} for ${name(event.seat, who)}`
    case 'accused':
      return `${things.icons({ factions: [], corruption: event.icons })} × ${event.lair} in the Lair: ${name(event.seat, who)} lost ${gold(event.gold)}`
    case 'ended':
      return ended(event, who)
  }
}
