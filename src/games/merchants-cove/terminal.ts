import { total } from '../../kit/counts.ts'
import type { Scene, Terminal } from '../../kit/terminal.ts'
import type { Tables } from './content/compile.ts'
import { contentSets } from './content/index.ts'
import { isHandFree } from './engine/round/clock.ts'
import { COLOURS, PIER_OF_BERTH } from './engine/names.ts'
import type { Cove } from './engine/state.ts'
import { joined, shopLines } from './terminal/shops.ts'
import type { Messages } from './text/index.ts'
import {
  abilityTerm,
  costTerm,
  goodTerm,
  iconTerms,
  nameOf,
  people,
  type Speech,
  staffTerm,
  timeAt,
  townsperson,
} from './text/terms.ts'
import { iconsOn } from './text/words.ts'

type CoveScene = Scene<Cove, Messages>

/**
 * Merchants Cove in a terminal: boats and piers, the clock, the Town Square, everybody's shelf, and
 * my own shop.
 */
export const terminal: Terminal<Cove, Messages> = {
  lines(scene) {
    const { view, text, paint } = scene
    const tables = contentSets.tables(view.content)
    const time = timeAt(2 * view.indicator)
    return [
      paint.strong(text.say('terminal.day', { round: view.round, time })),
      ...cove(scene),
      ...clock(scene, tables),
      ...square(scene, tables),
      ...view.players.flatMap((_, seat) => player(scene, seat)),
      ...own(scene, tables),
    ]
  },
  read: () => null,
}

/** Everybody in these counts: "2 Warriors and 1 Noble". */
const folk = (counts: readonly number[], say: Speech) =>
  total(counts) > 0 ? say('all', { n: people(counts) }) : say('terminal.nobody')

/** Boats, piers and Halls. */
function cove({ view, text: { say }, paint }: CoveScene): string[] {
  const boats = view.boats.map(({ aboard, at }, boat) => {
    const where = {
      sea: () => folk(aboard, say),
      docked: () => say('terminal.docked', { berth: view.berths.indexOf(boat) }),
      gone: () => say('terminal.gone'),
    }[at]
    return `  ${say('boat', { n: boat })}: ${where()}`
  })
  const piers = view.piers.map((on, pier) => {
    const places = view.berths.filter(
      (boat, berth) => boat === null && PIER_OF_BERTH[berth] === pier,
    ).length
    const room = places > 0 ? ` · ${say('terminal.free', { places })}` : ''
    return `  ${say('terminal.pier', { pier })}: ${folk(on, say)}${room}`
  })
  const halls = view.halls
    .slice(1, COLOURS + 1)
    .map((count, at) => `${say('person', { n: at + 1 })} ${count}`)
    .join(', ')
  const drawn = view.drawn.map(n => say('person', { n })).join(', ')
  return [
    ...boats,
    ...piers,
    `  ${say('terminal.halls', { halls, lair: view.lair })}`,
    ...(drawn ? [paint.bright(`  ${say('terminal.drawn', { drawn })}`)] : []),
  ]
}

/** Timepieces in the order in which they will move, indicators and hands. */
function clock({ view, who, text: { say }, paint }: CoveScene, tables: Tables): string[] {
  const time = (position: number) => nameOf(say, timeAt(position))
  const order = view.stack
    .toReversed()
    .toSorted((a, b) => (view.timepieces[a] ?? 0) - (view.timepieces[b] ?? 0))
    .map(seat => `${who.name(seat)} ${time(view.timepieces[seat] ?? 0)}`)
  const loads = (tables.loads[view.players.length] ?? []).flatMap((draws, hour) =>
    draws > 0 ? [`${time(2 * hour + 1)}${draws > 1 ? ` (${draws})` : ''}`] : [],
  )
  const hands = (free: boolean) =>
    tables.hands
      .flatMap(({ hour }, hand) =>
        isHandFree(tables, view, hand) === free ? [time(2 * hour + 1)] : [],
      )
      .join(', ')
  const [free, mice] = [hands(true), hands(false)]
  const facts = [
    say('terminal.loads', { at: loads.join(', ') }),
    free && say('terminal.free-hands', { at: free }),
    mice && say('terminal.mice', { at: mice }),
  ]
  return [
    say('terminal.clock', { order: order.join(' · ') }),
    paint.faint(`  ${facts.filter(Boolean).join(' · ')}`),
  ]
}

function square({ view, text: { say } }: CoveScene, tables: Tables): string[] {
  const cards = view.square.flatMap((card, place) => {
    const person = card === null ? undefined : tables.townsfolk[card]
    const cost = tables.square[place]
    if (person === undefined || cost === undefined) return []
    const merchant = view.players[view.viewer ?? 0]?.merchant ?? 'alc'
    const facts = [
      nameOf(say, abilityTerm(person.ability, merchant)),
      say('all', { n: iconTerms(person) }),
    ].filter(Boolean)
    const price = nameOf(say, costTerm(cost))
    return [`  ${place + 1}  ${townsperson(say, person)}: ${facts.join('; ')} (${price})`]
  })
  return [`${say('board.square')}:`, ...cards]
}

/** What everybody sees of a player. */
function player({ view, who, text: { say }, paint }: CoveScene, seat: number): string[] {
  const seen = view.players[seat]
  if (!seen || seen.merchant === null) return []
  const { merchant, gold, shelf, shields, staff, cards } = seen
  const goods = shelf.flatMap((count, good) =>
    count > 0 ? [`${count} × ${nameOf(say, goodTerm(merchant, good), 'sized')}`] : [],
  )
  const active = shields.flatMap((is, n) => (is ? [say('colour', { n })] : []))
  const facts = [
    say('gold', { n: gold }),
    say('terminal.shelf', { goods: joined(goods, say) }),
    say('terminal.shields', { shields: joined(active, say) }),
    say('terminal.staff', { staff: staff.filter(card => card !== null).length }),
    say('cards', { n: cards }),
  ]
  const line = `${who.name(seat)}, ${say('merchant', { n: merchant })}: ${facts.join(' · ')}`
  return [seat === view.viewer ? paint.strong(line) : line]
}

/** My shop, my staff and my Corruption cards. */
function own({ view, text: { say } }: CoveScene, tables: Tables): string[] {
  const mine = view.viewer === null ? undefined : view.players[view.viewer]
  if (!mine?.shop || mine.merchant === null) return []
  const { merchant, corruption } = mine
  const staff = mine.staff.flatMap((card, slot) => {
    const person = card === null ? undefined : tables.townsfolk[card]
    return person === undefined
      ? []
      : [`${nameOf(say, staffTerm(merchant, slot))} (${townsperson(say, person)})`]
  })
  const icons = corruption === null ? [] : iconTerms(iconsOn(tables, corruption))
  const guilt = say('all', { n: icons }) || say('terminal.none')
  return [
    ...shopLines(mine.shop, say).map(line => `  ${line}`),
    `  ${say('terminal.staff', { staff: joined(staff, say) })} · ` +
      say('terminal.corruption', { icons: guilt }),
  ]
}
