import { BrowserHistories, BrowserHistory, Stored } from '../../../protocol/local-history.ts'
import { problem } from '../../errors.ts'
import {
  browsersWithHistory,
  localHistoriesOf,
  saveLocalHistory,
} from '../../store/people/local-histories.ts'
import { keptAmong } from '../../store/tables/rated.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { holdPerson } from '../../tables/begin/table-budgets.ts'
import { person } from '../route/access.ts'
import { chapter, route } from '../route/route.ts'
import { spendAt } from '../route/spend.ts'

/** Somewhat more than one has who has played every kind of every game: it is read many at a time. */
const LONGEST_HISTORY_BYTES = 32_768

/** What a person has played in their browsers, once they have kept their account. */
export const localHistoryRoutes = chapter('Me', [
  route.get('/api/me/local-history', {
    operationId: 'getLocalHistory',
    summary: 'What I have played in my browsers, a part for each of them.',
    access: person,
    answer: BrowserHistories,
    handle: async ({ store }, { me }) => ({ parts: await localHistoriesOf(store.db, me.id) }),
  }),
  route.post('/api/me/local-history', {
    operationId: 'storeLocalHistory',
    summary: 'Stores what I have played in this browser, in place of what it sent before.',
    access: person,
    body: BrowserHistory,
    mostBytes: LONGEST_HISTORY_BYTES,
    answer: Stored,
    async handle(hub, { me, body, request }) {
      await hub.store.write(async db => {
        await holdPerson(db, me.id)
        if (!(await keptAmong(db, [me.id])).has(me.id))
          throw problem(403, 'not-kept', 'Keep your account first, by a passkey or an address.')
        const known = await browsersWithHistory(db, me.id)
        if (!known.includes(body.browser)) checkNewBrowser(hub, known.length, request.ip)
        await saveLocalHistory(db, me.id, body, hub.clock.now())
      })
      return { stored: true as const }
    },
  }),
])

/** Throws a problem if this browser is one too many of a person, or of those at an address. */
function checkNewBrowser(hub: Pick<Hub, 'budgets'>, known: number, ip: string): void {
  hub.budgets.oneMore('browsersPerPerson', known)
  spendAt(hub, 'browsersPerAddress', ip)
}
