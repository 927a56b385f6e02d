import { total } from '../../../kit/counts.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import { colourOf } from '../engine/market/goods.ts'
import { GREY } from '../engine/names.ts'
import type { Event } from '../engine/state.ts'
import { winnersOf } from './prompts.ts'
import { shopEventFacts } from './shops.ts'
import {
  abilityTerm,
  costTerm,
  type Facts,
  factsOf,
  goodTerm,
  iconTerms,
  people,
  spaceKey,
  type Speech,
  staffTerm,
  timeAt,
  townsperson,
} from './terms.ts'
import { iconsOn, merchantOf, sumOf, tablesOf, winningBy } from './words.ts'

type Of<Type> = Extract<Event, { readonly type: Type }>

/** A line of the log, "" for none. */
export function eventText(say: Speech, event: Event, who: Who): string {
  if (event.type === 'cleaned') return cleaned(say, event, who)
  if (event.type === 'ended' && event.winners.length > 1) {
    return say('event.ended.together', {
      winners: winnersOf(say, event.winners, who),
      gold: event.gold[event.winners[0]],
    })
  }
  const facts = {
    ...factsOf(event, merchantOf(event.type)),
    ...('seat' in event && { seat: person(event.seat, who) }),
    ...cardFacts(say, event, who),
    ...eventFacts(say, event, who),
    ...shopEventFacts(event),
  }
  return say.find(`event.${event.type}`, facts) ?? ''
}

/** What an event about cards speaks of besides its own fields: the printed values. */
function cardFacts(say: Speech, event: Event, who: Who): Facts {
  const tables = tablesOf(who)
  const name = (card: number) => townsperson(say, tables.townsfolk[card])
  switch (event.type) {
    case 'went': {
      const { merchant, space } = event
      const { recruit, spaces } = tables.boards[merchant]
      return {
        space: { term: spaceKey(tables, merchant, space) },
        price: space === recruit ? 'none' : costTerm(spaces[space]),
      }
    }
    case 'called': {
      const { ability } = tables.townsfolk[event.card]
      return {
        townsperson: name(event.card),
        ability: abilityTerm(ability, event.merchant),
        price: costTerm(tables.square[event.place]),
      }
    }
    case 'hired':
      return {
        townsperson: name(event.card),
        staff: staffTerm(event.merchant, event.slot),
        replaced: event.replaced === null ? 'none' : name(event.replaced),
      }
    case 'refilled':
      return { townsperson: name(event.card) }
    case 'staffed':
      return { staff: staffTerm(event.merchant, event.slot) }
    case 'corrupted':
    case 'unmasked': {
      const icons = event.cards === null ? [] : iconTerms(iconsOn(tables, event.cards))
      return { icons, shown: icons.length > 0 }
    }
    case 'discarded': {
      const kind = event.card === null ? null : tables.corruption[event.card]
      return { shown: Boolean(kind), icons: kind ? iconTerms(kind) : [] }
    }
    default:
      return {}
  }
}

/** What any other event speaks of besides its own fields. */
function eventFacts(say: Speech, event: Event, who: Who): Facts {
  switch (event.type) {
    case 'arrived':
      return { folk: people(sumOf(event.boats)) }
    case 'gained':
      return { good: goodTerm(event.merchant, event.good) }
    case 'advanced':
      return advanced(event, who)
    case 'returned':
      return { count: event.adventurers.length }
    case 'left':
      return left(say, event)
    case 'announced':
      return { time: timeAt(2 * event.hour) }
    case 'market': {
      const order = event.order.map(seat => say('who', { n: person(seat, who) }))
      return { order: order.join(', ') }
    }
    case 'sold': {
      const { merchant, good, customers, rogues } = event
      const buyers = [0, 0, 0, 0, 0, 0]
      buyers[colourOf(good)] = customers - rogues
      buyers[GREY] = rogues
      return { good: goodTerm(merchant, good), buyers: people(buyers) }
    }
    case 'favoured':
      return { icons: [{ term: 'icon.faction', with: { n: event.icons, colour: event.colour } }] }
    case 'accused':
      return { icons: [{ term: 'icon.corruption', with: { n: event.icons } }] }
    case 'ended': {
      const [seat] = event.winners
      return { seat: person(seat, who), gold: event.gold[seat], by: winningBy(event) }
    }
    default:
      return {}
  }
}

/** Over which hands a Timepiece went; one on which it stays is said apart. */
function advanced({ to, hands }: Of<'advanced'>, who: Who): Facts {
  const passed = hands
    .map(hand => 2 * tablesOf(who).hands[hand].hour + 1)
    .filter(position => position !== to)
  return {
    to: timeAt(to),
    onHand: to % 2 === 1,
    passed: passed.length,
    hands: passed.map(timeAt),
  }
}

/** Where those aboard a boat go that leaves. */
function left(say: Speech, { aboard }: Of<'left'>): Facts {
  const customers = people(aboard.slice(0, GREY))
  const homes: string[] = []
  if (customers.length > 0)
    homes.push(say('event.left.hall', { customers, kinds: customers.length }))
  if (aboard[GREY] > 0) homes.push(say('event.left.lair', { count: aboard[GREY] }))
  return { homes, anybody: total(aboard) > 0 }
}

/** The end of a day, with the card that left the Town Square and the hands that are free now. */
function cleaned(say: Speech, { round, card }: Of<'cleaned'>, who: Who): string {
  const { hands, townsfolk } = tablesOf(who)
  const said = [say('event.cleaned', { round })]
  if (card !== null)
    said.push(say('event.cleaned.card', { townsperson: townsperson(say, townsfolk[card]) }))
  for (const { hour, covered } of hands) {
    if (covered === round) said.push(say('event.cleaned.mouse', { time: timeAt(2 * hour + 1) }))
  }
  return said.join('; ')
}
