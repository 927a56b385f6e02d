import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { total } from '../../../../../kit/counts.ts'
import { canGo, go, offers, play, shopAlone, types, use } from '../alone.fixture.ts'
import { asked, why } from '../turns.fixture.ts'
import { alc, alchemistAt, armOf, marbles, rackOf } from './alchemist.fixture.ts'
import { fill } from './decanter.ts'
import { merchants } from '../../first.fixture.ts'

const [TAP, SIPHON] = [0, 3]
const FULL = ['rrrr', 'gggg', 'bbbb', 'yyyy', 'rrgg', 'ggrr']

describe('set-up', () => {
  test('COV-ALC-1 six arms of 4, everything else in the bag', () => {
    const shop = merchants.alc.setup(Rng.from(3))
    expect(shop.arms.map(arm => arm.length)).toEqual([4, 4, 4, 4, 4, 4])
    expect(total(shop.bag)).toBe(42 - 24)
    expect([total(shop.rack), shop.waste]).toEqual([0, 0])
    expect(merchants.alc.faults(shop)).toEqual([])
  })

  test('COV-ALC-1 other chance, other marbles; the same chance, the same', () => {
    const at = (seed: number) => JSON.stringify(merchants.alc.setup(Rng.from(seed)))
    expect(at(1)).toBe(at(1))
    expect(at(1)).not.toBe(at(2))
  })
})

describe('the decanter', () => {
  test('COV-ALC-2, COV-ALC-4 both arms of the row give from the front what fits, Ichor too, and the others move up', () => {
    const state = alchemistAt({ arms: ['rirg', 'igrr', ...FULL.slice(2)] })
    go(state, TAP)
    const [tapped] = play(state, 'announce 1')
    expect(tapped).toEqual({
      type: 'alc.tapped',
      seat: 0,
      row: 0,
      colour: 1,
      marbles: [0, 2, 0, 0, 0, 2],
    })
    expect(rackOf(state)).toBe('rrii')
    expect(armOf(state, 0)).toMatch(/^g...$/)
    expect(armOf(state, 1)).toMatch(/^grr.$/)
    expect(armOf(state, 2)).toBe('bbbb')
  })

  test.each([
    [0, 'announce 3', 'bb'],
    [1, 'announce 4', 'yyyy'],
    [2, 'announce 2', 'gg'],
  ])('COV-ALC-4 each Tap has a row of its own: %i', (row, move, rack) => {
    const state = alchemistAt({ arms: ['bbrr', 'rrrr', 'yyyy', 'gggg', 'rrgg', 'ggrr'] })
    go(state, TAP + row)
    play(state, move)
    expect(rackOf(state)).toBe(rack)
  })

  test('COV-ALC-5 only colours of which something flows', () => {
    const state = alchemistAt({ arms: ['rggg', 'bggg', ...FULL.slice(2)] })
    go(state, TAP)
    expect(offers(state)).toEqual(['announce 1', 'announce 3'])
    expect(why(state, { type: 'alc.announce', colour: 2 })).toBe('COV-ALC-5 alc-none-flow')
    expect(why(state, { type: 'stop' })).toBe('COV-ALC-4 must-choose')
  })

  test('COV-ALC-5 with Ichor in front every colour may be announced, and takes what lies behind it', () => {
    const state = alchemistAt({ arms: ['iigb', 'rrrr', ...FULL.slice(2)] })
    go(state, TAP)
    expect(offers(state)).toHaveLength(4)
    play(state, 'announce 2')
    expect(rackOf(state)).toBe('gii')
  })

  test('COV-ALC-5, COV-R21 a Tap is closed if its row is empty', () => {
    const state = alchemistAt({ arms: ['', '', 'r', ''] })
    expect([0, 1, 2, 3].map(space => canGo(state, space))).toEqual([false, true, false, true])
    expect(canGo(alchemistAt(), SIPHON)).toBe(false)
  })

  test('COV-ALC-3 filled from the back, one arm after the other, until the bag is empty', () => {
    const shop = { arms: ['rr', 'gggg', 'b', '', '', ''].map(marbles), bag: [0, 0, 0, 0, 4, 0] }
    expect(fill(shop, 4, Rng.from(1))).toEqual([[4, 4], [], [4, 4], [], [], []])
    expect(shop).toEqual({
      arms: ['rryy', 'gggg', 'byy', '', '', ''].map(marbles),
      bag: [0, 0, 0, 0, 0, 0],
    })
  })

  test('COV-ALC-3 after a Tap all arms are full again, and all see what came', () => {
    const state = alchemistAt({ arms: FULL })
    go(state, TAP)
    const events = play(state, 'announce 1')
    expect(types(events)).toEqual(['alc.tapped', 'alc.refilled'])
    expect(alc(state).arms.map(arm => arm.length)).toEqual([4, 4, 4, 4, 4, 4])
    expect(events[1]).toMatchObject({
      reveals: true,
      arms: [alc(state).arms[0], [], [], [], [], []],
    })
    expect(asked(state)).toBeUndefined()
  })
})

describe('the rack', () => {
  test('COV-ALC-6 holds 10: the rest goes back to the bag, as chosen, before the decanter is filled', () => {
    const state = alchemistAt({ arms: FULL.slice(0, 4), rack: 'ggggbbbby' })
    go(state, TAP)
    play(state, 'announce 1')
    expect(asked(state)).toBe('alc.rack.return')
    expect(offers(state)).toEqual([
      'rack.return 1',
      'rack.return 2',
      'rack.return 3',
      'rack.return 4',
    ])
    expect(armOf(state, 0)).toBe('')
    expect(why(state, { type: 'alc.rack.return', marble: 5 })).toBe('COV-ALC-6 alc-not-in-rack')
    expect(why(state, { type: 'stop' })).toBe('COV-ALC-6 must-choose')
    const events = play(state, 'rack.return 4', 'rack.return 3', 'rack.return 3')
    expect(types(events)).toEqual(['alc.returned', 'alc.returned', 'alc.returned', 'alc.refilled'])
    expect(rackOf(state)).toBe('rrrrggggbb')
    expect(asked(state)).toBeUndefined()
  })
})

describe('Siphon', () => {
  test('COV-ALC-7 one or two, each from the front as it is then', () => {
    const state = alchemistAt({ arms: ['rgyy', 'bbbb', ...FULL.slice(2)] })
    go(state, SIPHON)
    expect(offers(state)).toEqual([0, 1, 2, 3, 4, 5].map(arm => `siphon.pick ${arm}`))
    expect(play(state, 'siphon.pick 0')).toEqual([{ type: 'alc.took', seat: 0, arm: 0, marble: 1 }])
    expect(offers(state)).toContain('stop')
    expect(armOf(state, 0)).toBe('gyy')
    expect(types(play(state, 'siphon.pick 0'))).toEqual(['alc.took', 'alc.refilled'])
    expect(rackOf(state)).toBe('rg')
    expect(armOf(state, 0)).toMatch(/^yy..$/)
    expect(asked(state)).toBeUndefined()
  })

  test('COV-ALC-7 stopping after the first fills the decanter as well', () => {
    const state = alchemistAt({ arms: FULL })
    go(state, SIPHON)
    expect(why(state, { type: 'stop' })).toBe('COV-ALC-7 must-choose')
    expect(types(play(state, 'siphon.pick 5', 'stop'))).toEqual(['alc.took', 'alc.refilled'])
    expect(alc(state).arms[5]).toHaveLength(4)
  })

  test('COV-ALC-7 not from an empty arm', () => {
    const state = alchemistAt({ arms: ['r', 'g'] })
    go(state, SIPHON)
    expect(why(state, { type: 'alc.siphon.pick', arm: 2 })).toBe('COV-ALC-7 alc-arm-empty')
  })

  test('COV-ALC-6, COV-ALC-7 both marbles are taken before the rack is looked at', () => {
    const state = alchemistAt({ arms: FULL.slice(0, 4), rack: 'gggggbbbby' })
    go(state, SIPHON)
    play(state, 'siphon.pick 0', 'siphon.pick 0')
    expect([asked(state), total(alc(state).rack)]).toEqual(['alc.rack.return', 12])
  })
})

describe('Ladler', () => {
  test('COV-ALC-13 the front marble of one arm, then the decanter is filled', () => {
    const state = alchemistAt({ arms: FULL })
    use(state, 1)
    expect(offers(state)).toHaveLength(6)
    expect(types(play(state, 'ladle 2'))).toEqual(['alc.took', 'alc.refilled'])
    expect([rackOf(state), asked(state)]).toEqual(['b', undefined])
  })

  test('COV-ALC-13 an empty arm gives nothing, an empty decanter does not even ask', () => {
    const state = alchemistAt({ arms: ['r', 'g'] })
    use(state, 1)
    expect(why(state, { type: 'alc.ladle', arm: 4 })).toBe('COV-ALC-13 alc-arm-empty')
    const empty = alchemistAt()
    expect([use(empty, 1), asked(empty)]).toEqual([[], undefined])
  })
})

test('COV-ALC-1 lost or invented marbles are noticed', () => {
  const shop = merchants.alc.setup(Rng.from(3))
  shop.bag[2]++
  shop.waste++
  expect(merchants.alc.faults(shop)).toEqual([
    'COV-ALC-1: 11 marbles of kind 2, not 10.',
    'COV-ALC-1: 7 marbles of kind 5, not 6.',
  ])
  expect(() => shopAlone(shop)).toThrow('11 marbles')
})
