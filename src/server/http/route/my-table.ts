import type { Static, TSchema } from 'typebox'
import { type Me, MyTableAnswer } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { myTable } from '../../domain/info.ts'
import { type Hub, openRoom } from '../../tables/room/hub.ts'
import { presentIn, type Room } from '../../tables/room/room.ts'
import { needs } from './access.ts'
import { BY_ID, type Described, route } from './route.ts'

/** A table as it is for this person now; null = for a stranger. */
export function tableFor(hub: Hub, room: Room, me: Me | null): MyTable {
  return myTable(room, presentIn(room), me?.id ?? null, hub.store.secret)
}

/** What somebody does at a table, and how it is described. */
interface Deed<Body extends TSchema> extends Pick<
  Described<Me, TSchema, TSchema, Body, TSchema>,
  'operationId' | 'summary' | 'body'
> {
  readonly scope?: 'play' | 'tables'
  readonly act: (hub: Hub, room: Room, me: Me, body: Static<Body>) => Promise<void>
}

/** A route that does something at a table, and answers with it as it is for them afterwards. */
export function atTable<Body extends TSchema>(
  path: `/api/tables/:id/${string}`,
  { scope = 'play', act, ...described }: Deed<Body>,
) {
  return route.post(path, {
    ...described,
    access: needs(scope),
    params: BY_ID,
    answer: MyTableAnswer,
    async handle(hub, { me, params, body }) {
      const room = await openRoom(hub, params.id)
      await act(hub, room, me, body)
      return tableFor(hub, room, me)
    },
  })
}
