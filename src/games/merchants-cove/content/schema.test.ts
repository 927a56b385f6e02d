import { describe, expect, test } from 'vitest'
import type { Bent } from '../../../kit/content/bent.fixture.ts'
import { ALC, BLA, CAP, CHR, problems } from './bent.fixture.ts'
import { summary } from './schema.ts'
import { standard } from './index.ts'

test('the set that comes with the project is told in a few words', () => {
  expect(summary(standard)).toBe('4 merchants, 36 townsfolk, 60 corruption cards, 3 rogue cards')
})

test.each<[string, (file: Bent) => unknown]>([
  [
    'prices, where they are said once',
    f => {
      f.goodsPrices[0].price = 5
      for (const merchant of f.merchants) delete merchant.goods[0].price
    },
  ],
  ['costs of spaces', f => Object.assign(f.merchants[ALC].spaces[0], { hours: 3, corruption: 2 })],
  [
    'costs in the Town Square',
    f => Object.assign(f.townSquare.slots[3], { hours: 4, corruption: 1 }),
  ],
  ['which gaps have indicators', f => (f.clock.gaps[4].indicator = true)],
  ['where the hands are', f => (f.clock.hands[0].gap = 'gap-2-30')],
  ['the draws at an indicator', f => (f.clock.adventurerTokens['4'] = { 'gap-6-30': 3 })],
  [
    'what Townsfolk do',
    f => (f.townsfolk[0].ability = { type: 'gainGood', size: 'large', colour: 'blue' }),
  ],
  [
    'names, ids and icons of Townsfolk',
    f => Object.assign(f.townsfolk[0], { id: 'guard', name: 'Ñandú', factionIcons: [] }),
  ],
  [
    'icons of Corruption cards',
    f => Object.assign(f.corruptionCards[0], { factionIcons: ['red', 'blue'], corruptionIcons: 3 }),
  ],
  [
    'numbers of Rogues',
    f => Object.assign(f.rogueCards[0], { lair: 0, bag: 8, arrivalRule: 'roguesBoard' }),
  ],
  ['larger boats', f => f.boats.forEach((boat: Bent) => (boat.capacity = 5))],
  ['recipes', f => (f.merchants[ALC].recipes[1].marbles = 4)],
  [
    'the heat of Armour',
    f => Object.assign(f.merchants[BLA].layout, { weaponHeat: [5, 8], armourHeat: [9, 12] }),
  ],
  ['the compass', f => (f.merchants[CAP].layout.compassSectors = [2, 'storm', 'storm', 5])],
  ['the same links in another order', f => f.merchants[CAP].layout.edges.reverse()],
  ['lines of the Wizard', f => (f.merchants[CHR].layout.portalLines.wizard = 4)],
  ['notes of any kind', f => (f.townsfolk[0].remark = { anything: ['goes'] })],
  [
    'what the rules do not read may go',
    f => {
      for (const field of ['meta', 'zones', 'components', 'goldTrack', 'publicSources'])
        delete f[field]
      for (const merchant of f.merchants) delete merchant.sponsorships
    },
  ],
])('may be changed: %s', (_, bend) => {
  expect(problems(bend)).toEqual([])
})

/** What is done to a file or a part of it, and what is said of it, after the name of the part. */
type Fault = [bend: (part: Bent) => unknown, said: string]

describe('each fault is told with item and field', () => {
  test.each<Fault>([
    [f => delete f.factions, 'factions: it is missing.'],
    [f => f.factions.pop(), 'factions: there are 3; exactly 4.'],
    [
      f => (f.factions[1].colour = 'red'),
      'factions faction-bard: colour is "red"; it must be "green".',
    ],
    [
      f => (f.factions[0].startInBag = 11),
      'factions faction-warrior: meeples is 13; Hall and bag have 12.',
    ],
    [f => delete f.clock, 'clock: this is missing; it must be an object.'],
    [f => f.boats.pop(), 'boats: there are 5; exactly 6.'],
    [
      f => (f.boats[3].capacity = 5),
      'boats boat-R1: capacity and arrivalLoad are other than those of boat-L1.',
    ],
    [
      f => f.boats.forEach((boat: Bent) => (boat.arrivalLoad = 4)),
      'boats boat-L1: arrivalLoad is 4; less than capacity, 4.',
    ],
    [
      f => f.piers.reverse(),
      'piers pier-black-market: id is "pier-black-market"; it must be "pier-bazaar".',
    ],
    [
      f => (f.piers[0].sells = ['small']),
      'piers pier-bazaar: sells is ["small"]; it must be ["large"].',
    ],
    [
      f => (f.piers[0].sells = ['huge']),
      'piers pier-bazaar: sells.0 is "huge"; one of "small", "large".',
    ],
    [
      f => (f.piers[2].corruptionToSellers = 10),
      'piers pier-black-market: corruptionToSellers is 10; at most 9.',
    ],
    [f => (f.townSquare.size = 5), 'townSquare: size is 5; it must be 4.'],
    [f => (f.townSquare.slots[0].hours = 0), 'townSquare slots square-1: hours is 0; at least 1.'],
    [
      f => (f.goodsPrices[2].price = 2.5),
      'goodsPrices price-small-blue: price is 2.5; it must be a whole number.',
    ],
    [
      f => (f.goodsPrices[2].price = 5),
      'merchants alc goods alc.good.small.blue: price is 4, but in goodsPrices 5; here it may be left out.',
    ],
    [f => f.townsfolk.pop(), 'townsfolk: there are 35; exactly 36.'],
    [f => (f.townsfolk[0].set = 'sailors'), 'townsfolk: there are 11 of locals; exactly 12.'],
    [f => (f.townsfolk[1].id = 'town-loc-01'), 'townsfolk town-loc-01: id is there twice.'],
    [f => delete f.townsfolk[12].ability.size, 'townsfolk town-mer-01 ability: size is missing.'],
    [
      f => (f.townsfolk[24].ability.size = 'small'),
      'townsfolk town-sai-01 ability: size is no field that is known here.',
    ],
    [
      f => f.corruptionCards.push({ ...f.corruptionCards[0], id: 'x' }),
      'corruptionCards: there are 61; exactly 60.',
    ],
    [
      f => (f.corruptionCards[0].corruptionIcons = 10),
      'corruptionCards cor-01: corruptionIcons is 10; at most 9.',
    ],
    [
      f => f.rogueCards.reverse(),
      'rogueCards rogue-robbers: id is "rogue-robbers"; it must be "rogue-criminals".',
    ],
    [
      f => (f.rogueCards[1].effect = 'none'),
      'rogueCards rogue-cultists: effect is "none"; it must be "marketRogueAsAnyCustomer".',
    ],
    [
      f => (f.rogueCards[1].arrivalRule = 'none'),
      'rogueCards rogue-cultists: arrivalRule is "none"; one of "customersOnly"',
    ],
    [
      f => (f.rogueCards[0].bag = 7),
      'rogueCards rogue-criminals: lair and bag have 9; there are 8 Rogues.',
    ],
    [f => (f.rogues.meeples = 21), 'rogues: meeples is 21; at most 20.'],
    [f => f.merchants.pop(), 'merchants: there are 3; exactly 4.'],
    [f => f.merchants.reverse(), 'merchants chr: id is "chr"; it must be "alc".'],
    [f => (f.merchants[CAP] = null), 'merchants no. 3: this is null; it must be an object.'],
    [f => (f.merchants = {}), 'merchants: it is an object; it must be a list.'],
  ])('%#: %s', (bend, said) => {
    expect(problems(bend).join('\n')).toContain(said)
  })

  test.each<Fault>([
    [c => c.hours.pop(), ': hours is too short: at least 12.'],
    [c => c.gaps.pop(), ' gaps: there are 10; exactly 11.'],
    [c => (c.gaps[2].after = 4), ' gaps gap-3-30: after is 4; it must be 3.'],
    [c => (c.gaps[2].indicator = 1), ' gaps gap-3-30: indicator is 1; it must be true or false.'],
    [c => c.hands.pop(), ' hands: there are 1; exactly 2.'],
    [
      c => (c.hands[0].gap = 'gap-12-30'),
      ' hands hand-1: gap is "gap-12-30"; there is no such gap.',
    ],
    [c => (c.hands[1].gap = 'gap-6-30'), ' hands hand-2: gap is that of the other hand.'],
    [
      c => (c.hands[0].mouseUntilEndOfRound = 4),
      ' hands hand-1: mouseUntilEndOfRound is 4; at most 3.',
    ],
    [c => (c.marketIndicatorStart = 13), ': marketIndicatorStart is 13; at most 12.'],
    [c => (c.marketIndicatorStart = 3), ': roundStartHour.3 is 3; before marketIndicatorStart, 3.'],
    [c => delete c.roundStartHour['2'], ': roundStartHour.2 is missing.'],
    [c => (c.adventurerTokens['6'] = {}), ': adventurerTokens.6 is no field that is known here.'],
    [
      c => (c.adventurerTokens['2']['gap-9-30'] = 10),
      ': adventurerTokens.2.gap-9-30 is 10; at most 9.',
    ],
    [
      c => (c.adventurerTokens['2']['gap-1-30'] = 2),
      ': adventurerTokens.2.gap-1-30: there is no indicator',
    ],
    [c => (c.handCorruption = -1), ': handCorruption is -1; at least 0.'],
  ])('the clock %#: %s', (bend, said) => {
    expect(problems(f => bend(f.clock)).join('\n')).toContain(`clock${said}`)
  })

  test.each<Fault>([
    [t => (t.name = ''), ': name is ""; it must be a name one can see'],
    [t => (t.name = 'x'.repeat(61)), ': name is "xxxxx'],
    [t => (t.factionIcons = ['pink']), ': factionIcons.0 is "pink"; one of "red"'],
    [t => (t.ability = { type: 'fly' }), ': ability.type is "fly"; one of "discardCorruption"'],
    [t => (t.ability.upTo = 2), ' ability: either exact or upTo, not both or neither.'],
    [t => (t.ability = { type: 'discardCorruption' }), ' ability: either exact or upTo'],
    [t => (t.ability.exact = 0), ' ability: exact is 0; at least 1.'],
  ])('a townsperson %#: %s', (bend, said) => {
    expect(problems(f => bend(f.townsfolk[0])).join('\n')).toContain(`townsfolk town-loc-01${said}`)
  })

  test('all of them at once, each in a sentence', () => {
    const all = problems(f => {
      for (const card of f.townsfolk) delete card.ability
      f.merchants[ALC].layout = 7
      f.boats = null
    })
    expect(all).toHaveLength(38)
    for (const said of all)
      expect(said).toMatch(/^(townsfolk town-\w+-\d\d|merchants alc|boats): [^\n]+\.$/)
  })
})
