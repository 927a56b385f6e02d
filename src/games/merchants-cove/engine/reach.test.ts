import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { begin, must } from '../../../kernel/match.ts'
import { playing } from '../../../kit/play.fixture.ts'
import { contentSets } from '../content/index.ts'
import { game } from './index.ts'
import { MERCHANT_IDS, ROGUES } from './names.ts'
import type { Event, Move, State } from './state.ts'
import { daily } from '../../../../test/deep.ts'

/*
 * Random play that prefers what it has seen least until it has seen everything often enough: every
 * card, every ability, every space of every merchant, every effect of every Rogue card.
 */

const TIMES = daily(3, 20)
/** Enough by far; so many games mean that something is not reached. */
const MOST_GAMES = 400

const tables = contentSets.tables(contentSets.standard)
const seen = new Map<string, number>()
const count = (what: string): number => seen.get(what) ?? 0
const note = (what: string) => void seen.set(what, count(what) + 1)

/** What is to be reached. */
const goals: string[] = [
  ...tables.townsfolk.map((_, card) => `townsfolk ${card}`),
  ...MERCHANT_IDS.flatMap(id => [
    ...[0, 1, 2, 3].map(slot => `staff ${id} ${slot}`),
    ...tables.boards[id].spaces.map((_, space) => `space ${id} ${space}`),
  ]),
  ...tables.corruption.flatMap((_, kind) => (kind === 0 ? [] : [`corruption ${kind}`])),
  ...['discard', 'gain', 'bagToBoat', 'pier', 'hall', 'bag', 'boat'].map(
    ability => `ability ${ability}`,
  ),
  // Criminals do nothing. @rule COV-103
  'rogue cultists',
  'rogue robbers',
]

/** What an event shows to have happened. */
function shown(event: Event): readonly string[] {
  switch (event.type) {
    case 'hired':
      return [`townsfolk ${event.card}`]
    case 'staffed':
      return [`staff ${event.merchant} ${event.slot}`]
    case 'went':
      return [`space ${event.merchant} ${event.space}`]
    case 'corrupted':
      return (event.cards ?? []).flatMap((n, kind) => (n > 0 ? [`corruption ${kind}`] : []))
    case 'discarded':
      return ['ability discard']
    case 'gained':
      return ['ability gain']
    case 'carried':
      return [`ability ${event.to}`]
    case 'conjured':
      return ['rogue cultists']
    case 'robbed':
      return ['rogue robbers']
    default:
      return []
  }
}

/** How often what a move leads to was seen; moves that lead to nothing in particular are common. */
function rarity(state: State, seat: number, move: Move): number {
  const { merchant } = state.players[seat]
  switch (move.type) {
    case 'chooseSpace':
      return count(`space ${merchant} ${move.space}`)
    case 'recruit.card':
      return count(`townsfolk ${state.square[move.place]}`)
    case 'staff.next':
      return count(`staff ${merchant} ${move.slot}`)
    default:
      return Infinity
  }
}

/** Half of the time what was seen least, else anything. */
function choose(rng: Rng, state: State, seat: number): Move {
  const moves = game.legal(state, seat)
  if (rng.below(2) === 0) return rng.pick(moves)
  const rarest = Math.min(...moves.map(move => rarity(state, seat, move)))
  return rng.pick(moves.filter(move => rarity(state, seat, move) === rarest))
}

function play(seed: number): void {
  const rng = Rng.from(seed)
  const rogue = ROGUES[seed % ROGUES.length]
  const match = must(begin(game, 2 + (seed % 3), { townsfolk: 'all', rogue }, seed.toString(16)))
  for (const { events } of playing(match, (_, seat) => choose(rng, match.state, seat))) {
    for (const event of events) shown(event).forEach(note)
    const types = events.map(event => event.type)
    if (types.includes('called') && types.includes('drew')) note('ability bagToBoat')
  }
}

describe('everything happens', () => {
  test(`each card, ability, space and Rogue effect ${TIMES} times and more in random play`, () => {
    const missing = () => goals.filter(goal => count(goal) < TIMES)
    for (let seed = 1; seed <= MOST_GAMES && missing().length > 0; seed++) play(seed)
    expect(missing()).toEqual([])
  })
})
