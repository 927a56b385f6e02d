import { type Static, Type } from 'typebox'
import { orNull, strict } from './basics.ts'
import { Channel } from './chat.ts'
import { Id, TableInfo, TableStatus } from './table.ts'

/**
 * What the people who run the server may see and do: bodies and answers of `/api/admin`. Times are
 * Unix milliseconds.
 */

/** A short reason, shown to the people it affects. */
export const Why = Type.String({ maxLength: 200 })
/** A search term: no database takes a NUL. */
const Sought = Type.String({ maxLength: 40, pattern: '^[^\\u0000]*$' })
const Until = orNull(Type.Integer({ minimum: 0, maximum: 8.64e15 }))

/**
 * GET /api/admin/tables. `person`: an id or a whole name; `before`: nothing has happened there
 * since.
 */
export const FindTables = strict({
  game: Type.Optional(Sought),
  status: Type.Optional(TableStatus),
  person: Type.Optional(Sought),
  before: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15 })),
})
export type FindTables = Static<typeof FindTables>
/** Who has deleted their account has no name: "". */
export const Somebody = Type.Object({ id: Id, name: Type.String() })
export type Somebody = Static<typeof Somebody>

/** `host`: the owner of the table. */
export const FoundTable = Type.Object({ table: TableInfo, host: Somebody })
export type FoundTable = Static<typeof FoundTable>
export const FoundTables = Type.Object({ tables: Type.Array(FoundTable) })
export type FoundTables = Static<typeof FoundTables>
/**
 * GET /api/admin/tables/:id: with how much data it has. `entries`: moves and undos; `lines`: of the
 * chat.
 */
export const WholeTable = Type.Object({
  table: TableInfo,
  host: Somebody,
  entries: Type.Integer(),
  lines: Type.Integer(),
  reports: Type.Integer(),
})
export type WholeTable = Static<typeof WholeTable>
/** POST /api/admin/tables/:id/end */
export const CallOff = strict({ why: Type.Optional(Why) })
export type CallOff = Static<typeof CallOff>
export const AdminDone = Type.Object({ done: Type.Literal(true) })

/** GET /api/admin/people. `name`: a part of it, or an id. */
export const FindPeople = strict({
  name: Type.Optional(Sought),
  banned: Type.Optional(Type.Boolean()),
})
export type FindPeople = Static<typeof FindPeople>
/** `until` null = until the ban is lifted. */
export const Ban = Type.Object({ until: Until, why: Type.String() })
export type Ban = Static<typeof Ban>
/**
 * `owner`: of a bot, the person who answers for it; `seenAt`: when one of their devices was last
 * here.
 */
export const FoundPerson = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Type.Integer(),
  seenAt: orNull(Type.Integer()),
  owner: orNull(Somebody),
  admin: Type.Boolean(),
  ban: orNull(Ban),
})
export type FoundPerson = Static<typeof FoundPerson>
export const FoundPeople = Type.Object({ people: Type.Array(FoundPerson) })
export type FoundPeople = Static<typeof FoundPeople>
/** POST /api/admin/people/:id/ban */
export const BanPerson = strict({ until: Type.Optional(Until), why: Type.Optional(Why) })
export type BanPerson = Static<typeof BanPerson>

/** A reported line. `by`: how many people reported it; `at`: the first report. */
export const ReportInfo = Type.Object({
  table: Id,
  channel: Channel,
  n: Type.Integer(),
  writer: orNull(Somebody),
  text: Type.String(),
  by: Type.Integer(),
  at: Type.Integer(),
  settled: Type.Boolean(),
})
export type ReportInfo = Static<typeof ReportInfo>
/** GET /api/admin/reports: the open ones, or all. */
export const FindReports = strict({ all: Type.Optional(Type.Boolean()) })
export const ReportList = Type.Object({ reports: Type.Array(ReportInfo) })
export type ReportList = Static<typeof ReportList>
/**
 * GET /api/admin/reports/:id/:channel/:n: with the lines around it, and the people who reported it.
 */
export const WholeReport = Type.Object({
  report: ReportInfo,
  reporters: Type.Array(Somebody),
  around: Type.Array(
    Type.Object({
      n: Type.Integer(),
      writer: orNull(Somebody),
      text: Type.String(),
      at: Type.Integer(),
    }),
  ),
})
export type WholeReport = Static<typeof WholeReport>

/**
 * One act. `by` null: on the command line. `about`: a table, a person, a line, or "".
 */
export const AdminAct = Type.Object({
  at: Type.Integer(),
  by: orNull(Somebody),
  act: Type.String(),
  about: Type.String(),
  text: Type.String(),
})
export type AdminAct = Static<typeof AdminAct>
/** GET /api/admin/log: the latest first. */
export const AdminLog = Type.Object({ acts: Type.Array(AdminAct) })
export type AdminLog = Static<typeof AdminLog>
/** POST /api/admin/ratings: how many finished matches were computed. */
export const RebuiltRatings = Type.Object({ matches: Type.Integer() })
export type RebuiltRatings = Static<typeof RebuiltRatings>
