import { ARMS_PER_ROW, ICHOR } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { faceOf, isCoal, metalOf } from '../engine/merchants/blacksmith/dice.ts'
import { heatOf } from '../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop } from '../engine/merchants/blacksmith/words.ts'
import { colourOfZone, HARBOUR, kindOf } from '../engine/merchants/captain/chart.ts'
import type { CaptainShop } from '../engine/merchants/captain/words.ts'
import type { ChronomancerShop } from '../engine/merchants/chronomancer/words.ts'
import type { Shop } from '../engine/merchants/words.ts'
import type { Frozen } from '../../../kernel/game.ts'
import { listed } from '../../../kit/counts.ts'
import type { CoveWords } from './words.ts'

/** The Rift has so many columns. */
const COLUMNS = 3

/** A shop, line by line: one function a merchant. */
export function shopLines(shop: Frozen<Shop>, words: CoveWords): string[] {
  switch (shop.merchant) {
    case 'alc':
      return alchemist(shop, words)
    case 'bla':
      return blacksmith(shop, words)
    case 'cap':
      return captain(shop, words)
    case 'chr':
      return chronomancer(shop, words)
  }
}

const joined = (parts: readonly string[], words: CoveWords) => parts.join(', ') || words.none

/** Each arm from the spigot back. */
function alchemist({ arms, rack, waste }: Frozen<AlchemistShop>, words: CoveWords): string[] {
  const marbles = (all: readonly number[]) =>
    joined(
      all.map(each => (each === ICHOR ? words.ichor : (words.colours[each] ?? ''))),
      words,
    )
  const rows = words.arms.map((name, row) => {
    const pair = arms.slice(row * ARMS_PER_ROW, (row + 1) * ARMS_PER_ROW)
    return `${name}: ${pair.map(marbles).join(' | ')}`
  })
  return [
    ...rows,
    `${words.rack}: ${marbles(listed(rack))} · ${words.waste}: ${words.counted(waste, words.ichor)}`,
  ]
}

function blacksmith({ tray, furnaces, cart }: Frozen<BlacksmithShop>, words: CoveWords): string[] {
  const dice = (all: readonly number[]) =>
    joined(
      all.map(die => `${isCoal(die) ? words.coal : words.colours[metalOf(die)]} ${faceOf(die)}`),
      words,
    )
  const heated = furnaces.map((furnace, i) => {
    const heat = furnace.length === 0 ? '' : `, ${words.heat(heatOf(furnace))}`
    return `${words.furnace} ${i + 1}: ${dice(furnace)}${heat}`
  })
  const ore = cart.flatMap((count, colour) =>
    count > 0 ? [`${count} ${words.colours[colour]}`] : [],
  )
  return [
    heated.join(' · '),
    `${words.tray}: ${dice(listed(tray))}`,
    `${words.cart}: ${joined(ore, words)}`,
  ]
}

function captain({ ships, treasures }: Frozen<CaptainShop>, words: CoveWords): string[] {
  const fleet = ships.flatMap((count, zone) => {
    const colour = zone === HARBOUR ? '' : ` ${words.colours[colourOfZone(zone)]}`
    return count > 0 ? [`${count} ${words.zones[kindOf(zone)]}${colour}`] : []
  })
  const left = treasures.flatMap((there, colour) => (there ? [words.colours[colour] ?? ''] : []))
  return [fleet.join(' · '), `${words.treasures}: ${joined(left, words)}`]
}

function chronomancer(
  { rift, frayed, gate, hourglasses }: Frozen<ChronomancerShop>,
  words: CoveWords,
): string[] {
  const cells = rift.map(
    (colour, cell) => `${words.colours[colour]}${frayed[cell] ? ` (${words.frayed})` : ''}`,
  )
  const width = Math.max(...cells.map(text => text.length))
  const rows = cells.flatMap((_, i) =>
    i % COLUMNS === 0
      ? [
          cells
            .slice(i, i + COLUMNS)
            .map(text => text.padEnd(width))
            .join('  ')
            .trimEnd(),
        ]
      : [],
  )
  return [
    `${words.rift}:`,
    ...rows.map(row => `  ${row}`),
    `${words.gate}: ${words.colours[gate]} · ${words.hourglasses}: ${hourglasses}`,
  ]
}
