import { expect } from 'vitest'
import { game as goldfish } from '../src/games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../src/kernel/game.ts'
import { type Proven } from '../src/kit/fairness/fair.fixture.ts'
import type { Receipt } from '../src/kit/fairness/receipt.ts'
import type { ShuffleNow } from '../src/protocol/fairness.ts'
import type { ServerMessage } from '../src/protocol/messages.ts'
import type { MyTable } from '../src/protocol/table.ts'
import { type Line, playOn, untilOver } from '../src/server/test/lines.fixture.ts'
import { type TestServer } from '../src/server/test/server.fixture.ts'
import { guest, type Visitor } from '../src/server/test/visitors.fixture.ts'
import { receiptKeeper } from '../src/web/fairness/keeper.ts'

/* A page at a table as the tests of shuffles need it, and tables made and played for them. */

export const game: Game = goldfish
export const START = Date.parse('2026-11-22T12:00:00Z')
const OPTIONS = { start: 0, maxTurns: 100 }

/** A page at a table: it contributes and keeps its receipt, or stays mute. */
export interface Page {
  readonly line: Line
  readonly receipt: () => Receipt
  readonly now: () => ShuffleNow
}

let drawn = 0
export async function page(
  who: Visitor,
  table: string,
  what: { readonly mute?: 'bytes'; readonly kept?: Receipt } = {},
): Promise<Page> {
  const line = await who.watch(table)
  let receipt = what.kept ?? null
  let now: ShuffleNow | null = null
  let heard = 0
  const keeper = receiptKeeper({
    load: () => receipt,
    save: kept => void (receipt = kept),
    random: () => String(++drawn).padStart(32, '0'),
    give: given => {
      if (what.mute === undefined || !('bytes' in given)) line.say({ type: 'contribute', given })
    },
  })
  const hear = (message: ServerMessage) => {
    if (message.type === 'welcome') keeper.welcome(message)
    if (message.type === 'news') keeper.steps(message.steps)
    if (message.type === 'table') keeper.seat(message.seat)
    if (message.type === 'shuffle') keeper.shuffle(message.shuffle)
    if ('shuffle' in message && message.shuffle !== null) now = message.shuffle
  }
  const look = () => {
    for (const message of line.messages.slice(heard)) hear(message)
    heard = line.messages.length
  }
  line.socket.on('message', look)
  look()
  return {
    line,
    receipt() {
      if (receipt === null) throw new Error('This page has no receipt.')
      return receipt
    },
    now() {
      if (now === null) throw new Error('This page knows of no shuffle.')
      return now
    },
  }
}

export async function until(all: readonly Page[], fits: () => boolean): Promise<void> {
  while (!fits()) await Promise.race(all.map(({ line }) => line.next()))
}

export const begun = (...pages: Page[]) =>
  until(pages, () => pages.every(each => each.now().stage === 'made'))

export async function tableOf(host: Visitor, chairs: readonly string[], more: object = {}) {
  const made = await host.make({ chairs, options: OPTIONS, ...more })
  const invite = (seat: number) => ({ invite: made.links[seat]?.split('#')[1] })
  const sit = async (who: Visitor, seat: number, contributes = true) => {
    const wish = { ...invite(seat), contributes }
    const { status, body } = await who.send<MyTable>('POST', at('sit'), wish)
    expect(status).toBe(200)
    return body.table
  }
  const at = (what: string) => `/api/tables/${made.table.id}/${what}`
  return { id: made.table.id, made, sit, at }
}

/** Some moves; then all agree to end the match. */
export async function playSome(id: string, ...people: (readonly [Visitor, Page])[]): Promise<void> {
  const lines = people.map(([, { line }]) => line)
  await playOn(lines, 8)
  for (const [who] of people) await who.send('POST', `/api/tables/${id}/end`, { end: true })
  await Promise.all(lines.map(line => untilOver(line)))
}

export async function fileOf(who: Visitor, id: string): Promise<Proven> {
  return (await who.get<Proven>(`/api/tables/${id}/chronicle`)).body
}

/** Two people who contribute, and a bot; played to the end. */
export async function played(server: TestServer) {
  const [ana, ben] = [await guest(server), await guest(server)]
  const { id, sit } = await tableOf(ana, ['me', 'open', 'greedy'])
  const first = await page(ana, id)
  await sit(ben, 1)
  const second = await page(ben, id)
  await begun(first, second)
  await playSome(id, [ana, first], [ben, second])
  return { ana, ben, id, first, second, file: await fileOf(ana, id) }
}
