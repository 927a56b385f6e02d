/** For questions all of whose answers are always legal: nobody may ask why one is not. */
export function neverRefused(): never {
  throw new Error('Every answer to this question is legal.')
}
