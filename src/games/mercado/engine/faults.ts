import { faultsBy, type Need } from '../../../kit/define-game.ts'
import { range, upTo } from '../../../kit/moves.ts'
import type { Tables } from '../content/compile.ts'
import { COIN_CHANGER, COINS, HEAD_MERCHANT, OBJECT_SLOTS } from '../content/values.ts'
import { saleFaults, turnFaults } from './faults-turn.ts'
import { BLACK, coinsOn, COMPLETE, LEGAL, WHITE } from './prices.ts'
import type { Rules } from './rules.ts'
import { seatsOf } from './setup.ts'
import type { State } from './state.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const sameList = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.toSorted((x, y) => x - y).every((value, at) => value === b[at])

/** Every coin is somewhere, none where it cannot be. @rule MER-2, MER-3, MER-4, MER-12, MER-46 */
function coinFaults(s: State, { purse, white, black }: Tables, need: Need): void {
  const heaps = [...s.purses, ...s.trays, s.drawn, ...s.edges.flat().map(coinsOn)]
  const counted = COINS.map((_, at) => sum(heaps.map(heap => heap[at + 1])))
  COINS.forEach((name, at) => {
    const coin = at + 1
    const all = coin === WHITE ? white : coin === BLACK ? black : purse[coin] * s.progress.length
    const there = counted[at] + (coin === WHITE ? s.whitePile : coin === BLACK ? s.blackPile : 0)
    const rule = coin === WHITE || coin === BLACK ? 'MER-4' : 'MER-3'
    need(there === all, `There are ${there} coins ${name}, not ${all} (${rule}).`)
  })
  need(s.drawn[BLACK] === 0, 'drawn: no black coins (MER-24).')
  need(
    s.trays.every(tray => tray[WHITE] === 0),
    'trays: no white coins (MER-46).',
  )
}

/** Every tile, token and seal is somewhere. @rule MER-5, MER-6, MER-7, MER-8 */
function pieceFaults(s: State, { objects, perfumes, allTokens, seals }: Tables, need: Need): void {
  const shown = s.display.slice(0, OBJECT_SLOTS)
  const scents = s.display.slice(OBJECT_SLOTS, HEAD_MERCHANT)
  const market = s.display.slice(HEAD_MERCHANT)
  need(
    sameList([...shown, ...s.objectStack, ...s.objectDiscard], upTo(objects)),
    'Each object is in one place (MER-7).',
  )
  need(
    sameList(
      [...scents, ...s.perfumeStack, ...s.perfumeDiscard],
      range(objects, objects + perfumes - 1),
    ),
    'Each perfume is in one place (MER-7).',
  )
  need(
    market.every((tile, at) => tile === objects + perfumes + at),
    'display: the market tiles last (MER-8).',
  )
  const tokens = [...s.supply, ...s.tokens.flat(), ...s.played, ...s.dropped.flat()]
  need(sameList(tokens, allTokens), 'Each privilege token is in one place (MER-6).')
  need(s.sealPile + sum(s.seals) === seals, `There are ${seals} seals (MER-5).`)
}

/**
 * Nobody has more on a tile than its price, and only the player whose turn it is has paid one. @rule MER-33,
 * MER-39, MER-R12, MER-R20
 */
function edgeFaults(s: State, { tiles }: Tables, need: Need): void {
  const completing =
    s.placed > 0 || ['saleOrder', 'changerWhite', 'forcedDiscard'].includes(s.phase)
  s.edges.forEach((edges, slot) => {
    const { pays } = tiles[s.display[slot]]
    edges.forEach((holding, seat) => {
      const where = `edges: slot ${slot}, seat ${seat}`
      need((pays[holding] & LEGAL) !== 0, `${where} holds what the price does not take (MER-33).`)
      const mayBeComplete =
        (seat === s.turn && completing) || (slot === COIN_CHANGER && s.changer === 'wait')
      need(
        (pays[holding] & COMPLETE) === 0 || mayBeComplete,
        `${where} is complete and not sold (MER-R12).`,
      )
    })
  })
}

/** Markers on one space stand on each other. @rule MER-11, MER-60, MER-R31 */
function trackFaults(s: State, { spaces }: Tables, need: Need): void {
  const { length } = spaces[s.side]
  for (const seat of seatsOf(s)) {
    const stack = seatsOf(s).filter(
      other => s.progress[other] % length === s.progress[seat] % length,
    )
    const heights = stack.map(other => s.heights[other])
    need(
      heights.every(height => height < stack.length) && new Set(heights).size === stack.length,
      `heights: the ${stack.length} on the space of seat ${seat} stand on each other (MER-60).`,
    )
  }
}

/** Broken invariants of a state that has the right shape, each in a sentence. */
export function invariants(rules: Rules, s: State): readonly string[] {
  const { tables } = rules
  return faultsBy(
    need => {
      coinFaults(s, tables, need)
      pieceFaults(s, tables, need)
    },
    // What comes next looks up tiles, tokens and coins: they must be there.
    need => {
      edgeFaults(s, tables, need)
      trackFaults(s, tables, need)
      turnFaults(rules, s, need)
      saleFaults(rules, s, need)
    },
  )
}
