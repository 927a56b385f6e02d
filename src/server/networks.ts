import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * From which network people last asked: a person with many names at one address gets no more than
 * others. It is kept in memory only, and never stored, logged or shown; only a mark of it is stored.
 */
export interface Networks {
  note(user: string, address: string): void
  /** The network of this person; "" if they have not asked since the server started. */
  of(user: string): string
  /** The people of the same network, this one among them. */
  near(user: string): string[]
  /**
   * One of 65,536 marks, by the server's secret: two people of one network have the same, and each
   * belongs to so many networks of the world that none can be told from it. Null if it is unknown,
   * or not one of the internet: there a proxy may stand for everybody.
   */
  readonly mark: (user: string) => number | null
}

/** People remembered; after that, those who asked longest ago are forgotten. */
const MOST_PEOPLE = 20_000

export function makeNetworks(secret: string): Networks {
  const known = new Map<string, string>()
  return {
    note(user, address) {
      known.delete(user)
      known.set(user, networkOf(address))
      const [oldest] = known.keys()
      if (known.size > MOST_PEOPLE && oldest !== undefined) known.delete(oldest)
    },
    of: user => known.get(user) ?? '',
    near(user) {
      const network = known.get(user)
      if (network === undefined) return [user]
      return [...known].flatMap(([each, its]) => (its === network ? [each] : []))
    },
    mark(user) {
      const network = known.get(user)
      if (network === undefined || !isPublicAddress(network.replace(/\/64$/, ''))) return null
      return createHmac('sha256', secret).update(`network ${network}`).digest().readUInt16BE()
    },
  }
}

const GROUPS = 8
/** Groups of an address of version 6 that name the network; the others are the holder's to choose. */
const GROUPS_OF_NETWORK = 4

/** The address, or of version 6 its first 64 bits. */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (old !== undefined) return old
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const gap = GROUPS - left.length - right.length
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  const named = groups.slice(0, GROUPS_OF_NETWORK).map(group => parseInt(group, 16).toString(16))
  return `${named.join(':')}::/64`
}
