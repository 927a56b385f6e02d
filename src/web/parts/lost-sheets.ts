/** The style sheets that could not be fetched: whoever fetches a part once more must see to them. */
const lost = new Set<string>()

/** Notes a style sheet that could not be fetched. */
export function noteLost({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  target.remove()
  lost.add(target.href)
}

/**
 * Fetches them again; rejects if one is still not to be had. Vite asks for each sheet once only: a
 * part that is imported again would come without.
 */
export const fetchLost = (): Promise<unknown> => Promise.all([...lost].map(fetchAgain))

function fetchAgain(href: string): Promise<void> {
  return new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('error', failed)
    link.addEventListener('load', () => {
      lost.delete(href)
      done()
    })
    document.head.append(link)
  })
}
