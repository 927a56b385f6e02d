import { isFields } from '../../kit/shape.ts'
import type { LabReport } from '../../bots/lab/tally.ts'

/* Whether JSON from outside is a report: what charts and tables read has to be there. */

type Check = (value: unknown) => boolean

const isNumber: Check = value => typeof value === 'number' && Number.isFinite(value)
const isText: Check = value => typeof value === 'string'
const isInterval: Check = value =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)
const fields =
  (checks: { readonly [name: string]: Check }): Check =>
  value =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]))
const either =
  (...checks: readonly Check[]): Check =>
  value =>
    checks.some(check => check(value))

const standing = {
  games: isNumber,
  meanRank: isNumber,
  meanRankError: isNumber,
  wins: isNumber,
  winRate: isNumber,
  winRateInterval: isInterval,
  meanPoints: isNumber,
  meanPointsError: isNumber,
}
const histogram = fields({ from: isNumber, step: isNumber, counts: listOf(isNumber) })
const isMissing: Check = value => value === null || value === undefined

const use = fields({
  from: value => value === 'move' || value === 'event',
  type: isText,
  field: either(isText, isMissing),
  value: either(isText, isMissing),
  count: isNumber,
  seats: isNumber,
  wins: isNumber,
  winRate: isNumber,
  winRateInterval: isInterval,
  example: either(fields({ type: isText }), isMissing),
})

const standings = {
  players: listOf(fields({ player: isText, ...standing })),
  seats: listOf(fields({ seat: isNumber, ...standing })),
  roles: either(listOf(fields({ role: isText, ...standing })), isMissing),
}
const isChoice = either(isText, isNumber, value => typeof value === 'boolean')
const varied = fields({
  option: isText,
  values: listOf(fields({ value: isChoice, games: isNumber, ...standings })),
})

const report = fields({
  game: isText,
  version: isNumber,
  options: isFields,
  games: isNumber,
  asked: isNumber,
  seed: isText,
  ...standings,
  varied: either(varied, isMissing),
  plies: fields({ mean: isNumber, median: isNumber, max: isNumber }),
  pliesError: isNumber,
  stopped: isNumber,
  lengths: histogram,
  points: histogram,
  winnersPoints: isNumber,
  meanPoints: isNumber,
  uses: listOf(use),
})

export function isReport(value: unknown): value is LabReport {
  return report(value)
}
