import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import {
  AdminLog,
  FindReports,
  RebuiltRatings,
  ReportList,
  WholeReport,
} from '../../protocol/admin.ts'
import { Channel } from '../../protocol/chat.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { LONGEST_LIST } from './tables.ts'
import { problem } from '../errors.ts'
import { rebuildRatings } from '../identity/rebuild.ts'
import { loadDeeds, writeDown } from '../store/admin.ts'
import { findReport, loadReports, settleReport } from '../store/reports.ts'
import type { Hub } from '../tables/hub.ts'
import { adminOf, config, DONE, done, operatorOnly, tags } from './who.ts'

const params = Type.Object({
  id: Id,
  channel: Channel,
  n: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
})

/** Reported lines, the computation of all ratings, and what admins have done. */
export function adminReportRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  const { store, clock } = hub

  return async app => {
    app.get(
      '/api/admin/reports',
      {
        config,
        schema: {
          summary: 'Reported lines that are still open, or all reported lines.',
          tags,
          querystring: FindReports,
          response: { 200: ReportList, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        return { reports: await loadReports(store.db, request.query.all === true, LONGEST_LIST) }
      },
    )

    app.get(
      '/api/admin/reports/:id/:channel/:n',
      {
        config,
        schema: {
          summary: 'A reported line, who reported it, and the lines around it.',
          tags,
          params,
          response: { 200: WholeReport, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        const { id: table, channel, n } = request.params
        const found = await findReport(store.db, { table, channel, n })
        if (found === null) throw noReport()
        return found
      },
    )

    app.post(
      '/api/admin/reports/:id/:channel/:n/close',
      {
        config,
        schema: {
          summary: 'Closes the reports of a line.',
          tags,
          params,
          response: done,
        },
      },
      async request => {
        const by = await adminOf(hub, request)
        const { id: table, channel, n } = request.params
        const about = `${table}/${channel}/${n}`
        await store.write(async db => {
          if (!(await settleReport(db, { table, channel, n }))) throw noReport()
          await writeDown(db, { at: clock.now(), by, act: 'close', about, text: '' })
        })
        return DONE
      },
    )

    app.post(
      '/api/admin/ratings',
      {
        config,
        schema: {
          summary:
            'Computes all ratings again from the finished matches; only from the command line.',
          tags,
          response: { 200: RebuiltRatings, '4xx': Problem },
        },
      },
      async request => {
        const by = await operatorOnly(hub, request)
        const matches = await store.write(async db => {
          await writeDown(db, { at: clock.now(), by, act: 'ratings', about: '', text: '' })
          return rebuildRatings(db)
        })
        return { matches }
      },
    )

    app.get(
      '/api/admin/log',
      {
        config,
        schema: {
          summary: 'What admins have done, the latest first.',
          tags,
          response: { 200: AdminLog, '4xx': Problem },
        },
      },
      async request => {
        await adminOf(hub, request)
        return { acts: await loadDeeds(store.db, LONGEST_LIST) }
      },
    )
  }
}

function noReport() {
  return problem(404, 'no-report', 'No such line was reported.')
}
