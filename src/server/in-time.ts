/**
 * What this work comes to, or `late` if it takes longer than so many milliseconds: it goes on then.
 */
export function inTime<A>(work: Promise<A>, ms: number, late: () => A): Promise<A> {
  let patience: NodeJS.Timeout | undefined
  const over = new Promise<void>(end => {
    patience = setTimeout(end, ms)
  })
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(patience))
}
