import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Heard } from '../../protocol/chat.ts'
import { Problem } from '../../protocol/http.ts'
import {
  MyNotices,
  NoticeSent,
  NoticeTest,
  PushAgreement,
  PushEnd,
  SetNotices,
  TableNotices,
} from '../../protocol/notices.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { languageOf, vapidKeys } from '../notify/channels.ts'
import { OutwardError } from '../notify/outward.ts'
import { addressOf } from '../store/addresses.ts'
import {
  browsersOf,
  dropBrowser,
  isSilent,
  loadPrefs,
  saveBrowser,
  savePrefs,
  setSilent,
} from '../store/notices.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { person } from './access.ts'
import { someone } from './guests.ts'

const params = Type.Object({ id: Id })
const tags = ['Notices']
const mine = { 200: MyNotices, '4xx': Problem }
const heard = { 200: Heard, '4xx': Problem }
const OK = { ok: true as const }

/** How a person is notified that it is their turn. */
export function noticeRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const { db } = hub.store

  async function noticesOf(user: string): Promise<MyNotices> {
    const prefs = await loadPrefs(db, user)
    return {
      push: prefs.push === 1,
      mail: prefs.mail === 1,
      hook: prefs.hook === 1,
      language: languageOf(prefs),
      devices: (await browsersOf(db, user)).length,
      pushKey: (await vapidKeys(hub)).publicKey,
      canMail: hub.mailer !== null && (await addressOf(db, user)) !== null,
      hookUrl: prefs.hook_url,
      hookSecret: prefs.hook_secret,
    }
  }

  return async app => {
    app.get(
      '/api/me/notices',
      {
        config: { access: person },
        schema: { summary: 'How I am notified that it is my turn.', tags, response: mine },
      },
      async request => noticesOf((await someone(hub, request)).id),
    )

    app.patch(
      '/api/me/notices',
      {
        config: { access: person },
        schema: {
          summary: 'Changes how I am notified that it is my turn.',
          tags,
          body: SetNotices,
          response: mine,
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await hub.store.write(inside => savePrefs(inside, id, request.body))
        return noticesOf(id)
      },
    )

    app.post(
      '/api/me/notices/push',
      {
        config: { ...few, access: person },
        schema: {
          summary: 'Subscribes this browser to pushes.',
          tags,
          body: PushAgreement,
          response: heard,
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await hub.store.write(inside => saveBrowser(inside, id, request.body, hub.clock.now()))
        return OK
      },
    )

    app.post(
      '/api/me/notices/push/end',
      {
        config: { access: person },
        schema: {
          summary: 'Unsubscribes this browser from pushes.',
          tags,
          body: PushEnd,
          response: heard,
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await hub.store.write(inside => dropBrowser(inside, id, request.body.endpoint))
        return OK
      },
    )

    app.post(
      '/api/me/notices/test',
      {
        config: { ...few, access: person },
        schema: {
          summary: 'Sends a test notice.',
          tags,
          body: NoticeTest,
          response: { 200: NoticeSent, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        await hub.notices.test(hub, id, request.body.channel).catch((error: unknown) => {
          throw problem(422, error instanceof OutwardError ? error.why : 'no-answer', saidOf(error))
        })
        return { sent: true as const }
      },
    )

    app.get(
      '/api/tables/:id/notices',
      {
        config: { access: person },
        schema: {
          summary: 'Whether notices of this table are off for me.',
          tags,
          params,
          response: { 200: TableNotices, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        return { silent: await isSilent(db, id, request.params.id) }
      },
    )

    app.post(
      '/api/tables/:id/notices',
      {
        config: { access: person },
        schema: {
          summary: 'Turns notices of this table off or on for me.',
          tags,
          params,
          body: TableNotices,
          response: { 200: TableNotices, '4xx': Problem },
        },
      },
      async request => {
        const { id } = await someone(hub, request)
        const { record } = await openRoom(hub, request.params.id)
        await hub.store.write(inside => setSilent(inside, id, record.id, request.body.silent))
        return { silent: request.body.silent }
      },
    )
  }
}

const SAID: { readonly [why in OutwardError['why']]: string } = {
  'bad-url': 'There is no address to send it to yet.',
  'unknown-host': 'This address does not exist.',
  'closed-address': 'This address leads into a private network: it is not called.',
  'no-answer': 'There was no answer.',
  refused: 'The service there refused it.',
}

function saidOf(error: unknown): string {
  return error instanceof OutwardError ? SAID[error.why] : SAID['no-answer']
}
