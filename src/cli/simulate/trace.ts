import { open } from 'node:fs/promises'
import type { Chronicle } from '../../kernel/match.ts'
import { ranks } from '../../kernel/rank.ts'
import { Failure } from '../failure.ts'
import type { Plan } from '../../bots/lab/plan.ts'
import { optionsAt } from '../../bots/lab/vary.ts'
import type { PlayedGame } from './run.ts'

/**
 * A file with every game as lines of JSON: `game` with its chronicle, each `ply` with its events,
 * `end`.
 */
export interface Trace {
  write(played: PlayedGame): Promise<void>
  close(): Promise<void>
}

export const NO_TRACE: Trace = { write: () => Promise.resolve(), close: () => Promise.resolve() }

export async function openTrace(file: string, plan: Plan): Promise<Trace> {
  const failed = Failure.notWritten('The trace', file)
  const handle = await open(file, 'w').catch(failed)
  return {
    async write(played) {
      const text = linesOf(plan, played)
        .map(line => `${JSON.stringify(line)}\n`)
        .join('')
      await handle.appendFile(text).catch(failed)
    },
    close: () => handle.close(),
  }
}

function linesOf(plan: Plan, played: PlayedGame): object[] {
  const { index, seated, log, scores } = played
  const players = seated.map(player => plan.players[player]?.level)
  const plies = log.map(({ seat, move, events }, i) => ({
    type: 'ply',
    game: index,
    ply: i + 1,
    seat,
    move,
    events,
  }))
  return [
    { type: 'game', game: index, players, chronicle: chronicleOf(plan, played) },
    ...plies,
    { type: 'end', game: index, plies: log.length, scores, ranks: ranks(scores) },
  ]
}

function chronicleOf(plan: Plan, { index, seed, log }: PlayedGame): Chronicle {
  const { game, players } = plan
  const options = optionsAt(plan, index)
  const plies = log.map(({ seat, move }) => ({ seat, move }))
  return { game: game.id, version: game.version, seats: players.length, options, seed, log: plies }
}
