import { ClientMessage } from '../../protocol/messages.ts'
import type { Schema } from '../http/page/docs-schema.ts'
import { bytes, fitting, type Pick as Choose, spoilt } from './fuzz.fixture.ts'
import type { Route } from './routes.fixture.ts'
import type { Visitor } from './visitors.fixture.ts'
import type { World } from './world.fixture.ts'

/*
 * What strangers send: made from the schemas, valid and broken, and from random bytes.
 */

/** What exists and may be asked for. */
export type Known = Pick<World, 'table' | 'asked' | 'bot' | 'offers'>

/** After these the sender is signed out. */
export const ENDINGS: readonly string[] = ['DELETE /api/me', 'POST /api/me/sign-out']

/** Sends a route something, now and then what it takes. */
export function sendStrange(
  who: Visitor,
  route: Route,
  world: Known,
  pick: Choose,
): Promise<Response> {
  const { method, schema } = route
  const path = pathTo(route, world, pick)
  if (method === 'GET') return who.ask(method, path)
  const kind = pick(['fits', 'spoilt', 'spoilt', 'bytes'])
  if (kind === 'bytes') {
    const type = pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
    return who.ask(method, path, bytes(pick), { 'content-type': type })
  }
  if (schema.body === undefined) return who.ask(method, path)
  const body = wish(schema.body as Schema, world, pick)
  return who.ask(method, path, kind === 'fits' ? body : JSON.stringify(spoilt(body, pick)))
}

function pathTo({ url, schema }: Route, world: Known, pick: Choose): string {
  const ids = [
    world.table,
    world.asked,
    world.bot,
    'nobody-knows',
    '%00',
    '..',
    'é',
    'x'.repeat(300),
  ]
  const path = url.replaceAll(/:\w+/g, () =>
    pick([true, true, false]) ? world.table : encodeURI(pick(ids)),
  )
  if (schema.querystring === undefined) return path
  const query = fitting(schema.querystring as Schema, pick) as object
  const given = Object.entries(
    pick([true, false]) ? query : ((spoilt(query, pick) as object) ?? {}),
  )
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')])).toString()}`
}

/** What fits the schema, sometimes with values that exist here. */
function wish(schema: Schema, world: Known, pick: Choose): unknown {
  const made = fitting(schema, pick)
  if (typeof made !== 'object' || made === null) return made
  if ('moves' in made && world.offers.length > 0)
    return { ...made, at: 0, moves: [pick(world.offers)] }
  if ('game' in made)
    return { ...made, game: pick(['mercado', 'merchant-of-goldfish', 'mercadito', 'none']) }
  return 'bot' in made ? { ...made, bot: world.bot } : made
}

/** What somebody says over a socket, now and then sense. */
export function strangeMessage(world: Known, pick: Choose): string | Uint8Array {
  const kind = pick(['fits', 'fits', 'spoilt', 'spoilt', 'bytes', 'text'])
  if (kind === 'bytes') return bytes(pick)
  if (kind === 'text') return Buffer.from(bytes(pick)).toString('latin1')
  const made = wish(pick(ClientMessage.anyOf as readonly Schema[]), world, pick)
  return JSON.stringify(kind === 'fits' ? made : spoilt(made, pick)) ?? 'undefined'
}
