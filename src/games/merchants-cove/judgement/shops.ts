import { FURNACES, heatOf, wareOf } from '../engine/merchants/blacksmith/furnaces.ts'
import { isCoal } from '../engine/merchants/blacksmith/dice.ts'
import { kindOf, ZONES } from '../engine/merchants/captain/chart.ts'
import { goodOfZone } from '../engine/merchants/captain/fleet.ts'
import { CELLS, LINES } from '../engine/merchants/chronomancer/rift.ts'
import { ICHOR } from '../engine/merchants/alchemist/decanter.ts'
import { isLarge } from '../engine/market/goods.ts'
import { COLOURS } from '../engine/names.ts'
import { total } from '../../../kit/counts.ts'
import { flag, type Inputs } from './scene.ts'

/*
 * What lies in each merchant's shop; 0 in the shops of the others.
 */

const alchemist: Inputs = {
  names: ['marbles/rack', 'marbles/most', 'marbles/pairs', 'marbles/threes', 'marbles/ichor'],
  fill({ player: { shop } }, out, at) {
    if (shop?.merchant !== 'alc') return
    const { rack } = shop
    let [most, pairs, threes] = [0, 0, 0]
    for (let colour = 1; colour <= COLOURS; colour++) {
      most = Math.max(most, rack[colour])
      pairs += flag(rack[colour] >= 2)
      threes += flag(rack[colour] >= 3)
    }
    out[at] = total(rack) / 10
    out[at + 1] = most / 5
    out[at + 2] = pairs / 4
    out[at + 3] = threes / 2
    out[at + 4] = rack[ICHOR] / 3
  },
}

const blacksmith: Inputs = {
  names: [
    'furnaces/ore',
    'furnaces/coal',
    'furnaces/lit',
    'furnaces/weapons',
    'furnaces/armour',
    'furnaces/heat',
  ],
  fill({ player: { shop }, appraisal }, out, at) {
    if (shop?.merchant !== 'bla') return
    for (let die = 1; die < shop.tray.length; die++)
      out[at + (isCoal(die) ? 1 : 0)] += shop.tray[die] / 6
    for (let furnace = 0; furnace < FURNACES; furnace++) {
      const dice = shop.furnaces[furnace]
      if (dice.length === 0) continue
      const ware = wareOf(appraisal.harbour.tables.bla, dice)
      if (ware === null) out[at + 2] += 1 / FURNACES
      else out[at + (isLarge(ware) ? 4 : 3)] += 1 / FURNACES
      out[at + 5] += heatOf(dice) / 40
    }
  },
}

const captain: Inputs = {
  names: ['fleet/home', 'fleet/fishing', 'fleet/isles', 'fleet/cargo', 'fleet/treasures'],
  fill({ player: { shop }, appraisal }, out, at) {
    if (shop?.merchant !== 'cap') return
    out[at] = shop.ships[0] / 4
    for (let zone = 1; zone < ZONES; zone++) {
      if (shop.ships[zone] === 0) continue
      const kind = kindOf(zone)
      if (kind === 'fishing') out[at + 1] += shop.ships[zone] / 4
      if (kind === 'isle') out[at + 2] += shop.ships[zone] / 4
      out[at + 3] += appraisal.make[goodOfZone(zone)] / 40
    }
    for (let colour = 1; colour <= COLOURS; colour++)
      out[at + 4] += flag(shop.treasures[colour]) / 4
  },
}

const chronomancer: Inputs = {
  names: ['rift/bright', 'rift/pairs', 'rift/threes', 'rift/glasses', 'rift/assistant'],
  fill({ player: { shop, turns } }, out, at) {
    if (shop?.merchant !== 'chr') return
    for (let cell = 0; cell < CELLS; cell++) out[at] += flag(!shop.frayed[cell]) / CELLS
    const tile = (cell: number) => (shop.frayed[cell] ? -cell - 1 : shop.rift[cell])
    for (const [first, middle, last] of LINES) {
      const [one, two, three] = [tile(first), tile(middle), tile(last)]
      if (one === two && two === three) out[at + 2] += 1 / 2
      else if (one === two || two === three || one === three) out[at + 1] += 1 / 4
    }
    out[at + 3] = shop.hourglasses / 3
    out[at + 4] = turns % 2
  },
}

export const SHOPS: readonly Inputs[] = [alchemist, blacksmith, captain, chronomancer]
