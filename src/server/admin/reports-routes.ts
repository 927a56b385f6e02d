import { Type } from 'typebox'
import {
  AdminLog,
  FindReports,
  RebuiltRatings,
  ReportList,
  WholeReport,
} from '../../protocol/admin.ts'
import { Ordinal } from '../../protocol/basics.ts'
import { Channel } from '../../protocol/chat.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { chapter, route } from '../http/route/route.ts'
import { rebuildRatings } from '../identity/rebuild.ts'
import { loadDeeds, writeDown } from '../store/admin/admin.ts'
import { findReport, loadReports, settleReport } from '../store/admin/reports.ts'
import { LONGEST_LIST } from './tables.ts'
import { admin, deed, DONE, operator } from './who.ts'

const LINE = Type.Object({
  id: Id,
  channel: Channel,
  n: Ordinal,
})

/** Reported lines, the computation of all ratings, and what admins have done. */
export const adminReportRoutes = chapter('Admin', [
  route.get('/api/admin/reports', {
    operationId: 'listReports',
    summary: 'Reported lines that are still open, or all reported lines.',
    access: admin,
    query: FindReports,
    answer: ReportList,
    handle: async ({ store }, { query }) => ({
      reports: await loadReports(store.db, query.all === true, LONGEST_LIST),
    }),
  }),
  route.get('/api/admin/reports/:id/:channel/:n', {
    operationId: 'getReport',
    summary: 'A reported line, who reported it, and the lines around it.',
    access: admin,
    params: LINE,
    answer: WholeReport,
    async handle({ store }, { params: { id: table, channel, n } }) {
      const found = await findReport(store.db, { table, channel, n })
      if (found === null) throw noReport()
      return found
    },
  }),
  route.post('/api/admin/reports/:id/:channel/:n/close', {
    ...deed,
    operationId: 'closeReport',
    summary: 'Closes the reports of a line.',
    params: LINE,
    async handle({ store, clock }, { me: by, params: { id: table, channel, n } }) {
      const about = `${table}/${channel}/${n}`
      await store.write(async db => {
        if (!(await settleReport(db, { table, channel, n }))) throw noReport()
        await writeDown(db, { at: clock.now(), by, act: 'close', about, text: '' })
      })
      return DONE
    },
  }),
  route.post('/api/admin/ratings', {
    operationId: 'rebuildRatings',
    summary: 'Computes all ratings again from the finished matches; only from the command line.',
    access: operator,
    answer: RebuiltRatings,
    async handle({ store, clock }, { me: by }) {
      const deed = { at: clock.now(), by, act: 'ratings', about: '', text: '' } as const
      await store.write(db => writeDown(db, deed))
      return { matches: await rebuildRatings(store) }
    },
  }),
  route.get('/api/admin/log', {
    operationId: 'listDeeds',
    summary: 'What admins have done, the latest first.',
    access: admin,
    answer: AdminLog,
    handle: async ({ store }) => ({ acts: await loadDeeds(store.db, LONGEST_LIST) }),
  }),
])

function noReport() {
  return problem(404, 'no-report', 'No such line was reported.')
}
