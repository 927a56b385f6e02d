/** For some of several things that are told apart by their `type`, what is made of each. */
export type Cases<Of extends { readonly type: string }, Made, More extends unknown[] = []> = {
  readonly [type in Of['type']]?: (of: Extract<Of, { readonly type: type }>, ...more: More) => Made
}

/** What these cases make of a thing, given whatever `more` they ask for; `other` of all the rest. */
export function byCases<Of extends { readonly type: string }, Made, More extends unknown[] = []>(
  cases: Cases<Of, Made, More>,
  other: Made,
): (of: Of, ...more: More) => Made {
  const made = new Map<string, unknown>(Object.entries(cases))
  return (of, ...more) => {
    const make = made.get(of.type) as ((of: Of, ...more: More) => Made) | undefined
    return make ? make(of, ...more) : other
  }
}
