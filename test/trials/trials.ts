import { setTimeout as wait } from 'node:timers/promises'
import { type Arena, openArena } from './arena.ts'
import { type Child, startChild } from '../../bench/server/child.ts'
import type { Place } from '../../src/server/store/open.ts'
import { judge, type Verdict } from './judge.ts'

export interface Setting {
  readonly place: Place
  /** Processes on the same database. */
  readonly servers: number
  readonly tables: number
  readonly trials: number
  /** Called after each trial. */
  readonly tried?: () => void
}

/** Longest time between a recovery and the next blow. */
const PAUSE_MS = 300
/** People choose at this pace: a match should outlive a few blows. */
const PACE_MS = 5
/** So many moves are acknowledged before the first blow. */
const BEFORE = 20

/** People play on servers of their own while something is done; then it is judged how they fared. */
async function atTables(
  { place, servers, tables }: Setting,
  trouble: (arena: Arena, children: Child[]) => Promise<void>,
): Promise<Verdict> {
  const children: Child[] = []
  try {
    for (let n = 0; n < servers; n++) children.push(await startChild(place))
    const arena = openArena(() => children.map(({ address }) => address), tables, PACE_MS)
    try {
      await arena.moves(BEFORE)
      await trouble(arena, children)
    } finally {
      await arena.close()
    }
    return await judge(arena, place)
  } finally {
    await Promise.all(children.map(child => child.kill()))
  }
}

/** Again and again something is done to the servers; each time waits until all play on. */
function underBlows(
  setting: Setting,
  blow: (children: Child[]) => Promise<void>,
): Promise<Verdict> {
  return atTables(setting, async (arena, children) => {
    for (let trial = 0; trial < setting.trials; trial++) {
      await wait(Math.random() * PAUSE_MS)
      await blow(children)
      await arena.everybodyMoves()
      setting.tried?.()
    }
  })
}

/** Each trial ends a process by SIGKILL in the middle of play; another takes its place. */
export function killTrials(setting: Setting): Promise<Verdict> {
  return underBlows(setting, async children => {
    const victim = Math.floor(Math.random() * children.length)
    await children[victim]?.kill()
    children[victim] = await startChild(setting.place)
  })
}

/** Each trial is a restart of PostgreSQL as after a power cut. */
export function restartTrials(
  setting: Setting,
  crashAndRestart: () => Promise<void>,
): Promise<Verdict> {
  return underBlows(setting, crashAndRestart)
}

/** Each trial cuts one player's connection in the middle of play. */
export function cutTrials(setting: Setting): Promise<Verdict> {
  const { tables, trials, tried } = setting
  return atTables(setting, async arena => {
    for (let cuts = 0; cuts < trials; cuts++) {
      await arena.moves(1)
      await wait(Math.random() * 20)
      const recent = arena.players.slice(-2 * tables)
      recent[Math.floor(Math.random() * recent.length)]?.player.cut()
      tried?.()
    }
    await arena.everybodyMoves()
  })
}
