/** What every bench is asked and what it brings back: a text for people, figures for programs. */
export interface BenchOptions {
  /** How long each contender is measured, in seconds of processor time. */
  readonly seconds: number
}

export interface BenchResult {
  readonly text: string
  readonly figures: object
}

export interface Bench {
  run(options: BenchOptions): Promise<BenchResult>
}
