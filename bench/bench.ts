/** The options and the result of a bench: a text for people, figures for programs. */
export interface BenchOptions {
  /** How long each contender is measured, in seconds of processor time. */
  readonly seconds: number
  /** A smaller measurement, where there is one: to check that it runs. */
  readonly quick: boolean
  /** Measure with this database too. */
  readonly database?: string
  /** Reports progress. */
  readonly say: (line: string) => void
}

export interface BenchResult {
  readonly text: string
  readonly figures: object
}

export interface Bench {
  run(options: BenchOptions): Promise<BenchResult>
}
