import type { Frozen } from '../../../kernel/game.ts'
import { listed } from '../../../kit/counts.ts'
import { ARMS_PER_ROW } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { heatOf } from '../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop } from '../engine/merchants/blacksmith/words.ts'
import type { CaptainShop } from '../engine/merchants/captain/words.ts'
import type { ChronomancerShop } from '../engine/merchants/chronomancer/words.ts'
import type { Shop } from '../engine/merchants/words.ts'
import { dieTerm, nameOf, type Speech, zoneTerm } from '../text/terms.ts'

/** The Rift has so many columns. */
const COLUMNS = 3

/** A shop, line by line: one function a merchant. */
export function shopLines(shop: Frozen<Shop>, say: Speech): string[] {
  switch (shop.merchant) {
    case 'alc':
      return alchemist(shop, say)
    case 'bla':
      return blacksmith(shop, say)
    case 'cap':
      return captain(shop, say)
    case 'chr':
      return chronomancer(shop, say)
  }
}

/** "none" for nothing. */
export const joined = (parts: readonly string[], say: Speech): string =>
  parts.join(', ') || say('terminal.none')

/** Each arm from the spigot back. */
function alchemist({ arms, rack, waste }: Frozen<AlchemistShop>, say: Speech): string[] {
  const marbles = (all: readonly number[]) =>
    joined(
      all.map(n => say('loose', { n })),
      say,
    )
  const rows = arms.flatMap((_, arm) => {
    if (arm % ARMS_PER_ROW > 0) return []
    const pair = arms.slice(arm, arm + ARMS_PER_ROW)
    return `${say('terminal.row', { row: arm / ARMS_PER_ROW })}: ${pair.map(marbles).join(' | ')}`
  })
  return [...rows, say('terminal.rack', { marbles: marbles(listed(rack)), waste })]
}

function blacksmith({ tray, furnaces, cart }: Frozen<BlacksmithShop>, say: Speech): string[] {
  const dice = (all: readonly number[]) =>
    joined(
      all.map(die => nameOf(say, dieTerm(die))),
      say,
    )
  const heated = furnaces.map((furnace, at) =>
    say('terminal.furnace', { furnace: at + 1, dice: dice(furnace), heat: heatOf(furnace) }),
  )
  const ore = cart.flatMap((count, n) => (count > 0 ? [`${count} ${say('colour', { n })}`] : []))
  return [
    heated.join(' · '),
    say('terminal.tray', { dice: dice(listed(tray)) }),
    say('terminal.cart', { ore: joined(ore, say) }),
  ]
}

function captain({ ships, treasures }: Frozen<CaptainShop>, say: Speech): string[] {
  const fleet = ships.flatMap((count, zone) =>
    count > 0 ? [say('terminal.ships', { count, zone: zoneTerm(zone) })] : [],
  )
  const left = treasures.flatMap((there, n) => (there ? [say('colour', { n })] : []))
  return [fleet.join(' · '), say('terminal.treasures', { colours: joined(left, say) })]
}

function chronomancer(shop: Frozen<ChronomancerShop>, say: Speech): string[] {
  const { rift, frayed, gate, hourglasses } = shop
  const cells = rift.map((colour, cell) =>
    say('terminal.tile', { colour, frayed: frayed[cell] ?? false }),
  )
  const width = Math.max(...cells.map(({ length }) => length))
  const rows = cells.flatMap((_, cell) => {
    if (cell % COLUMNS > 0) return []
    const row = cells.slice(cell, cell + COLUMNS).map(text => text.padEnd(width))
    return `  ${row.join('  ').trimEnd()}`
  })
  return [`${say('terminal.rift')}:`, ...rows, say('terminal.gate', { gate, count: hourglasses })]
}
