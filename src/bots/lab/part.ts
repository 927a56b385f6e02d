import type { LabReport } from './tally.ts'

/* A report as what is shown of it: parts, each a chart and the same in a table. */

/** A value, and what the true one lies between. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  /** As it is written beside the bar. */
  readonly said: string
}

export interface BarChart {
  readonly kind: 'bars'
  /** One estimate a setting. */
  readonly rows: readonly { readonly label: string; readonly estimates: readonly Estimate[] }[]
  readonly least: number
  readonly most: number
  /** Where a dashed line stands; null for none. */
  readonly line: number | null
}

export interface ColumnChart {
  readonly kind: 'columns'
  readonly from: number
  readonly step: number
  /** For each setting the share that each step has. */
  readonly series: readonly (readonly number[])[]
}

export interface Table {
  readonly columns: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

export interface Part {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly chart: BarChart | ColumnChart | null
  readonly table: Table
}

/** One report, or two side by side. */
export type Reports = readonly [one: LabReport, other?: LabReport]

/** The names of settings, where there are two. */
export const SETTINGS = ['A', 'B'] as const
