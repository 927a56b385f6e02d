/** Notes the sentence unless it is so: a broken invariant, which the sentence tells. */
export type Need = (isSo: boolean, sentence: string) => void

/**
 * What the first of these checks that finds anything finds: each relies on what those before it have
 * looked at.
 */
export function faultsBy(...checks: readonly ((need: Need) => void)[]): string[] {
  const found: string[] = []
  for (const check of checks) {
    if (found.length === 0) check((isSo, sentence) => void (isSo || found.push(sentence)))
  }
  return found
}
