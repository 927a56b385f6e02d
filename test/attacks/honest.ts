import type { Board } from '../../bench/server/crowd.ts'
import { openTable } from '../../bench/server/ours.ts'

/**
 * Two people who play one match after another for as long as they are told "play" and not "rest".
 * They are a process of their own: what an attacker does in another must not slow their clock. Each
 * move is told by the milliseconds it took, all that goes wrong in words, and that they rest by
 * null.
 */
export type Said = number | string | null

const [, , address = ''] = process.argv
const WISH = { game: 'merchant-of-goldfish', options: { start: 0, games: 3 } }
/** Between two moves: a socket may send forty messages a second. */
const PAUSE_MS = 25
const say = (said: Said) => void process.send?.(said)

let told: unknown = null
/** Where the next move can be made. */
let waiting: Board | null = null
let began = 0

function move(): void {
  if (waiting === null) return
  if (told !== 'play') return told === 'rest' ? say(null) : undefined
  const table = waiting
  waiting = null
  began = performance.now()
  table.move()
}

async function match(): Promise<void> {
  await openTable(
    [address],
    2,
    WISH,
    {
      ready(table) {
        waiting = table
        setTimeout(move, PAUSE_MS)
      },
      acknowledged: () => say(performance.now() - began),
      wrong: say,
    },
    table => {
      table.close()
      void match()
    },
  )
}

process.on('message', word => {
  told = word
  move()
})
process.on('disconnect', () => process.exit())
await match()
