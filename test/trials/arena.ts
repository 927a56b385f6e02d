import { setTimeout as wait } from 'node:timers/promises'
import { newGuest, tableOf } from '../../bench/server/people.ts'
import { play, type Player } from './player.ts'

/**
 * Tables with two people and a bot each, one match after another, whatever happens to the servers.
 */
export interface Arena {
  readonly players: readonly {
    readonly table: string
    readonly seat: number
    readonly player: Player
  }[]
  /** Resolves when this many more moves were acknowledged. */
  moves(more: number): Promise<void>
  /**
   * Resolves when every player has received something new since now; rejects, naming the stuck
   * player, if one never does.
   */
  everybodyMoves(): Promise<void>
  close(): Promise<void>
}

const LOOK_MS = 20
const AGAIN_MS = 100
/** A player who sees nothing for this long after a blow is stuck. */
const PATIENCE_MS = 60_000

/** `addresses`: where servers are at this moment. */
export function openArena(addresses: () => readonly string[], tables: number, pace: number): Arena {
  const all: Arena['players'][number][] = []
  const sitting = new Set<Player>()
  let closed = false

  async function host(): Promise<void> {
    while (!closed) {
      const begun = await begin().catch(() => null)
      if (begun === null) {
        await wait(AGAIN_MS)
        continue
      }
      for (const { player } of begun) sitting.add(player)
      all.push(...begun)
      await Promise.race([Promise.all(begun.map(({ player }) => player.over)), ended])
      for (const { player } of begun) {
        player.stop()
        sitting.delete(player)
      }
    }
  }

  async function begin() {
    const now = addresses()
    const cookies = await Promise.all([0, 1].map(seat => newGuest(now[seat % now.length] ?? '')))
    const table = await tableOf(now, cookies)
    return cookies.map((cookie, seat) => {
      const address = (attempt: number) => {
        const known = addresses()
        return known[(seat + attempt) % known.length] ?? ''
      }
      return { table, seat, player: play({ address, cookie, table, pace }) }
    })
  }

  let end: () => void
  const ended = new Promise<void>(done => (end = done))
  const hosts = Array.from({ length: tables }, host)
  const total = () => all.reduce((sum, { player }) => sum + player.acknowledged.size, 0)

  return {
    players: all,
    async moves(more) {
      const goal = total() + more
      while (total() < goal) await wait(LOOK_MS)
    },
    async everybodyMoves() {
      const before = new Map([...sitting].map(player => [player, player.steps.length]))
      const waiting = () =>
        all.filter(({ player }) => sitting.has(player) && player.steps.length <= stepsOf(player))
      const stepsOf = (player: Player) => before.get(player) ?? -1
      const end = performance.now() + PATIENCE_MS
      while (waiting().length > 0) {
        if (performance.now() > end)
          throw new Error(`Nothing goes on: ${waiting().map(describe).join('; ')}`)
        await wait(LOOK_MS)
      }
    },
    async close() {
      closed = true
      end()
      await Promise.all(hosts)
      for (const { player } of all) player.stop()
    },
  }
}

function describe({ table, seat, player }: Arena['players'][number]): string {
  return `${table}, seat ${seat}, ${player.doing()}`
}
