import { setTimeout as wait } from 'node:timers/promises'
import { Rng } from '../../src/kernel/rng.ts'

/** A table where a player can move. */
export interface Board {
  /** Sends one move of the player to act. */
  move(): void
  close(): void
}

/**
 * The events of boards: each reports `acknowledged` once for each move, and `ready` when the next
 * may be made.
 */
export interface Ears {
  ready(board: Board): void
  acknowledged(board: Board): void
  /** A move was refused, or a connection broke. */
  wrong(said: string): void
}

/** Called when a match has ended and its last move is acknowledged. */
export type Over<B extends Board> = (board: B) => void

/** The result of moves that were due at given times. */
export interface Run {
  /** Moves a second, as planned and as acknowledged. */
  readonly rate: number
  readonly reached: number
  /** Moves that were acknowledged, at any time. */
  readonly moves: number
  /**
   * Milliseconds from the planned time to the acknowledgement, or until it was given up; in order.
   */
  readonly waits: readonly number[]
  readonly wrong: readonly string[]
}

/** Many boards; those that are ready play in turn. */
export interface Crowd extends Ears {
  /** Resolves when this many boards are ready; throws if there is no progress. */
  gathered(boards: number): Promise<void>
  /** Plays at this many moves a second, for this many seconds. */
  play(rate: number, seconds: number): Promise<Run>
}

const LOOK_MS = 20
/** A move that is not acknowledged this long after the end is given up. */
const PATIENCE_MS = 3000
/** A longer pause means that nothing goes on any more. */
const STILL_MS = 30_000
/** A later move cannot be caught up any more. */
const HOPELESS_MS = 2000

/**
 * An open loop: the times of moves are fixed beforehand (at random, as people come), and a wait
 * counts from then on, also if the server was too slow for the move to be sent in time.
 */
export function makeCrowd(): Crowd {
  const idle: Board[] = []
  const onTheWay = new Map<Board, number>()
  const rng = Rng.from(500)
  let due: readonly number[] = []
  let sent = 0
  let waits: number[] = []
  let wrong: string[] = []

  function sendDue(): void {
    const now = performance.now()
    for (let planned = due[sent]; planned !== undefined && planned <= now; planned = due[sent]) {
      const board = idle.shift()
      if (board === undefined) return
      sent++
      onTheWay.set(board, planned)
      board.move()
    }
  }

  function arrivals(rate: number, seconds: number): number[] {
    const times: number[] = []
    const begin = performance.now()
    for (let at = 0; ; times.push(begin + at)) {
      at -= (Math.log(1 - rng.unit()) * 1000) / rate
      if (at > seconds * 1000) return times
    }
  }

  return {
    ready(board) {
      idle.push(board)
      sendDue()
    },
    acknowledged(board) {
      const planned = onTheWay.get(board)
      if (planned === undefined) return
      onTheWay.delete(board)
      waits.push(performance.now() - planned)
    },
    wrong(said) {
      wrong.push(said)
    },
    async gathered(boards) {
      let [most, since] = [0, performance.now()]
      while (idle.length < boards) {
        await wait(LOOK_MS)
        if (idle.length > most) [most, since] = [idle.length, performance.now()]
        if (performance.now() < since + STILL_MS) continue
        throw new Error(
          `Only ${most} of ${boards} tables were ready to play. ${wrong.slice(0, 3).join(' ')}`,
        )
      }
    },
    async play(rate, seconds) {
      const begin = performance.now()
      const end = begin + seconds * 1000
      ;[waits, wrong, sent, due] = [[], [], 0, arrivals(rate, seconds)]
      const late = () => performance.now() - (due[sent] ?? Infinity)
      while (performance.now() < end && late() < HOPELESS_MS) {
        await wait(1)
        sendDue()
      }
      const stopped = performance.now()
      const inTime = waits.length
      const unsent = due.slice(sent).filter(planned => planned <= stopped)
      due = []
      while (onTheWay.size > 0 && performance.now() < stopped + PATIENCE_MS) await wait(LOOK_MS)
      const given = [...unsent, ...onTheWay.values()].map(planned => performance.now() - planned)
      onTheWay.clear()
      return {
        rate,
        reached: inTime / ((stopped - begin) / 1000),
        moves: waits.length,
        waits: [...waits, ...given].toSorted((a, b) => a - b),
        wrong,
      }
    },
  }
}

/** The wait that this share of all did not exceed. */
export function share({ waits }: Run, part: number): number {
  return shareOf(waits, part)
}

/** What this share of all, which are in order, does not exceed. */
export function shareOf(all: readonly number[], part: number): number {
  return all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Infinity
}
