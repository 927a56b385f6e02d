import { storage } from '../../storage.ts'

/** The puzzles of the games, by file: `npm run puzzles` writes them. */
const files = import.meta.glob<readonly string[]>('../../../games/*/puzzles.json', {
  import: 'default',
})

/** The puzzles of a game, as links carry them, the clearest first; [] for a game that has none. */
export const puzzlesOf = async (game: string): Promise<readonly string[]> =>
  (await files[`../../../games/${game}/puzzles.json`]?.()) ?? []

const nameOf = (game: string) => `solved:${game}`

/** Which puzzles of a game were solved in this browser, by what links to them carry. */
export const solved = {
  of(game: string): ReadonlySet<string> {
    return new Set(storage.read(nameOf(game))?.split(' '))
  },
  add(game: string, carried: string): void {
    storage.write(nameOf(game), [...new Set([...this.of(game), carried])].join(' '))
  },
}
