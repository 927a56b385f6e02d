/** As on the server, each % stands for itself where an address cannot be decoded. */
export function spellAddress(): void {
  const { origin, pathname, search, hash } = location
  if (isDecodable(pathname)) return
  history.replaceState(null, '', origin + pathname.replaceAll('%', '%25') + search + hash)
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
