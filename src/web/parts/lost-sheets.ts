/** The style sheets that could not be fetched: they are fetched again with the part they belong to. */
const lost = new Set<Node>()

/** Notes a style sheet that could not be fetched. */
export function noteLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
}

/**
 * Fetches them again; rejects if one is still not to be had. Vite asks for each sheet once only: a
 * part that is imported again would come without.
 */
export const fetchLost = (): Promise<unknown> =>
  Promise.all(
    [...lost].map(async sheet => {
      lost.delete(sheet)
      const again = sheet.cloneNode()
      sheet.parentNode?.replaceChild(again, sheet)
      await new Promise((done, failed) => {
        again.addEventListener('load', done)
        again.addEventListener('error', failed)
      })
    }),
  )
