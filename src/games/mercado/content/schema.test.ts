import { describe, expect, test } from 'vitest'
import { type Bent, problemsWith } from '../../../kit/content/bent.fixture.ts'
import { check, summary } from './schema.ts'
import { standard } from './index.ts'

const problems = problemsWith({ check }, standard)

test('the set that comes with the project is told in a few words', () => {
  expect(summary(standard)).toBe(
    '24 objects, 12 perfumes, 2 market tiles, 18 privileges, 30 spaces on each side',
  )
})

test.each<[string, (file: Bent) => unknown]>([
  ['a price', f => Object.assign(f.objects[7].price, { text: 'G2', size: 2, fixed: { G: 2 } })],
  ['points', f => (f.objects[0].points.value = 9)],
  ['a rank perfume', f => (f.perfumes[0].points = { type: 'rank' })],
  ['effects', f => (f.perfumes[0].self = [{ effect: 'extraTurn', n: 2 }])],
  ['another order of words in a price', f => (f.objects[0].price.text = 'T2 G2')],
  ['a name in another script', f => (f.objects[0].name = '市場の布')],
  [
    'a space',
    f =>
      (f.board.B.spaces[1] = {
        i: 1,
        symbol: 'oW2',
        effect: { target: 'others', effect: 'white', n: 2 },
      }),
  ],
  ['smaller purses', f => (f.setup.purse.G = 4)],
  ['notes of any kind', f => (f.objects[0].remark = { anything: ['goes'] })],
])('may be changed: %s', (_, bend) => {
  expect(problems(bend)).toEqual([])
})

/** What is done to a file or a part of it, and what is said of it, after the name of the part. */
type Fault = [bend: (part: Bent) => unknown, said: string]

describe('each fault is told with item and field', () => {
  test.each<Fault>([
    [f => (f.objects[3].price.fixed.G = 5), 'objects O04: price.fixed.G is 5; at most 4.'],
    [f => delete f.privileges[6].move, 'privileges PR07: move is missing.'],
    [
      f => (f.objects[4].price.fixed.P = 1),
      'objects O05: price.fixed.P is no field that is known here.',
    ],
    [f => (f.objects[1].id = 'O01'), 'objects O01: id is there twice.'],
    [
      f => (f.objects[1].id = 'O 02'),
      'objects no. 2: id is "O 02"; only letters, digits, - and _.',
    ],
    [f => f.objects.pop(), 'objects: there are 23; exactly 24.'],
    [f => f.perfumes.push({ ...f.perfumes[0], id: 'F13' }), 'perfumes: there are 13; exactly 12.'],
    [f => f.privileges.splice(0, 2), 'privileges: there are 16; exactly 18.'],
    [f => f.market.pop(), 'market: there are 1; exactly 2.'],
    [f => f.board.A.spaces.pop(), 'board A space: there are 29; exactly 30.'],
    [f => delete f.perfumes, 'perfumes: it is missing.'],
    [f => (f.objects = 'many'), 'objects: it is a text; it must be a list.'],
    [f => (f.objects[2] = null), 'objects no. 3: this is null; it must be an object.'],
    [f => delete f.board.B, 'board B: this is missing; it must be an object.'],
    [
      f => (f.objects[0].name = 'a\u202eb'),
      'it must be a name one can see, without control characters.',
    ],
    [
      f => (f.objects[3].price.diff = 1),
      'objects O04: price has both same and diff; at most one of them.',
    ],
    [
      f => (f.perfumes[0].self[0].effect = 'noSeals'),
      'perfumes F01: self.0.effect is "noSeals"; one of',
    ],
    [
      f => (f.perfumes[0].others[0].effect = 'extraTurn'),
      'perfumes F01: others.0.effect is "extraTurn"; one of',
    ],
    [f => (f.perfumes[0].others[0].n = 0), 'perfumes F01: others.0.n is 0; at least 1.'],
    [
      f => (f.market[0].service = [{ effect: 'changerWhite', n: 1 }]),
      'market M1: service has changerWhite; only the second',
    ],
    [
      f => (f.market[1].service = []),
      'market M2: service has no changerWhite; the second market tile does.',
    ],
    [f => (f.privileges[0].move = 0), 'privileges PR01: move is 0; at least 1.'],
    [
      f => (f.privileges[0].self = [{ effect: 'forward', n: 1 }]),
      'privileges PR01: self.0.effect is "forward"; one of',
    ],
    [f => (f.board.A.length = 31), 'board A: length is 31; it must be 30.'],
    [f => (f.board.A.standardStart = 30), 'board A: standardStart is 30; at most 29.'],
    [f => f.board.A.spaces.reverse(), 'board A space 29: it stands in place 0.'],
    [f => (f.board.A.spaces[1].i = 0), 'board A space 0: i is there twice.'],
    [f => (f.board.A.spaces[0].symbol = 'W'), 'board A space 0: symbol is "W"; by its effect "B".'],
    [
      f => (f.board.A.spaces[0].effect = null),
      'board A space 0: symbol is "B"; by its effect null.',
    ],
    [
      f => (f.board.A.spaces[0].effect.target = 'all'),
      'board A space 0 effect: target is "all"; one of "self", "others".',
    ],
    [
      f => (f.board.B.spaces[0].effect.effect = 'seal'),
      'board B space 0 effect: effect is "seal"; one of "white", "black".',
    ],
    [
      f => (f.components.coinsInBox.G = 19),
      'components: coinsInBox.G is 19; 4 purses of 5 need 20.',
    ],
    [
      f => (f.components.coinsInBox.W = 0),
      'perfumes F05: price.white is more than there are white coins.',
    ],
    [f => (f.components.seals = 3), 'components: seals is 3; 4 players need 4.'],
    [f => (f.setup.purse.T = 1), 'objects O01: price.fixed.T is more than anybody has of it.'],
    [
      f => (f.setup.purse = { G: 0, S: 0, C: 0, T: 0, W: 0, B: 2 }),
      'setup: purse has 2 coins; to draw one needs 3.',
    ],
    [f => (f.setup.purse.P = 1), 'setup: purse.P is no field that is known here.'],
    [f => (f.setup.displayObjects = 5), 'setup: displayObjects is 5; it must be 4.'],
    [f => (f.turn.minPurseForActionA = 2), 'turn: minPurseForActionA is 2; at least baseDraw, 3.'],
    [f => (f.turn.baseDraw = '3'), 'turn: baseDraw is "3"; it must be a whole number.'],
  ])('%#: %s', (bend, said) => {
    expect(problems(bend).join('\n')).toContain(said)
  })

  test.each<Fault>([
    [
      o => (o.name = ''),
      ': name is ""; it must be a name one can see, without control characters.',
    ],
    [o => (o.name = 'x'.repeat(61)), ': name is "xxxxx'],
    [o => (o.name = 'a\nb'), ': name is "a\\nb"; it must be a name one can see'],
    [o => (o.name = '   '), ': name is "   "; it must be a name one can see'],
    [o => (o.kind = 'perfume'), ': kind is "perfume"; it must be "object".'],
    [o => (o.price.size = 3), ': price.size is 3, but its coins are 4.'],
    [o => (o.price.size = 5), ': price.size is 5; at most 4.'],
    [o => (o.price.white = 1.5), ': price.white is 1.5; it must be a whole number.'],
    [o => (o.price.fixed.S = 1), ': price has 5 coins; 2 to 4.'],
    [
      o => (o.price.text = 'G2 S2'),
      ': price.text is "G2 S2", but the fields beside it say otherwise.',
    ],
    [o => (o.price.text = 'two gold'), ': price.text is "two gold"; it is written like'],
    [o => (o.points = { type: 'mystery' }), ': points.type is "mystery"; one of "fixed", "rank".'],
    [o => (o.points = { type: 'fixed' }), ': points.value is missing.'],
    [o => (o.points = { type: 'rank', value: 3 }), ': points.value is there; only fixed points'],
    [o => (o.points.value = 21), ': points.value is 21; at most 20.'],
    [o => (o.self[0].effect = 'changerWhite'), ': self.0.effect is "changerWhite"; one of'],
  ])('an object %#: %s', (bend, said) => {
    expect(problems(f => bend(f.objects[0])).join('\n')).toContain(`objects O01${said}`)
  })

  test('all of them at once, each in a sentence', () => {
    const all = problems(f => {
      for (const tile of f.objects) delete tile.price
      f.board.A.spaces[3].effect = 7
    })
    expect(all).toHaveLength(25)
    for (const said of all)
      expect(said).toMatch(/^(objects O\d\d|board A space 3 effect): [^\n]+\.$/)
  })
})
