import { isHandFree } from './engine/clock.ts'
import type { Tables } from './content/compile.ts'
import { contentSets } from './content/index.ts'
import { COLOURS, PIER_OF_BERTH } from './engine/names.ts'
import type { Cove } from './engine/state.ts'
import { THINGS } from './text/things.ts'
import { iconsOn } from './text/words.ts'
import { shopLines } from './terminal/shops.ts'
import { WORDS } from './terminal/words.ts'
import type { Scene, Terminal } from '../../kit/terminal.ts'

type CoveScene = Scene<Cove>

/**
 * Merchants Cove in a terminal: boats and piers, the clock, the Town Square, everybody's shelf, and
 * my own shop.
 */
export const terminal: Terminal<Cove> = {
  lines(scene) {
    const { view, language, paint } = scene
    const tables = contentSets.tables(view.content)
    return [
      paint.strong(WORDS[language].day(view.round, THINGS[language].oclock(2 * view.indicator))),
      ...cove(scene),
      ...clock(scene, tables),
      ...square(scene, tables),
      ...view.players.flatMap((_, seat) => player(scene, seat)),
      ...own(scene, tables),
    ]
  },
  read: () => null,
}

/** Boats, piers and Halls. */
function cove({ view, language, paint }: CoveScene): string[] {
  const words = WORDS[language]
  const things = THINGS[language]
  const folk = (counts: readonly number[]) => things.folk(counts) || words.nobody
  const boats = view.boats.map(({ aboard, at }, boat) => {
    const berth = view.berths.indexOf(boat)
    const where =
      at === 'sea'
        ? folk(aboard)
        : at === 'gone'
          ? words.gone
          : `${words.docked}, ${things.berth(berth)}`
    return `  ${things.boat(boat)}: ${where}`
  })
  const piers = view.piers.map((on, pier) => {
    const free = view.berths.filter(
      (boat, berth) => boat === null && PIER_OF_BERTH[berth] === pier,
    ).length
    const room = free > 0 ? ` · ${words.free(free)}` : ''
    return `  ${things.pier(pier)} (${words.takes[pier]}): ${folk(on)}${room}`
  })
  const halls = view.halls
    .slice(1, COLOURS + 1)
    .map((count, i) => `${things.person(i + 1)} ${count}`)
  const drawn = view.drawn.map(adventurer => things.person(adventurer))
  return [
    ...boats,
    ...piers,
    `  ${words.halls}: ${halls.join(', ')} · ${words.lair}: ${view.lair}`,
    ...(drawn.length > 0 ? [paint.bright(`  ${words.drawn}: ${drawn.join(', ')}`)] : []),
  ]
}

/** Timepieces in the order in which they will move, indicators and hands. */
function clock({ view, who, language, paint }: CoveScene, tables: Tables): string[] {
  const words = WORDS[language]
  const { oclock } = THINGS[language]
  const order = view.stack
    .toReversed()
    .toSorted((a, b) => (view.timepieces[a] ?? 0) - (view.timepieces[b] ?? 0))
    .map(seat => `${who.name(seat)} ${oclock(view.timepieces[seat] ?? 0)}`)
  const loads = (tables.loads[view.players.length] ?? []).flatMap((draws, hour) =>
    draws > 0 ? [`${oclock(2 * hour + 1)}${draws > 1 ? ` (${draws})` : ''}`] : [],
  )
  const hands = tables.hands.map(({ hour }, hand) => ({
    at: oclock(2 * hour + 1),
    free: isHandFree(tables, view, hand),
  }))
  const at = (free: boolean) => hands.filter(each => each.free === free).map(each => each.at)
  return [
    `${words.clock}: ${order.join(' · ')}`,
    paint.faint(`  ${words.loads(loads)} · ${words.hands(at(true), at(false))}`),
  ]
}

function square({ view, language }: CoveScene, tables: Tables): string[] {
  const things = THINGS[language]
  const cards = view.square.flatMap((card, place) => {
    const person = card === null ? undefined : tables.townsfolk[card]
    const cost = tables.square[place]
    if (person === undefined || cost === undefined) return []
    const merchant = view.players[view.viewer ?? 0]?.merchant ?? 'alc'
    const facts = [things.ability(person, merchant), things.icons(person)].filter(
      fact => fact !== '',
    )
    return [
      `  ${place + 1}  ${things.townsperson(person)}: ${facts.join('; ')} (${things.cost(cost)})`,
    ]
  })
  return [`${WORDS[language].square}:`, ...cards]
}

/** What everybody sees of a player. */
function player({ view, who, language, paint }: CoveScene, seat: number): string[] {
  const seen = view.players[seat]
  if (!seen || seen.merchant === null) return []
  const { merchant, gold, shelf, shields, staff, cards } = seen
  const words = WORDS[language]
  const things = THINGS[language]
  const goods = shelf.flatMap((count, good) =>
    count > 0 ? [`${count} × ${things.aSizedGood(merchant, good)}`] : [],
  )
  const active = shields.flatMap((is, colour) => (is ? [words.colours[colour] ?? ''] : []))
  const facts = [
    things.gold(gold),
    `${words.shelf}: ${goods.join(', ') || words.none}`,
    `${words.shields}: ${active.join(', ') || words.none}`,
    `${words.staff}: ${staff.filter(card => card !== null).length}`,
    things.cards(cards),
  ]
  const line = `${who.name(seat)}, ${things.merchant(merchant)}: ${facts.join(' · ')}`
  return [seat === view.viewer ? paint.strong(line) : line]
}

/** My shop, my staff and my Corruption cards. */
function own({ view, language }: CoveScene, tables: Tables): string[] {
  const mine = view.viewer === null ? undefined : view.players[view.viewer]
  if (!mine?.shop || mine.merchant === null) return []
  const words = WORDS[language]
  const things = THINGS[language]
  const { merchant, corruption } = mine
  const staff = mine.staff.flatMap((card, slot) => {
    const person = card === null ? undefined : tables.townsfolk[card]
    return person === undefined
      ? []
      : [`${things.staff(merchant, slot).name} (${things.townsperson(person)})`]
  })
  const icons = corruption === null ? '' : things.icons(iconsOn(tables, corruption))
  return [
    ...shopLines(mine.shop, words).map(line => `  ${line}`),
    `  ${words.staff}: ${staff.join(', ') || words.none} · ${words.corruption}: ${icons || words.none}`,
  ]
}
