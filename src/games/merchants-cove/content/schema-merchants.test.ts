import { describe, expect, test } from 'vitest'
import type { Bent } from '../../../kit/content/bent.fixture.ts'
import { ALC, BLA, CAP, CHR, problems } from './bent.fixture.ts'

/** What is done to a merchant, and what follows their name in what is said of it. */
type Fault = [bend: (merchant: Bent) => unknown, said: string]

describe('each fault of a merchant is told with item and field', () => {
  test.each<Fault>([
    [m => m.goods.pop(), ' goods: there are 7; exactly 8.'],
    [
      m => (m.goods[0].colour = 'blue'),
      ' goods alc.good.small.red: colour is "blue"; it must be "red".',
    ],
    [m => (m.goods[0].supply = 0), ' goods alc.good.small.red: supply is 0; at least 1.'],
    [m => m.spaces.reverse(), ' spaces alc.staff: id is "alc.staff"; it must be "alc.tap1".'],
    [m => m.spaces.splice(2, 1), ' spaces: there are 6; exactly 7.'],
    [m => (m.spaces[0].hours = 0), ' spaces alc.tap1: hours is 0; at least 1.'],
    [m => (m.spaces[0].hours = 13), ' spaces alc.tap1: hours is 13; at most 12.'],
    [m => (m.spaces[0].corruption = 10), ' spaces alc.tap1: corruption is 10; at most 9.'],
    [m => (m.spaces[5].hours = 1), ' spaces alc.recruit: hours is 1; it must be null.'],
    [
      m => (m.spaces[0].rule = 'COV-1'),
      ' spaces alc.tap1: rule is "COV-1"; it must be "COV-ALC-4".',
    ],
    [m => delete m.spaces[3].take, ' spaces alc.siphon: take is missing.'],
    [
      m => (m.spaces[3].take = 9),
      ': spaces alc.siphon: take is 9; at most the 8 marbles of a row.',
    ],
    [
      m => (m.spaces[4].maxGoods = 3),
      ': layout.cauldrons is 4, but maxGoods of the space alc.brew 3.',
    ],
    [m => m.staff.pop(), ' staff: there are 3; exactly 4.'],
    [m => (m.staff[1].slot = 1), ' staff alc.staff.bottler: slot is 1; it must be 2.'],
    [
      m => (m.components[4].colour = 'black'),
      ' components alc.marble.ichor: colour is "black"; it must be "ichor".',
    ],
    [m => (m.components[0].count = 0), ' components alc.marble.red: count is 0; at least 1.'],
    [m => delete m.layout, ': layout is missing.'],
    [m => (m.layout.rows = 2), ': layout.rows is 2; it must be 3.'],
    [m => (m.layout.toxicWasteFlush = 0), ': layout.toxicWasteFlush is 0; at least 1.'],
    [m => (m.layout.rackCapacity = 2), ': recipes: large takes 3 marbles; the rack holds 2.'],
    [m => m.recipes.pop(), ' recipes: there are 1; exactly 2.'],
    [m => (m.recipes[0].marbles = 0), ' recipes alc.recipe.small: marbles is 0; at least 1.'],
  ])('the Alchemist %#: %s', (bend, said) => {
    expect(problems(f => bend(f.merchants[ALC])).join('\n')).toContain(`merchants alc${said}`)
  })

  test.each<Fault>([
    [m => (m.layout.furnaces = 5), ': layout.furnaces is 5; it must be 4.'],
    [m => (m.layout.weaponHeat = [6]), ': layout.weaponHeat is too short: at least 2.'],
    [m => (m.layout.weaponHeat = [9, 6]), ': layout.weaponHeat goes from 9 to 6; the least first.'],
    [
      m => (m.layout.weaponHeat = [6, 8]),
      ': layout.armourHeat begins at 10; right after weaponHeat, at 9.',
    ],
    [m => (m.layout.maxHeat = 13), ': layout.armourHeat ends at 12; at maxHeat, 13.'],
    [m => (m.layout.maxHeat = 19), ': layout.maxHeat is 19; 2 coal and an alloy die reach 18.'],
    [
      m => (m.layout.masterworkHeat = [9, 12]),
      ': layout.masterworkHeat is 9 to 12; within armourHeat, 10 to 12.',
    ],
    [m => (m.layout.startTray.red = 4), ': layout.startTray.red is 4; there are 3 such dice.'],
    [
      m => (m.layout.startTray.coal = 5),
      ': layout.startTray.coal is 5; all 6 coal dice are in the tray.',
    ],
    [
      m => (m.layout.startTray.black = 1),
      ': layout.startTray.black is no field that is known here.',
    ],
    [m => (m.components[0].count = 13), ' components bla.die.red: count is 13; at most 12.'],
    [m => (m.spaces[1].place = 0), ' spaces bla.fire: place is 0; at least 1.'],
  ])('the Blacksmith %#: %s', (bend, said) => {
    expect(problems(f => bend(f.merchants[BLA])).join('\n')).toContain(`merchants bla${said}`)
  })

  test.each<Fault>([
    [m => (m.components[0].count = 6), ' components cap.ship: count is 6; at most 5.'],
    [m => (m.components[1].count = 5), ' components cap.treasure: count is 5; it must be 4.'],
    [m => m.layout.zones.pop(), ' zones: there are 12; exactly 13.'],
    [
      m => (m.layout.zones[1].colour = 'blue'),
      ' zones cap.zone.shallows.red: colour is "blue"; it must be "red".',
    ],
    [m => m.layout.edges.pop(), ': layout.edges: other links than those of the sea chart.'],
    [m => (m.layout.edges[0] = ['cap.zone.harbour']), ': layout.edges.0 is too short: at least 2.'],
    [m => (m.layout.compassSectors = []), ': layout.compassSectors is too short: at least 2.'],
    [m => (m.layout.compassSectors[0] = 7), ': layout.compassSectors.0 is 7; 1 to 6, or "storm".'],
    [m => (m.layout.compassSectors[0] = 0), ': layout.compassSectors.0 is 0; 1 to 6, or "storm".'],
    [m => (m.layout.compassSectors = ['storm', 'storm']), ': layout.compassSectors has no number.'],
    [m => (m.layout.rowSteps = 3), ': layout.rowSteps is 3, but steps of the space cap.row 2.'],
    [
      m => (m.layout.sponsorDifferentColours = 5),
      ': layout.sponsorDifferentColours is 5; at most 4.',
    ],
  ])('the Captain %#: %s', (bend, said) => {
    expect(problems(f => bend(f.merchants[CAP])).join('\n')).toContain(`merchants cap${said}`)
  })

  test.each<Fault>([
    [
      m => m.components.slice(0, 4).forEach((tile: Bent) => (tile.count = 2)),
      ': components: there are 8 tiles; Rift and Gate take 10.',
    ],
    [m => (m.components[5].count = 2), ' components chr.figure.wizard: count is 2; it must be 1.'],
    [
      m => (m.layout.startHourglasses = 4),
      ': layout.startHourglasses is 4; at most maxHourglasses, 3.',
    ],
    [
      m => (m.layout.maxHourglasses = 4),
      ': layout.maxHourglasses is 4, but there are 3 hourglasses.',
    ],
    [m => (m.layout.pushesPerWheel = 0), ': layout.pushesPerWheel is 0; at least 1.'],
    [m => delete m.layout.portalLines.assistant, ': layout.portalLines.assistant is missing.'],
    [
      m => (m.layout.mendPerAction = '2'),
      ': layout.mendPerAction is "2"; it must be a whole number.',
    ],
  ])('the Chronomancer %#: %s', (bend, said) => {
    expect(problems(f => bend(f.merchants[CHR])).join('\n')).toContain(`merchants chr${said}`)
  })
})
