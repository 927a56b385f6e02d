import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type * as Internal from 'boardgame.io/internal'

/*
 * boardgame.io's folders have no `exports`, which Node's `import` needs; `require` finds them.
 * Without its checks for development only where NODE_ENV is "production".
 */
const require = createRequire(import.meta.url)
const internal = require('boardgame.io/internal') as typeof Internal

export const VERSION = (require('boardgame.io/package.json') as { version: string }).version

export interface Choice {
  readonly move: string
  readonly args: readonly number[]
}

/**
 * A game in boardgame.io at its reducer: no client, no server, just the moves.
 */
export class Peer<G> {
  private readonly game: Game<G>
  private readonly reduce: ReturnType<typeof internal.CreateGameReducer>

  constructor(game: Game<G>) {
    this.game = game
    this.reduce = internal.CreateGameReducer({ game })
  }

  begin(seats: number, deal: G): State<G> {
    return internal.InitializeGame({
      game: this.game,
      numPlayers: seats,
      setupData: deal,
    }) as State<G>
  }

  /** Every move of the player to act, as the game itself lists them for bots. */
  choices({ G, ctx }: State<G>): readonly Choice[] {
    return (this.game.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? []) as readonly Choice[]
  }

  play(state: State<G>, { move, args }: Choice): State<G> {
    const payload = { type: move, args: [...args], playerID: state.ctx.currentPlayer }
    return this.reduce(state, { type: 'MAKE_MOVE', payload }) as State<G>
  }
}
