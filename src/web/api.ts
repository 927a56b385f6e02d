import { signal } from '@preact/signals'
import type { CompanionsAnswer } from '../protocol/account.ts'
import type { Channel } from '../protocol/chat.ts'
import type {
  ChangeMe,
  ContentAnswer,
  GameList,
  MakeTable,
  Me,
  Past,
  Problem,
  Replay,
  SetChair,
  Sit,
  TableLists,
} from '../protocol/http.ts'
import type { BotList, Invite } from '../protocol/programs.ts'
import type { MyTable } from '../protocol/table.ts'
import type { MyTime, SetTime } from '../protocol/time.ts'

/**
 * What came of a request: the answer, or a code that says why not; `offline` if nobody answered.
 */
export type Answer<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly why: string }

/** Who I am on this server: a guest with a name, or null before the first time that matters. */
export const me = signal<Me | null>(null)

/**
 * That I may not come here: until when (Unix milliseconds; null = until it is taken back) and why;
 * null if I may.
 */
export const banned = signal<{ readonly until: number | null; readonly reason: string } | null>(
  null,
)

const PATIENCE = 12_000

/** Asks the server something. */
export async function request<A>(method: string, path: string, body?: unknown): Promise<Answer<A>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const answer = (await response.json()) as A & Partial<Problem>
    if (response.ok && path.startsWith('/me')) banned.value = null
    if (answer.why === 'banned')
      banned.value = { until: answer.until ?? null, reason: answer.reason ?? '' }
    if (response.ok) return { ok: true, value: answer }
    return { ok: false, why: whyNot(response.status, answer.why) }
  } catch {
    return { ok: false, why: 'offline' }
  }
}

/** That nothing can be stored lasts longer than that nobody answers, so it is told. */
function whyNot(status: number, why = ''): string {
  if (status === 404) return 'not-found'
  return status < 500 || why === 'unstorable' ? why : 'offline'
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

/**
 * An id that no table can have is answered 400, one that no table has 404: to a page both are the
 * same.
 */
async function tableAt(id: string): Promise<Answer<MyTable>> {
  const answer = await request<MyTable>('GET', table(id))
  return answer.ok || answer.why !== 'bad-request' ? answer : { ok: false, why: 'not-found' }
}

/** Does something at a table. */
const atTable = <A = MyTable>(id: string, what: string, body?: object) =>
  request<A>('POST', `${table(id)}/${what}`, body)

interface LineName {
  readonly channel: Channel
  readonly n: number
}

/** The server's HTTP interface, as far as the pages use it. */
export const api = {
  games: () => request<GameList>('GET', '/games'),
  content: (digest: string) =>
    request<ContentAnswer>('GET', `/contents/${encodeURIComponent(digest)}`),
  tables: () => request<TableLists>('GET', '/tables'),
  table: tableAt,
  replay: (id: string, eyes: string) =>
    request<Replay>('GET', `${table(id)}/replay?eyes=${encodeURIComponent(eyes)}`),
  past: (id: string, since: number) => request<Past>('GET', `${table(id)}/past?since=${since}`),
  brought: (id: string, eyes: string) =>
    request<Replay>('GET', `/replays/${encodeURIComponent(id)}?eyes=${encodeURIComponent(eyes)}`),
  bring: (chronicle: unknown) =>
    asGuest(() => request<{ readonly id: string }>('POST', '/replays', chronicle)),
  make: (wish: MakeTable) => asGuest(() => request<MyTable>('POST', '/tables', wish)),
  sit: (id: string, wish: Sit) => asGuest(() => atTable(id, 'sit', wish)),
  /** What I do at a running table besides playing. */
  life: (id: string, what: 'leave' | 'resign' | 'back') => atTable(id, what),
  end: (id: string, end: boolean) => atTable(id, 'end', { end }),
  ready: (id: string, ready: boolean) => atTable(id, 'ready', { ready }),
  rematch: (id: string) => atTable(id, 'rematch'),
  myTime: () => request<MyTime>('GET', '/me/time'),
  setTime: (wish: SetTime) => asGuest(() => request<MyTime>('PATCH', '/me/time', wish)),
  putAway: (id: string) => request<object>('DELETE', table(id)),
  stand: (id: string) => atTable(id, 'stand', {}),
  mute: (id: string, line: LineName, muted: boolean) =>
    atTable<object>(id, 'chat/mute', { ...line, muted }),
  report: (id: string, line: LineName) => atTable<object>(id, 'chat/report', line),
  chair: (id: string, wish: SetChair) => atTable(id, 'chair', wish),
  companions: () => request<CompanionsAnswer>('GET', '/me/companions'),
  bots: () => request<BotList>('GET', '/bots'),
  inviteBot: (id: string, wish: Invite) => atTable(id, 'invitations', wish),
}

/** I am whom the server answers me to be, if it does. */
export async function becoming(
  answering: Promise<Answer<{ me: Me | null }>>,
): Promise<Answer<object>> {
  const answer = await answering
  if (answer.ok) me.value = answer.value.me
  return answer
}

/** Finds out who I am, without becoming anybody. */
export const recallMe = () => becoming(request('GET', '/me'))

/** Takes another name or another face (null: none), everywhere I sit. */
export const changeMe = (wish: ChangeMe) => becoming(request('PATCH', '/me', wish))

/** Makes me a guest, if I am nobody yet. */
export const becomeGuest = () => asGuest(() => request<{ me: Me | null }>('GET', '/me'))

/** Makes me a guest first, if need be: that takes no more than the click itself. */
async function asGuest<A>(act: () => Promise<Answer<A>>): Promise<Answer<A>> {
  const known = me.value ? null : await becoming(request('POST', '/guest', {}))
  return known?.ok === false ? known : act()
}
