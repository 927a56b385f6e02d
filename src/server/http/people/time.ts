import { MyTime, SetTime } from '../../../protocol/time.ts'
import { myTime, setMyTime } from '../../tables/life/away.ts'
import { needs } from '../route/access.ts'
import { chapter, route } from '../route/route.ts'
import { spend } from '../route/spend.ts'

/** When a person's clocks stand still: their quiet hours and their vacation. */
export const timeRoutes = chapter('Me', [
  route.get('/api/me/time', {
    operationId: 'getMyTime',
    summary: 'When my clocks that count days stand still: my quiet hours and vacation.',
    access: needs('read'),
    answer: MyTime,
    handle: (hub, { me }) => myTime(hub, me),
  }),
  route.patch('/api/me/time', {
    operationId: 'setMyTime',
    summary: 'Sets my quiet hours, begins or ends my vacation.',
    access: needs('tables'),
    body: SetTime,
    answer: MyTime,
    handle(hub, { me, body, request }) {
      spend(hub, 'timeChanges', me.id, request.ip)
      return setMyTime(hub, me, body)
    },
  }),
])
