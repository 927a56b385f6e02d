import { ChangeMe, type Me, MeAnswer } from '../../../protocol/http.ts'
import { friendlyName, tidyName } from '../../domain/names.ts'
import { changeUser, findUser, insertUser } from '../../store/people/users.ts'
import { showPersonEverywhere } from '../../tables/watch/show-person.ts'
import { everyone, person, signingIn } from '../route/access.ts'
import { badName } from '../route/names.ts'
import { chapter, route } from '../route/route.ts'
import { newSession, renew, visitOf } from './sessions.ts'
import { spend, spendAt } from '../route/spend.ts'
import { makeId } from '../../ids.ts'

/** Guests: no account is needed; a cookie is enough to come back to one's tables. */
export const guestRoutes = chapter('Me', [
  route.post('/api/guest', {
    operationId: 'becomeGuest',
    summary: 'Makes me a guest and says who I am. Sets the cookie.',
    access: signingIn,
    limit: 'few',
    answer: MeAnswer,
    async handle(hub, { request, reply }) {
      const visit = await visitOf(hub, request)
      if (visit !== null) {
        await renew(hub, request, reply, visit)
        return { me: visit.me }
      }
      spendAt(hub, 'guestsPerAddress', request.ip)
      const me = newGuest()
      const session = await newSession(hub, request, me)
      await hub.store.write(async db => {
        await insertUser(db, me, hub.clock.now())
        await session.save(db)
      })
      session.begin(reply)
      return { me }
    },
  }),
  route.get('/api/me', {
    operationId: 'whoAmI',
    summary: 'Who I am; null for a stranger.',
    access: everyone,
    answer: MeAnswer,
    async handle(hub, { request, reply }) {
      if (request.bearer !== null) return { me: request.bearer.user }
      const visit = await visitOf(hub, request)
      if (visit !== null) await renew(hub, request, reply, visit)
      return { me: visit?.me ?? null }
    },
  }),
  route.patch('/api/me', {
    operationId: 'changeMe',
    summary: 'Changes my name or my face.',
    access: person,
    body: ChangeMe,
    answer: MeAnswer,
    async handle(hub, { me: { id }, body, request }) {
      const change = changed(body)
      spend(hub, 'nameChanges', id, request.ip)
      const me = await hub.store.write(async db => {
        await changeUser(db, id, change)
        return findUser(db, id)
      })
      await showPersonEverywhere(hub, id)
      return { me }
    },
  }),
])

/** What a wish changes; throws a problem if the name cannot be one. */
function changed({ name, face }: ChangeMe): Parameters<typeof changeUser>[2] {
  const tidy = name === undefined ? undefined : tidyName(name)
  if (tidy === null) throw badName(24)
  return { ...(tidy !== undefined && { name: tidy }), ...(face !== undefined && { face }) }
}

/** A new person with a friendly name, not stored yet. */
export const newGuest = (): Me => ({ id: makeId(16), name: friendlyName() })
