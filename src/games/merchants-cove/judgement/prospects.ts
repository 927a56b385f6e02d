import { total } from '../../../kit/counts.ts'
import { MERCHANT_IDS, ROUNDS, SLOTS } from '../engine/names.ts'
import { PARTS } from '../insight/appraisal.ts'
import { DOUBT } from '../insight/prospects.ts'
import { flag, type Inputs } from './scene.ts'

/*
 * The Gold that a seat is likely to end with, and what it is made of.
 */

/** The Gold of a usual game at the end, for scale. */
const USUAL = 130
/** A part of it is about so much. */
export const PART = 40
/** A seat has about so much by the end, and its time is worth about so much at the start. */
export const NOW = 150
export const TIME = 60
/** So many Corruption cards are about 1. */
export const CORRUPTION = 15

/** So much of it is one unit of the input. */
const UNIT = 60

/** All of it, by round: the nearer the end, the more it says. */
const outcome: Inputs = {
  names: ['outlook/round1', 'outlook/round2', 'outlook/round3', 'outlook/market3'],
  fill({ state, appraisal: { expected } }, out, at) {
    let sum = -2 * expected.corruption
    for (const part of PARTS) sum += expected[part]
    const scaled = Math.max(-3, Math.min(3, (sum - USUAL) / UNIT))
    out[at + state.round - 1] = scaled
    if (state.round === ROUNDS && state.phase === 'market') out[at + ROUNDS] = scaled
  },
}

/** What the insight makes of it: how much more makes it e to 1 who ends up ahead. */
export const BELIEVED = {
  'outlook/round1': UNIT / DOUBT[2],
  'outlook/round2': UNIT / DOUBT[1],
  'outlook/round3': UNIT / DOUBT[0],
}

const parts: Inputs = {
  names: ['gold/now', 'gold/lead', 'townsfolk/icons', 'shelf/worth', 'shelf/last', 'shields/worth'],
  fill({ state, seat, player, appraisal: { expected } }, out, at) {
    let best = 0
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat) best = Math.max(best, state.players[other].gold)
    out[at] = player.gold / NOW
    out[at + 1] = (player.gold - best) / 100
    out[at + 2] = expected.townsfolk / PART
    out[at + 3] = expected.shelf / PART
    out[at + 4] = state.round === ROUNDS ? expected.shelf / PART : 0
    out[at + 5] = expected.shields / PART
  },
}

const shelf: Inputs = {
  names: ['shelf/small', 'shelf/large', 'shields/count'],
  fill({ player: { shelf: goods, shields } }, out, at) {
    for (let good = 1; good < goods.length; good++)
      out[at + flag(good >= shields.length)] += goods[good] / 8
    for (const active of shields) out[at + 2] += flag(active) / 4
  },
}

const corruption: Inputs = {
  names: ['corruption/cards', 'corruption/cost', 'corruption/guilt', 'corruption/lair'],
  fill({ state, player, appraisal: { expected } }, out, at) {
    const cards = total(player.corruption)
    out[at] = cards / CORRUPTION
    out[at + 1] = expected.corruption / PART
    out[at + 2] = (cards * state.lair) / 120
    out[at + 3] = state.lair / 6
  },
}

const staff: Inputs = {
  names: [
    'staff/count',
    'staff/worth',
    ...MERCHANT_IDS.flatMap(id => [1, 2, 3, 4].map(slot => `staff/${id}${slot}`)),
  ],
  fill({ player, appraisal: { expected, left, after } }, out, at) {
    const row = at + 2 + SLOTS * MERCHANT_IDS.findIndex(id => id === player.merchant)
    for (let slot = 0; slot < SLOTS; slot++) {
      if (player.staff[slot] === null) continue
      out[at] += 1 / SLOTS
      out[row + slot] = (left + after) / 27
    }
    out[at + 1] = expected.staff / PART
  },
}

/** What each merchant makes Goods of: those inputs of `shops.ts` are of the same groups. */
const WORKS = { alc: 'marbles', bla: 'furnaces', cap: 'fleet', chr: 'rift' } as const

/** What each merchant has begun: their shops promise more or less than the insight believes. */
const stock: Inputs = {
  names: MERCHANT_IDS.flatMap(id => [`${WORKS[id]}/stock`, `${WORKS[id]}/stock-last`]),
  fill({ state, player, appraisal: { expected } }, out, at) {
    const place = at + 2 * MERCHANT_IDS.findIndex(id => id === player.merchant)
    out[place] = expected.stock / PART
    if (state.round === ROUNDS) out[place + 1] = expected.stock / PART
  },
}

/** What the Gold is made of: how much of it one unit of each of these inputs is. */
export const MADE_OF = {
  'gold/now': NOW,
  'townsfolk/icons': PART,
  'shelf/worth': PART,
  'shields/worth': PART,
  'staff/worth': PART,
  'corruption/cost': -PART,
  ...Object.fromEntries(MERCHANT_IDS.map(id => [`${WORKS[id]}/stock`, PART])),
  'time/worth': TIME,
}

export const PROSPECTS: readonly Inputs[] = [outcome, parts, shelf, corruption, staff, stock]
