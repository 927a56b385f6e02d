import { expect, test } from 'vitest'
import { verdictFor } from '../../../bots/review/work.ts'
import { greedy } from '../../../bots/greedy.ts'
import { insightFor } from '../../../bots/games.ts'
import { findGame, GAMES } from '../../../games/index.ts'
import { Rng } from '../../../kernel/rng.ts'
import { unpacked } from './puzzle-link.ts'
import { puzzleSession, type PuzzleSession } from './puzzle-session.ts'
import { puzzlesOf } from './puzzles.ts'

const carriedBy = async (id: string) => ({ id, carried: await puzzlesOf(id) })
const all = await Promise.all(GAMES.map(({ meta }) => carriedBy(meta.id)))
const those = all.filter(({ carried }) => carried.length > 0)
const HOW = 'npm run puzzles writes new ones, after a change of rules or printed values'

async function gameOf(id: string) {
  const entry = findGame(id)
  if (!entry) throw new Error(id)
  return (await entry.load()).game
}

test.each(those)(
  '$id: every puzzle is a position of the game as it is, no two are alike',
  async ({ id, carried }) => {
    const game = await gameOf(id)
    // They are told apart by their ends where it is kept which are solved.
    expect(new Set(carried.map(one => one.slice(-12))).size).toBe(carried.length)
    for (const [at, one] of carried.entries()) {
      const puzzle = await unpacked(one)
      const session: PuzzleSession | null =
        puzzle && puzzleSession({ game, now: () => 0, judge: async () => null }, puzzle)
      expect(session, `puzzle ${at + 1}: ${HOW}`).not.toBeNull()
      session?.watch(({ moment }) => expect(moment?.offers.length).toBeGreaterThan(2))
      session?.close()
    }
  },
)

test.each(those)(
  '$id: what a rule of thumb plays does not solve its first puzzle',
  async ({ id, carried }) => {
    const game = await gameOf(id)
    const puzzle = await unpacked(carried[0] ?? '')
    if (!puzzle) throw new Error(HOW)
    const { seat, view } = puzzle
    const state = game.determinize(view, Rng.from(1))
    const offers = game.legal(state, seat)
    const asked = { game, seat, view, offers, rng: Rng.from(1), now: () => 0 }
    const { move } = greedy(asked, await insightFor(game))
    const verdict = await verdictFor({ game: id, contentSet: null, seat, view, offers, move })
    const { cost = 0, doubt = 0 } = verdict ?? {}
    expect(cost, `${id}: ${HOW}`).toBeGreaterThan(2 * doubt)
  },
)
