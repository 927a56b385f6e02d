import type { BrowserHistories, LocalHistory } from '../../protocol/local-history.ts'
import { me, recallMe, request } from '../api.ts'
import { randomHex } from '../chance.ts'
import { storage } from '../storage.ts'
import { dropHistory, readHistory, writeHistory } from './history.ts'
import { merged } from './merged.ts'

/*
 * The history of this browser moves along with an account that is kept: the server has a part for
 * each browser, and each browser writes its own.
 */

/** By whose account this browser's history is kept: a person's id. */
const OWNER = 'history-owner'
/** By which name the server knows this browser's part. */
const BROWSER = 'history-browser'
const PATH = '/me/local-history'

/** What somebody has played in all their browsers. */
interface Whole {
  readonly history: LocalHistory
  /** Whether their account has what was played in this one. */
  readonly sent: boolean
}

/**
 * What this person has played in all their browsers; from now on their account keeps what is played
 * in this one. Throws if the server does not answer.
 */
export async function historyWith(user: string): Promise<Whole> {
  const answer = await request<BrowserHistories>('GET', PATH)
  if (!answer.ok) throw new Error(answer.why)
  const browser = browserName()
  const part = answer.value.parts.find(each => each.browser === browser)
  const others = answer.value.parts.filter(each => each !== part).map(each => each.history)
  const owner = storage.read(OWNER) ?? user
  if (owner !== user) return { history: merged(others), sent: true }
  if (storage.read(OWNER) === null && part) writeHistory(merged([part.history, readHistory()]))
  storage.write(OWNER, user)
  const sent = await sendHistory()
  return { history: merged([readHistory(), ...others]), sent }
}

/** Sends what is new to the account that keeps this browser's history; whether that has it now. */
export async function sendHistory(): Promise<boolean> {
  const owner = storage.read(OWNER)
  if (owner === null) return false
  if (me.value === null) await recallMe()
  if (me.value?.id !== owner) return false
  const part = { browser: browserName(), history: readHistory() }
  return (await request('POST', PATH, part)).ok
}

/**
 * Before I sign out: what my account has goes from this browser, for the next person who sits here.
 */
export async function leaveHistory(): Promise<void> {
  if (!(await sendHistory())) return
  dropHistory()
  storage.remove(OWNER)
}

/** After my account was deleted: what was played here stays here, and is nobody's. */
export function freeHistory(): void {
  storage.remove(OWNER)
}

function browserName(): string {
  const name = storage.read(BROWSER) ?? randomHex(10)
  storage.write(BROWSER, name)
  return name
}
