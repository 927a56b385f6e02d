import { Type } from 'typebox'
import { Contribution, ShuffleAnswer, VerdictAnswer } from '../../../protocol/fairness.ts'
import { MAX_CHRONICLE_BYTES, Verify } from '../../../protocol/records.ts'
import { shuffleNow } from '../../domain/draw.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { contribute } from '../../tables/begin/starting.ts'
import { everyone, needs } from '../route/access.ts'
import { inLine } from '../route/in-line.ts'
import { BY_ID, chapter, route } from '../route/route.ts'

/** How a shuffle is made by all who play, and the check of a finished match. */
export const shuffleRoutes = chapter('Fairness', [
  route.get('/api/tables/:id/shuffle', {
    operationId: 'getShuffle',
    summary: 'How the shuffle of a table is being made, or was made.',
    access: everyone,
    params: BY_ID,
    answer: ShuffleAnswer,
    async handle(hub, { params }) {
      return { shuffle: shuffleNow((await openRoom(hub, params.id)).record) }
    },
  }),
  route.post('/api/tables/:id/shuffle', {
    operationId: 'contributeToShuffle',
    summary: 'My contribution to the shuffle: first its hash, later its bytes.',
    access: needs('play'),
    params: BY_ID,
    body: Contribution,
    answer: ShuffleAnswer,
    async handle(hub, { me, params, body }) {
      const room = await openRoom(hub, params.id)
      await contribute(hub, room, me.id, body, false)
      return { shuffle: shuffleNow(room.record) }
    },
  }),
  route.post('/api/verify', {
    operationId: 'verifyMatch',
    summary: 'Checks the shuffle of a finished match, as `tianguis verify` does.',
    access: needs('play'),
    limit: 'few',
    waits: true,
    mostBytes: 2 * MAX_CHRONICLE_BYTES,
    body: Type.Unsafe<string>(Verify),
    unread: true,
    answer: VerdictAnswer,
    async handle(hub, { body, request }) {
      const verdict = await inLine(hub, request.ip, () => hub.workshop.run('verify', body))
      const { finding, calledOff, faults, given, away, withheld, early } = verdict
      return {
        finding,
        calledOff,
        faults: [...faults],
        given: [...given],
        away: [...away],
        withheld: [...withheld],
        early,
      }
    },
  }),
])
