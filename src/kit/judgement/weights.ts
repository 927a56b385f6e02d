/** A layer of a network, quantized: each number is a whole one from −127 to 127 times the scale. */
export interface Layer {
  readonly scale: number
  readonly values: readonly number[]
}

/**
 * What training a game's judgement made, as the file `judgement/weights.json` holds it. It belongs
 * to one version of the rules and one set of printed values.
 */
export interface Weights {
  readonly format: 1
  /** The game's id. */
  readonly game: string
  readonly version: number
  /** The digest of the content set; null for a game whose values cannot be replaced. */
  readonly content: string | null
  /** The names of the inputs, as `Features.inputs` had them. */
  readonly inputs: readonly string[]
  readonly hidden: number
  readonly layers: {
    readonly first: Layer
    readonly bias: Layer
    readonly second: Layer
    readonly line: Layer
  }
}
