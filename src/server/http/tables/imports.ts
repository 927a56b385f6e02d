import { Type } from 'typebox'
import { ChronicleFile, Imported, MAX_CHRONICLE_BYTES } from '../../../protocol/records.ts'
import { problem } from '../../errors.ts'
import { findImport, packed, saveImport } from '../../store/tables/imports.ts'
import type { Hub } from '../../tables/room/hub.ts'
import type { ImportedReplay } from '../../tables/begin/imports.ts'
import { needs } from '../route/access.ts'
import { inLine } from '../route/in-line.ts'
import { asFile, CHRONICLE, eyesOf, REPLAY, REVIEW, reviewOf } from './past.ts'
import { chapter, route } from '../route/route.ts'
import { spend } from '../route/spend.ts'

/** Finished matches from elsewhere, brought here from files. */
export const importRoutes = chapter('Records', [
  route.post('/api/replays', {
    operationId: 'importMatch',
    summary:
      'Imports a finished match from a file. It is replayed, and stored if the replay matches exactly.',
    access: needs('play'),
    limit: 'few',
    waits: true,
    mostBytes: MAX_CHRONICLE_BYTES,
    body: Type.Unsafe<string>(ChronicleFile),
    unread: true,
    answer: Imported,
    async handle(hub, { me, body, request }) {
      spend(hub, 'imports', me.id, request.ip)
      const { chronicle: log, ...head } = await inLine(hub, request.ip, () =>
        hub.workshop.run('bring', body),
      )
      const row = { ...head, chronicle: await packed(log), created_at: hub.clock.now() }
      await hub.store.write(db => saveImport(db, row))
      return { id: head.id }
    },
  }),
  route.get('/api/replays/:id', {
    ...REPLAY,
    operationId: 'getImportedReplay',
    summary: 'An imported match, step by step.',
    async handle(hub, { params: { id }, query, request, reply }) {
      const { seats, answers } = await hub.imports(id, () => replayed(hub, request.ip, id))
      return reply.type('application/json').send(answers.get(eyesOf(seats, query.eyes)))
    },
  }),
  route.get('/api/replays/:id/chronicle', {
    ...CHRONICLE,
    operationId: 'getImportedChronicle',
    summary: 'An imported match as seed and log.',
    async handle(hub, { params: { id }, reply }) {
      const { game, chronicle } = await kept(hub, id)
      asFile(reply, { game, id })
      return chronicle
    },
  }),
  route.get('/api/replays/:id/review', {
    ...REVIEW,
    operationId: 'getImportedReview',
    summary: 'An imported match reviewed, as a match of a table is.',
    async handle(hub, { params: { id }, request, reply }) {
      const record = async () => JSON.parse((await kept(hub, id)).chronicle) as ChronicleFile
      const review = await reviewOf(hub, { id, ip: request.ip }, record)
      reply.type('application/json')
      return review
    },
  }),
])

async function replayed(hub: Hub, ip: string, id: string): Promise<ImportedReplay> {
  const { chronicle, created_at: createdAt } = await kept(hub, id)
  return inLine(hub, ip, () => hub.workshop.run('replay', { id, chronicle, createdAt }))
}

async function kept(hub: Hub, id: string) {
  const found = await findImport(hub.store.db, id)
  if (found === null) throw problem(404, 'no-replay', 'There is no such match here.')
  return found
}
