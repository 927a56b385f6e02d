import { afterAll, expect, test, vi } from 'vitest'
import { clone } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { check } from '../content/schema.ts'
import { type Content, contentSets, standard } from '../content/index.ts'
import { game } from './index.ts'
import { ROGUES, SET_CHOICES } from './names.ts'
import { openTask } from './first.fixture.ts'
import type { State } from './state.ts'
import { daily } from '../../../../test/deep.ts'

/*
 * Whatever the schema accepts can be played with: sets of printed values at random, and random
 * games with them.
 */

const SETS = daily(2, 8)
/** How often a set is changed. */
const TIMES = 24
/** No game is longer than this with any set. */
const LONGEST = 20_000
/** More answers are no small decision, whatever is printed. */
const MOST_ANSWERS = 64

// Test files share their modules: no other is to find our sets.
afterAll(() => void vi.resetModules())

/** Any JSON, to be bent at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is tried here has no form
type Bent = any

/** What can be changed only together. */
const KNOBS: readonly ((file: Bent, n: number, m: number) => unknown)[] = [
  (file, n, m) =>
    file.boats.forEach((boat: Bent) => Object.assign(boat, { capacity: n, arrivalLoad: m })),
  ({ factions }, n, m) =>
    Object.assign(factions[m % 4], { meeples: n + m, startInHall: m, startInBag: n }),
  ({ rogues, rogueCards }, n, m) => {
    rogues.meeples = n + m
    Object.assign(rogueCards[n % 3], { lair: n, bag: m })
  },
  ({ clock }, n, m) => Object.assign(clock.hands[n % 2], { gap: `gap-${m}-30` }),
  ({ clock }, n) => (clock.gaps[n % 11].indicator = !clock.gaps[n % 11].indicator),
  ({ clock }, n, m) => (clock.adventurerTokens[2 + (n % 3)] = { 'gap-11-30': m }),
  ({ goodsPrices, merchants }, n, m) => {
    goodsPrices[m % 8].price = n
    for (const { goods } of merchants) delete goods[m % 8].price
  },
  ({ townsfolk }, n, m) => (townsfolk[(n * m) % 36].ability = townsfolk[(n + m) % 36].ability),
  ({ townsfolk }, n) => (townsfolk[n % 36].ability = { type: 'discardCorruption', upTo: n }),
  ({ merchants: [alc] }, n) => {
    alc.layout.cauldrons = n
    alc.spaces[4].maxGoods = n
  },
  ({ merchants: [, bla] }, n) => {
    bla.components[4].count = n
    bla.layout.startTray.coal = n
  },
  ({ merchants: [, bla] }, n, m) => {
    const { layout } = bla
    layout.coalPerFurnace = 1 + (n % 5)
    layout.maxHeat = Math.min(n + m, 6 * (1 + layout.coalPerFurnace))
    layout.weaponHeat = [1 + (m % 3), Math.min(n, layout.maxHeat - 1)]
    layout.armourHeat = [layout.weaponHeat[1] + 1, layout.maxHeat]
    layout.masterworkHeat = [layout.maxHeat, layout.maxHeat]
  },
  ({ merchants: [, , cap] }, n, m) =>
    (cap.layout.compassSectors[m % 8] = n % 3 === 0 ? 'storm' : n),
  ({ merchants: [, , cap] }, n) => {
    cap.layout.rowSteps = n
    cap.spaces[0].steps = n
  },
  ({ merchants: [, , , chr] }, n, m) => {
    chr.layout.maxHourglasses = n
    chr.layout.startHourglasses = m
    chr.components[4].count = n
  },
]

/** All numbers in the file: the object, and the field of it that holds one. */
function numbersIn(value: Bent): [Bent, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [Bent, string][] =>
    typeof inner === 'number' ? [[value, key]] : numbersIn(inner),
  )
}

/** The parts of a file in which the rules read numbers. */
const parts = ({
  clock,
  townSquare,
  piers,
  townsfolk,
  corruptionCards,
  rogueCards,
  merchants,
}: Bent): Bent[] => [
  clock,
  townSquare,
  piers,
  townsfolk,
  corruptionCards,
  rogueCards,
  ...merchants.flatMap(({ layout, components, spaces, goods }: Bent) => [
    layout,
    layout,
    components,
    spaces,
    goods,
  ]),
]

/** One change, sensible or not. */
function bend(file: Bent, rng: Rng): void {
  if (rng.below(2) === 0) return void rng.pick(KNOBS)(file, rng.below(14), rng.below(12))
  const [holder, field] = rng.pick(numbersIn(rng.pick(parts(file))))
  holder[field] = rng.below(13)
}

/** The standard set after many changes, some at a time, kept if the whole is still accepted. */
function bent(rng: Rng): Content {
  let kept: Content = standard
  for (let times = 0; times < TIMES; times++) {
    const file: Bent = clone(kept)
    for (let change = 0; change < 1 + (times % 3); change++) bend(file, rng)
    const checked = check(file)
    if (checked.ok) kept = checked.content
  }
  return kept
}

/** A game at random, sound at each ply. */
function play(content: string, rng: Rng): State {
  const seats = 2 + rng.below(3)
  const options = {
    content,
    merchants: 'random',
    townsfolk: rng.pick(SET_CHOICES),
    rogue: rng.pick(ROGUES),
  } as const
  const state = game.setup(seats, options, rng)
  for (let ply = 0; ply < LONGEST; ply++) {
    expect(game.faults(state)).toEqual([])
    const task = openTask(state)
    if (task === undefined) return state
    const moves = game.legal(state, task.seat)
    expect(moves.length).toBeLessThanOrEqual(MOST_ANSWERS)
    game.play(state, task.seat, rng.pick(moves), { rng, emit: () => undefined })
  }
  throw new Error(`Still not over after ${LONGEST} plies.`)
}

test.each(Array.from({ length: SETS }, (_, seed) => seed))(
  'set %i: whatever is accepted can be played',
  seed => {
    const rng = Rng.from(seed)
    const content = contentSets.add(bent(rng))
    expect(content).not.toBe(contentSets.standard)
    for (let match = 0; match < 3; match++) {
      const state = play(content, rng)
      expect(state.phase).toBe('over')
    }
  },
)
