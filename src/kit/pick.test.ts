import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, pick, type PickRules, type Spot, touch, type Way, waysOf } from './pick.ts'

const way = (moves: string, ...spots: Spot[]): Way<string> => ({
  spots,
  moves: moves === '' ? [] : moves.split('+'),
})

/** Touches one spot after the other; answers what was sent, or what is picked in the end. */
function touches(ways: readonly Way<string>[], spots: readonly Spot[], rules?: PickRules<string>) {
  let picked: readonly Spot[] = []
  for (const spot of spots) {
    const done = touch(ways, pick(ways, picked, rules), spot, rules)
    if (done.does === 'send') return done.moves
    if (done.does === 'pick') picked = done.picked
  }
  return pick(ways, picked, rules)
}
const picked = (...[ways, spots, rules]: Parameters<typeof touches>) => {
  const end = touches(ways, spots, rules)
  return 'picked' in end ? end.picked : end
}

describe('touching spots', () => {
  const coins = [
    way('gold to A', 'gold', 'A'),
    way('gold to B', 'gold', 'B'),
    way('tin to A', 'tin', 'A'),
    way('done'),
  ]

  test('a move of one spot is sent at once, one of two when the second is touched', () => {
    expect(
      touches(
        waysOf(['A', 'B'], spot => [spot]),
        ['B'],
      ),
    ).toEqual(['B'])
    expect(touches(coins, ['gold', 'B'])).toEqual(['gold to B'])
  })

  test('several moves go together', () => {
    expect(touches([way('decline+gold to A', 'gold', 'A')], ['gold', 'A'])).toEqual([
      'decline',
      'gold to A',
    ])
  })

  test('what is picked and what can be touched next is marked, nothing else', () => {
    const marks = (...spots: Spot[]) => {
      const state = pick(coins, spots)
      return ['gold', 'tin', 'A', 'B'].map(spot => state.mark(spot))
    }
    expect(marks()).toEqual(['can', 'can', null, null])
    expect(marks('gold')).toEqual(['sel', null, 'can', 'can'])
    expect(marks('tin')).toEqual([null, 'sel', 'can', null])
    expect(pick(coins, []).ahead('B')).toBe(true)
    expect(pick(coins, ['tin']).ahead('B')).toBe(false)
  })

  test('moves without a spot of their own are complete before anything is touched', () => {
    expect(pick(coins, []).complete).toEqual([['done']])
    expect(pick(coins, ['gold']).complete).toEqual([])
  })

  test('a touch on what is picked lets it go; another takes its place', () => {
    expect(picked(coins, ['gold', 'gold'])).toEqual([])
    expect(picked(coins, ['gold', 'tin'])).toEqual(['tin'])
    expect(touches(coins, ['gold', 'tin', 'A'])).toEqual(['tin to A'])
    const long = [way('1', 'a', 'b', 'c'), way('2', 'a', 'd', 'c')]
    expect(picked(long, ['a', 'b', 'd'])).toEqual(['a', 'd'])
    expect(picked(long, ['a', 'b', 'a'])).toEqual([])
  })

  test('a touch that leads nowhere changes nothing, and says whether it would later', () => {
    expect(touch(coins, pick(coins, []), 'A')).toEqual({ does: 'nothing', later: true })
    expect(touch(coins, pick(coins, ['tin']), 'B')).toEqual({ does: 'nothing', later: true })
    expect(touch(coins, pick(coins, ['tin']), 'C')).toEqual({ does: 'nothing', later: false })
  })

  test('what is no longer possible is forgotten', () => {
    expect(pick(coins, ['gold', 'C']).picked).toEqual(['gold'])
    expect(pick(coins, ['paper']).picked).toEqual([])
    expect(pick<string>([], ['gold']).picked).toEqual([])
  })
})

test('a spot is read by its name and number', () => {
  expect(numberOf(['tile:3', 'cell:12'], 'cell')).toBe(12)
  expect(numberOf(['cellar:1'], 'cell')).toBe(null)
})

describe('moves that wait', () => {
  const ways = [way('hire', 'person'), way('one', 'same'), way('two', 'same'), way('go', 'place')]
  const rules = (how: 'again' | 'button'): PickRules<string> => ({
    waits: ([move]) => (move === 'hire' ? how : null),
  })

  test('until the spot is touched again', () => {
    const end = touches(ways, ['person'], rules('again'))
    expect(end).toMatchObject({ picked: ['person'], waiting: ['hire'], complete: [['hire']] })
    expect(touches(ways, ['person', 'person'], rules('again'))).toEqual(['hire'])
    expect(touches(ways, ['person', 'place'], rules('again'))).toEqual(['go'])
  })

  test('until a button sends them: a second touch lets them go', () => {
    expect(touches(ways, ['person'], rules('button'))).toMatchObject({ waiting: ['hire'] })
    expect(picked(ways, ['person', 'person'], rules('button'))).toEqual([])
  })

  test('those that share all their spots are told apart by buttons', () => {
    expect(touches(ways, ['same'])).toMatchObject({ complete: [['one'], ['two']], waiting: null })
  })
})

describe('what goes without saying', () => {
  const cards = [way('5 5 5', '5', '5', '5'), way('5 5 5 5', '5', '5', '5', '5'), way('8', '8')]
  const waits: PickRules<string> = { waits: () => 'button' }

  test('as many copies are picked as are needed, then one more, then none', () => {
    const three = touches(cards, ['5'], waits)
    expect(three).toMatchObject({ picked: ['5', '5', '5'], waiting: ['5 5 5'] })
    expect(touches(cards, ['5', '5'], waits)).toMatchObject({ waiting: ['5 5 5 5'] })
    expect(picked(cards, ['5', '5', '5'], waits)).toEqual([])
    expect(picked(cards, ['5', '8'], waits)).toEqual(['8'])
  })

  test('the copies are picked before they are sent as well', () => {
    expect(touches([way('pair', '2', '2')], ['2'])).toEqual(['pair'])
  })

  test('a spot that all ways begin with, if a board wants that', () => {
    const boats = [way('to 1', 'red', 'boat 1'), way('to 2', 'red', 'boat 2'), way('stop')]
    expect(pick(boats, []).picked).toEqual([])
    expect(pick(boats, [], { leads: true }).picked).toEqual(['red'])
    expect(touches(boats, ['boat 2'], { leads: true })).toEqual(['to 2'])
    expect(pick([way('only', 'red', 'boat 1')], [], { leads: true }).picked).toEqual([])
  })
})

describe('what is merely looked at', () => {
  const looks = [way('', 'card'), way('take', 'card'), way('', 'other')]

  test('is picked and let go, and never sent', () => {
    expect(picked(looks, ['other'])).toEqual(['other'])
    expect(picked(looks, ['other', 'other'])).toEqual([])
    expect(pick(looks, []).mark('other')).toBe(null)
    expect(pick(looks, []).mark('card')).toBe('can')
  })

  test('a move on the same spot waits for its button', () => {
    const end = touches(looks, ['other', 'card'], { waits: () => 'button' })
    expect(end).toMatchObject({ picked: ['card'], waiting: ['take'] })
  })
})

describe('whatever the ways are', () => {
  const spot = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const spots = fc.array(spot, { maxLength: 4 })
  const ways: fc.Arbitrary<Way<string>[]> = fc
    .array(fc.record({ spots, real: fc.boolean() }), { maxLength: 7 })
    .map(list => list.map((each, at) => ({ spots: each.spots, moves: each.real ? [`${at}`] : [] })))
  const rules = fc.record({
    leads: fc.boolean(),
    waits: fc.constantFrom(
      () => null,
      () => 'again' as const,
      () => 'button' as const,
    ),
  })
  const check = <T extends unknown[]>(property: fc.IProperty<T>) =>
    fc.assert(property, { seed: 11, numRuns: 200 })
  const isPrefix = (short: readonly Spot[], long: readonly Spot[]) =>
    short.every((each, at) => long[at] === each)

  test('what is picked always begins a way, and picking it again changes nothing', () => {
    check(
      fc.property(ways, fc.array(spot, { maxLength: 6 }), rules, (list, before, how) => {
        const now = pick(list, before, how)
        expect(now.picked.length === 0 || list.some(w => isPrefix(now.picked, w.spots))).toBe(true)
        expect(pick(list, now.picked).picked).toEqual(now.picked)
      }),
    )
  })

  test('what is marked as possible does something when it is touched', () => {
    check(
      fc.property(ways, spots, spot, rules, (list, before, next, how) => {
        const now = pick(list, before, how)
        const done = touch(list, now, next, how)
        const marked = now.mark(next) !== null
        expect([marked, done.does]).not.toEqual([true, 'nothing'])
        const sent = done.does === 'send' ? done.moves : []
        expect([[], ...list.map(w => w.moves)]).toContainEqual(sent)
      }),
    )
  })

  test('every move of different spots can be reached by touching them in order', () => {
    const distinct = fc.uniqueArray(fc.uniqueArray(spot, { minLength: 1, maxLength: 4 }), {
      selector: list => list.join(),
      minLength: 1,
      maxLength: 7,
    })
    check(
      fc.property(distinct, fc.nat(), rules, (paths, index, how) => {
        const list = paths.map((path, at) => ({ spots: path, moves: [`${at}`] }))
        const goal = list[index % list.length]
        let before: readonly Spot[] = []
        let sent: readonly string[] | null = null
        for (const next of goal?.spots ?? []) {
          const now = pick(list, before, how)
          if (now.mark(next) === 'sel') continue
          const done = touch(list, now, next, how)
          if (done.does === 'send') sent = done.moves
          if (done.does === 'pick') before = done.picked
        }
        const end = sent ? [sent] : pick(list, before, how).complete
        expect(end).toContainEqual(goal?.moves)
      }),
    )
  })
})
