/** From one time to another, Unix milliseconds; `until` is Infinity while no end is known. */
export interface Span {
  readonly from: number
  readonly until: number
}
