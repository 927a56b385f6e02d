import { type Static, Type } from 'typebox'
import type { Me } from '../../../protocol/http.ts'
import { MakeToken, NewToken, type Scope, TokenList } from '../../../protocol/programs.ts'
import { Id } from '../../../protocol/table.ts'
import { tidyLine } from '../../domain/names.ts'
import { problem } from '../../errors.ts'
import { hashOf, newToken } from '../../identity/tokens.ts'
import { insertToken, tokensOf } from '../../store/people/access-tokens.ts'
import { isAdmin } from '../../store/admin/admin.ts'
import type { Db } from '../../store/database/schema.ts'
import { deleteTheirs } from '../../store/people/users.ts'
import { disconnect } from '../../tables/life/disconnect.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { person } from '../route/access.ts'
import { refuseMore } from '../route/enough.ts'
import { chapter, route } from '../route/route.ts'
import { spendAt } from '../route/spend.ts'
import { makeId } from '../../ids.ts'

const MOST_TOKENS = 20

/** Personal tokens: a person makes and revokes them on their page, their programs use them. */
export const tokenRoutes = chapter('Tokens', [
  route.get('/api/me/tokens', {
    operationId: 'listTokens',
    summary: 'My personal tokens.',
    access: person,
    answer: TokenList,
    handle: async ({ store }, { me }) => ({ tokens: await tokensOf(store.db, me.id) }),
  }),
  route.post('/api/me/tokens', {
    operationId: 'makeToken',
    summary: 'Makes a personal token. Only this answer ever shows its secret.',
    access: person,
    limit: 'few',
    body: MakeToken,
    answer: NewToken,
    handle(hub, { me, body, request }) {
      spendAt(hub, 'programsPerAddress', request.ip)
      return makeToken(hub, me, body)
    },
  }),
  route.delete('/api/me/tokens/:token', {
    operationId: 'revokeToken',
    summary: 'Revokes a token: it stops working, and streams and sockets opened with it end.',
    access: person,
    params: Type.Object({ token: Id }),
    answer: TokenList,
    async handle(hub, { me, params: { token } }) {
      const done = await hub.store.write(db => deleteTheirs(db, 'access_tokens', me.id, token))
      if (!done) throw problem(404, 'no-such-token', 'You have no such token.')
      disconnect(hub, { user: me.id, token })
      return { tokens: await tokensOf(hub.store.db, me.id) }
    },
  }),
])

async function makeToken(hub: Hub, me: Me, wish: Static<typeof MakeToken>): Promise<NewToken> {
  const name = tidyLine(wish.name)
  if (name === null) throw problem(400, 'bad-name', 'A name has 1 to 24 visible characters.')
  const { scopes } = wish
  if (scopes.includes('admin') && !(await isAdmin(hub.store.db, me.id)))
    throw problem(403, 'admin-only', 'Only an admin can have tokens with the scope "admin".')
  return hub.store.write(async db => {
    await refuseMore(db, me.id, tokensOf, MOST_TOKENS, 'tokens', 'Revoke')
    return giveToken(db, me.id, name, scopes, hub.clock.now())
  })
}

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
    id: makeId(),
    name,
    scopes,
    createdAt: at,
    usedAt: null,
  }
  await insertToken(db, user, hashOf(secret), token)
  return { token, secret }
}
