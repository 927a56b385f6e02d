import type { IncomingMessage } from 'node:http'

const PATH = /^[^?#]*/

/**
 * The address that is asked for, such that it leads to a route or to none, and all that applies to
 * every request applies to it: a server's name in it is left out, and where it cannot be decoded each
 * % stands for itself.
 */
export function spelled({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.startsWith('/') ? url : withoutServer(url)
  try {
    decodeURI(PATH.exec(path)?.[0] ?? '')
    return path
  } catch {
    return path.replace(PATH, part => part.replaceAll('%', '%25'))
  }
}

/** What a client asks a proxy for; `*` leads to the first page. */
function withoutServer(url: string): string {
  const { pathname, search } = new URL(URL.canParse(url) ? url : '/', 'http://localhost')
  return pathname.startsWith('/') ? pathname + search : '/'
}
