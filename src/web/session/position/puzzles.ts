import { findGame } from '../../../games/index.ts'
import { storage } from '../../storage.ts'

/** The puzzles of a game, as links carry them; [] for a game that has none. */
export const puzzlesOf = async (game: string): Promise<readonly string[]> =>
  (await findGame(game)?.puzzles?.())?.default ?? []

const nameOf = (game: string) => `solved:${game}`

/** What a puzzle is known by: enough of its end to tell it from the others of its game. */
const markOf = (carried: string) => carried.slice(-12)
const marksOf = (game: string) => storage.read(nameOf(game))?.split(' ') ?? []

/** Which of a game's puzzles were solved in this browser. */
export const solved = {
  has: (game: string, carried: string): boolean => marksOf(game).includes(markOf(carried)),
  add(game: string, carried: string): void {
    storage.write(nameOf(game), [...new Set([...marksOf(game), markOf(carried)])].join(' '))
  },
}
