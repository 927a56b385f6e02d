import { GAMES } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import type { GameMeta } from '../../kit/meta.ts'
import type { GameText } from '../../kit/words/text.ts'
import { Bad } from './bad.ts'

/**
 * Matches that may be open at once: far beyond any use, far below what would fill the memory.
 */
export const MAX_TABLES = 10_000

export interface Loaded {
  readonly meta: GameMeta
  readonly game: Game
  readonly text: GameText
}

/**
 * Every game with its English sentences, loaded before the first request so that answering never
 * has to wait.
 */
export async function loadGames(): Promise<Loaded[]> {
  return Promise.all(
    GAMES.map(async entry => {
      const [{ game }, { text }] = await Promise.all([entry.load(), entry.text('en')])
      return { meta: entry.meta, game, text }
    }),
  )
}

export interface OpenTable {
  readonly match: Match
  readonly text: GameText
}

/** The games there are and the tables that are open. */
export class Tables {
  readonly games: readonly Loaded[]
  private readonly open = new Map<string, OpenTable>()
  private opened = 0

  constructor(games: readonly Loaded[]) {
    this.games = games
  }

  game(id: string): Loaded {
    const found = this.games.find(({ meta }) => meta.id === id)
    if (found) return found
    const list = this.games.map(({ meta }) => meta.id).join(', ')
    throw new Bad('unknown-game', `No game ${JSON.stringify(id)}. Games: ${list}.`)
  }

  add(table: OpenTable): string {
    if (this.open.size >= MAX_TABLES) {
      throw new Bad('too-many-tables', `${MAX_TABLES} tables are open; close one first.`)
    }
    const id = `t${++this.opened}`
    this.open.set(id, table)
    return id
  }

  get(id: string): OpenTable {
    const found = this.open.get(id)
    if (found) return found
    throw new Bad('unknown-table', `No table ${JSON.stringify(id)} is open.`)
  }

  close(id: string): void {
    this.get(id)
    this.open.delete(id)
  }
}
