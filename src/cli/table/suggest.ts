import { randomBytes } from 'node:crypto'
import type { Answer, Bot, Question } from '../../bots/bot.ts'
import { knowledgeFor } from '../../bots/knowledge.ts'
import { findBot } from '../../bots/levels.ts'
import { search } from '../../bots/search.ts'
import { stream } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import { askedOf } from '../../kit/asked.ts'
import { Bad } from './bad.ts'
import * as field from './fields.ts'
import type { Request } from './fields.ts'
import type { OpenTable } from './tables.ts'

/** One bot may hold up the replies behind it for at most this long. */
const MAX_MS = 60_000

/**
 * What a bot would play, from what its seat may know; by `level`, or by search for so many `ms`.
 */
export async function suggest({ match }: OpenTable, seat: Seat, request: Request): Promise<Answer> {
  const bot = await botFor(match, request)
  const actors = match.game.actors(match.state)
  if (!actors.includes(seat)) {
    throw new Bad(actors.length === 0 ? 'over' : 'not-your-turn', `Seat ${seat} has no move now.`)
  }
  const rng = stream(field.seed(request) ?? randomBytes(16).toString('hex'), match.log.length)
  return bot({ ...askedOf(match, seat), rng, now: () => performance.now() })
}

async function botFor({ game }: Match, request: Request): Promise<Bot> {
  const knowledge = await knowledgeFor(game)
  if (Object.hasOwn(request, 'level') === Object.hasOwn(request, 'ms')) {
    throw new Bad(
      'missing-field',
      'Give either "level", a bot by name, or "ms", the time it may think.',
    )
  }
  if (Object.hasOwn(request, 'level')) {
    const found = findBot(field.text(request, 'level'), knowledge)
    if (found.ok) return found.value
    throw new Bad(found.why, found.message)
  }
  const ms = field.whole(request, 'ms')
  if (ms < 1 || ms > MAX_MS) throw field.wrong('ms', `a whole number from 1 to ${MAX_MS}`)
  return (question: Question) => search(question, knowledge, { ms, iterations: Infinity })
}
