import { onTestFinished } from 'vitest'
import type { NewToken, Scope } from '../../protocol/programs.ts'
import type { Welcome } from '../../protocol/messages.ts'
import { adminOf, botOf, program } from './program.fixture.ts'
import type { TestServer } from './server.fixture.ts'
import { guest, takeChair, type Visitor, visitor } from './visitors.fixture.ts'
import type { Role } from './who-may-words.fixture.ts'

/**
 * A table, and everybody who could come to it: the host at seat 0, who is to act, a player at 1,
 * the host's bot at 2.
 */
export interface World {
  readonly people: { readonly [role in Role]: Visitor }
  readonly table: string
  /** The bot's id. */
  readonly bot: string
  /** Another table, whose seat 1 is offered to the bot. */
  readonly asked: string
  /** A token of the host with only this scope. */
  readonly token: { readonly id: string; readonly scope: Scope; readonly visitor: Visitor }
  /** A move the host may choose. */
  readonly offers: readonly object[]
  /** An id of a finished match. */
  readonly chronicle: object
}

export async function makeWorld(
  server: TestServer,
  state: 'open' | 'running' | 'over',
  scope: Scope,
): Promise<World> {
  const [host, player, onlooker, other] = await Promise.all([0, 1, 2, 3].map(() => guest(server)))
  if (!host || !player || !onlooker || !other) throw new Error('There are four.')
  const { bot, secret } = await botOf(host)
  const goldie = program(server, secret)
  const more = state === 'open' ? ['open'] : []
  const sat = await host.make({
    chairs: ['me', 'open', 'open', ...more],
    options: { start: 0, games: 1 },
  })
  const { table } = sat
  const at = `/api/tables/${table.id}`
  await takeChair(player, sat, 1)
  await takeChair(goldie, sat, 2)
  if (state === 'over')
    for (const each of [host, player, goldie]) await each.send('POST', `${at}/end`, { end: true })
  const asked = await host.make({ chairs: ['me', 'open'] })
  await host.send('POST', `/api/tables/${asked.table.id}/invitations`, { seat: 1, bot: bot.id })
  await other.make({ chairs: ['me', 'open'] })
  const looking = await onlooker.watch(table.id)
  onTestFinished(() => looking.socket.terminate())
  const { body: made } = await host.send<NewToken>('POST', '/api/me/tokens', {
    name: 'script',
    scopes: [scope],
  })
  const { moment } = (await host.get<Welcome>(`${at}/moment`)).body
  return {
    people: {
      stranger: visitor(server),
      guest: await guest(server),
      onlooker,
      other,
      player,
      host,
      bot: goldie,
      admin: await adminOf(server),
    },
    table: table.id,
    bot: bot.id,
    asked: asked.table.id,
    token: { id: made.token.id, scope, visitor: program(server, made.secret) },
    offers: moment?.offers ?? [],
    chronicle: state === 'over' ? (await host.get<object>(`${at}/chronicle`)).body : {},
  }
}
