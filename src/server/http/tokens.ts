import { randomBytes } from 'node:crypto'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Problem } from '../../protocol/http.ts'
import { MakeToken, NewToken, type Scope, TokenList } from '../../protocol/programs.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { hashOf, newToken } from '../identity/tokens.ts'
import { isAdmin } from '../store/admin.ts'
import { deleteToken, insertToken, tokensOf } from '../store/access-tokens.ts'
import type { Db } from '../store/schema.ts'
import type { Hub } from '../tables/hub.ts'
import { person } from './access.ts'
import { someone } from './guests.ts'
import { tidyName } from '../domain/names.ts'

const MOST_TOKENS = 20
const tags = ['Tokens']
const answers = { 200: TokenList, '4xx': Problem }

/** Makes a token; only this answer shows its secret. */
export async function giveToken(
  db: Db,
  user: string,
  name: string,
  scopes: Scope[],
  at: number,
): Promise<NewToken> {
  const secret = `tianguis_${newToken()}`
  const token = {
    id: randomBytes(9).toString('base64url'),
    name,
    scopes,
    createdAt: at,
    usedAt: null,
  }
  await insertToken(db, user, hashOf(secret), token)
  return { token, secret }
}

/** Personal tokens: a person makes and revokes them on their page, their programs use them. */
export function tokenRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/me/tokens',
      {
        config: { access: person },
        schema: { summary: 'My personal tokens.', tags, response: answers },
      },
      async request => {
        const me = await someone(hub, request)
        return { tokens: await tokensOf(hub.store.db, me.id) }
      },
    )

    app.post(
      '/api/me/tokens',
      {
        config: { ...few, access: person },
        schema: {
          summary: 'Makes a personal token. Only this answer ever shows its secret.',
          tags,
          body: MakeToken,
          response: { 200: NewToken, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const name = tidyName(request.body.name)
        if (name === null) throw problem(400, 'bad-name', 'A name has 1 to 24 visible characters.')
        const { scopes } = request.body
        if (scopes.includes('admin') && !(await isAdmin(hub.store.db, me.id)))
          throw problem(403, 'admin-only', 'Only an admin can have tokens with the scope "admin".')
        return hub.store.write(async db => {
          if ((await tokensOf(db, me.id)).length >= MOST_TOKENS)
            throw problem(
              409,
              'enough',
              `You can have at most ${MOST_TOKENS} tokens. Revoke one first.`,
            )
          return giveToken(db, me.id, name, scopes, hub.clock.now())
        })
      },
    )

    app.delete(
      '/api/me/tokens/:token',
      {
        config: { access: person },
        schema: {
          summary: 'Revokes a token: it stops working, and streams opened with it end.',
          tags,
          params: Type.Object({ token: Id }),
          response: answers,
        },
      },
      async request => {
        const me = await someone(hub, request)
        const { token } = request.params
        const done = await hub.store.write(db => deleteToken(db, me.id, token))
        if (!done) throw problem(404, 'no-such-token', 'You have no such token.')
        hub.streams.endOfToken(token)
        return { tokens: await tokensOf(hub.store.db, me.id) }
      },
    )
  }
}
