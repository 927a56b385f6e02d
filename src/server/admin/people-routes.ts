import { BanPerson, FindPeople, FoundPeople } from '../../protocol/admin.ts'
import { tidyLine } from '../chat/chat.ts'
import { BY_ID, chapter, route } from '../http/route/route.ts'
import { findPeople } from '../store/admin/admin-find.ts'
import { banPerson, setAdmin, unbanPerson } from './people.ts'
import { LONGEST_LIST } from './tables.ts'
import { admin, deed, DONE, operator } from './who.ts'

/** People and bots: find them, ban them, lift a ban, and make admins. */
export const adminPeopleRoutes = chapter('Admin', [
  route.get('/api/admin/people', {
    operationId: 'findPeople',
    summary:
      'Finds people and bots by a part of their name or by id, or lists those who are banned.',
    access: admin,
    query: FindPeople,
    answer: FoundPeople,
    handle: async ({ store, clock }, { query }) => ({
      people: await findPeople(store.db, query, clock.now(), LONGEST_LIST),
    }),
  }),
  route.post('/api/admin/people/:id/ban', {
    ...deed,
    operationId: 'banPerson',
    summary: 'Bans a person and their bots, until a time or until the ban is lifted.',
    params: BY_ID,
    body: BanPerson,
    async handle(hub, { me: by, params, body: { until = null, why = '' } }) {
      await banPerson(hub, by, params.id, { until, why: tidyLine(why) })
      return DONE
    },
  }),
  route.post('/api/admin/people/:id/unban', {
    ...deed,
    operationId: 'unbanPerson',
    summary: 'Lifts a ban.',
    params: BY_ID,
    async handle(hub, { me: by, params }) {
      await unbanPerson(hub, by, params.id)
      return DONE
    },
  }),
  route.post('/api/admin/people/:id/grant', {
    ...deed,
    operationId: 'makeAdmin',
    summary: 'Makes a person an admin; only from the command line.',
    access: operator,
    params: BY_ID,
    async handle(hub, { me: by, params }) {
      await setAdmin(hub, by, params.id, true)
      return DONE
    },
  }),
  route.post('/api/admin/people/:id/revoke', {
    ...deed,
    operationId: 'unmakeAdmin',
    summary: 'Takes a person’s admin rights away; only from the command line.',
    access: operator,
    params: BY_ID,
    async handle(hub, { me: by, params }) {
      await setAdmin(hub, by, params.id, false)
      return DONE
    },
  }),
])
