import type { PlyContext } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { noCounts, total, type Counts } from '../../../kit/counts.ts'
import { BLACK } from './prices.ts'
import type { Event, State, Tile } from './state.ts'

/*
 * Chance: nothing has an order before it is drawn.
 */

/** Puts a value into a list that runs from low to high. */
export function insert(list: number[], value: number): void {
  let at = list.push(value) - 1
  for (; at > 0 && list[at - 1] > value; at--) list[at] = list[at - 1]
  list[at] = value
}

/** Takes one copy of a value out of a list that has it. */
export function remove(list: number[], value: number): void {
  list.splice(list.indexOf(value), 1)
}

/** Takes something out of a list at random; the others keep their order. */
export function drawFrom(list: number[], rng: Rng): number {
  let at = rng.below(list.length)
  const drawn = list[at]
  for (; at + 1 < list.length; at++) list[at] = list[at + 1]
  list.pop()
  return drawn
}

/**
 * Draws so many coins blindly out of a purse, all of it if there are fewer. @rule MER-21, MER-R1,
 * MER-R3
 */
export function drawCoins(purse: Counts, wanted: number, rng: Rng): Counts {
  const coins = noCounts(BLACK)
  let left = total(purse)
  for (let n = 0; n < wanted && left > 0; n++, left--) {
    let at = rng.below(left)
    let coin = 1
    while (at >= purse[coin]) at -= purse[coin++]
    purse[coin]--
    coins[coin]++
  }
  return coins
}

type Kind = 'object' | 'perfume'

const discardOf = (state: State, kind: Kind): number[] =>
  kind === 'object' ? state.objectDiscard : state.perfumeDiscard

/**
 * The next object or perfume, from a renewed draw stack if there is none. @rule MER-51, MER-52,
 * MER-R16
 */
export function drawTile(state: State, kind: Kind, ply: PlyContext<Event>): Tile {
  const stack = kind === 'object' ? state.objectStack : state.perfumeStack
  if (stack.length === 0) {
    stack.push(...discardOf(state, kind).splice(0))
    ply.emit({ type: 'reshuffled', kind, count: stack.length })
  }
  return drawFrom(stack, ply.rng)
}

/** A tile leaves the game for a while. @rule MER-51 */
export function discardTile(state: State, kind: Kind, tile: Tile): void {
  insert(discardOf(state, kind), tile)
}
