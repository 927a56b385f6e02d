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
/** Where the history of somebody waits while another person sits here. */
const asideOf = (user: string) => `history-of:${user}`
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
  sitDown(user, part?.history)
  const sent = await sendHistory()
  return { history: merged([readHistory(), ...others]), sent }
}

/**
 * From now on this is the history of this person. What somebody else has played here, who went
 * without signing out, waits until they are back. `before`: what the server has of this browser.
 */
function sitDown(user: string, before?: LocalHistory): void {
  const owner = storage.read(OWNER)
  if (owner === user) return
  if (owner !== null) {
    writeHistory(readHistory(), asideOf(owner))
    dropHistory()
  }
  const aside = asideOf(user)
  const mine = storage.read(aside) === null ? before : readHistory(aside)
  if (mine !== undefined) writeHistory(merged([mine, readHistory()]))
  storage.remove(aside)
  storage.write(OWNER, user)
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

/** After my account was deleted: what was played here stays here and belongs to nobody. */
export function freeHistory(): void {
  storage.remove(OWNER)
}

function browserName(): string {
  const name = storage.read(BROWSER) ?? randomHex(10)
  storage.write(BROWSER, name)
  return name
}
