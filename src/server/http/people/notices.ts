import { Heard } from '../../../protocol/chat.ts'
import {
  MyNotices,
  type NoticeChannel,
  NoticeSent,
  NoticeTest,
  PushAgreement,
  PushEnd,
  SetNotices,
  TableNotices,
} from '../../../protocol/notices.ts'
import { problem } from '../../errors.ts'
import { languageOf, vapidKeys } from '../../notify/channels.ts'
import { mailFailed } from '../../notify/mailer.ts'
import { OutwardError } from '../../notify/outward.ts'
import { addressOf } from '../../store/people/addresses.ts'
import {
  browsersOf,
  dropBrowser,
  isSilent,
  loadPrefs,
  saveBrowser,
  savePrefs,
  setSilent,
} from '../../store/people/notices.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { writeFor } from '../../tables/begin/table-budgets.ts'
import { person } from '../route/access.ts'
import { BY_ID, chapter, route } from '../route/route.ts'
import type { Services } from '../route/services.ts'
import { spend } from '../route/spend.ts'
import { seatAt } from '../../tables/refusals.ts'

const OK = { ok: true as const }

/** How a person is notified that it is their turn. */
export const noticeRoutes = chapter('Notices', [
  route.get('/api/me/notices', {
    operationId: 'getNoticeSettings',
    summary: 'How I am notified that it is my turn.',
    access: person,
    answer: MyNotices,
    handle: (hub, { me }) => noticesOf(hub, me.id),
  }),
  route.patch('/api/me/notices', {
    operationId: 'setNoticeSettings',
    summary: 'Changes how I am notified that it is my turn.',
    access: person,
    body: SetNotices,
    answer: MyNotices,
    async handle(hub, { me, body }) {
      await writeFor(hub, me.id, db => savePrefs(db, me.id, body))
      return noticesOf(hub, me.id)
    },
  }),
  route.post('/api/me/notices/push', {
    operationId: 'subscribeToPushes',
    summary: 'Subscribes this browser to pushes.',
    access: person,
    limit: 'few',
    body: PushAgreement,
    answer: Heard,
    async handle(hub, { me, body }) {
      await writeFor(hub, me.id, db => saveBrowser(db, me.id, body, hub.clock.now()))
      return OK
    },
  }),
  route.post('/api/me/notices/push/end', {
    operationId: 'unsubscribeFromPushes',
    summary: 'Unsubscribes this browser from pushes.',
    access: person,
    body: PushEnd,
    answer: Heard,
    async handle(hub, { me, body }) {
      await hub.store.write(db => dropBrowser(db, me.id, body.endpoint))
      return OK
    },
  }),
  route.post('/api/me/notices/test', {
    operationId: 'testNotice',
    summary: 'Sends a test notice.',
    access: person,
    limit: 'few',
    waits: true,
    body: NoticeTest,
    answer: NoticeSent,
    async handle(hub, { me, body, request }) {
      spend(hub, 'hookTests', me.id, request.ip)
      await hub.notices.test(me.id, body.channel).catch((error: unknown) => {
        throw notSent(body.channel, error)
      })
      return { sent: true as const }
    },
  }),
  route.get('/api/tables/:id/notices', {
    operationId: 'getTableNotices',
    summary: 'Whether notices of this table are off for me.',
    access: person,
    params: BY_ID,
    answer: TableNotices,
    async handle({ store }, { me, params }) {
      return { silent: await isSilent(store.db, me.id, params.id) }
    },
  }),
  route.post('/api/tables/:id/notices', {
    operationId: 'setTableNotices',
    summary: 'Turns notices of this table off or on for me.',
    access: person,
    params: BY_ID,
    body: TableNotices,
    answer: TableNotices,
    async handle(hub, { me, params, body: { silent } }) {
      const { record } = await openRoom(hub, params.id)
      if (silent) seatAt(record, me.id)
      await writeFor(hub, me.id, db => setSilent(db, me.id, record.id, silent))
      return { silent }
    },
  }),
])

async function noticesOf(hub: Services, user: string): Promise<MyNotices> {
  const { db } = hub.store
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

/** One answer of a channel, whatever was found: the server does not tell who is there. */
function notSent(channel: NoticeChannel, error: unknown) {
  if (error instanceof OutwardError && error.why === 'bad-url')
    return problem(422, 'bad-url', 'There is no address to send it to yet.')
  if (channel === 'mail') return mailFailed()
  const message =
    channel === 'push'
      ? 'It was not accepted by the service through which your browsers are told.'
      : 'It was not accepted: a program is called on the open internet, on port 80 or 443, and answers with success.'
  return problem(422, 'no-answer', message)
}
