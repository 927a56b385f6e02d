import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * From which network people last asked: a person with many names at one address gets no more than
 * others. It is kept in memory only, and never stored, logged or shown; only a mark of it is stored.
 */
export interface Networks {
  note(user: string, address: string): void
  /** The network of this person; "" if they have not asked since the server started. */
  of(user: string): string
  /** The people of the same network, this one among them, and of version 6 those of its site. */
  near(user: string): readonly Neighbours[]
  /**
   * One of 65,536 marks, by the server's secret: two people of one network have the same, and each
   * belongs to so many networks of the world that none can be told from it. Null if it is unknown,
   * or not one of the internet: there a proxy may stand for everybody.
   */
  readonly mark: (user: string) => number | null
}

/** People who have as much together as so many addresses. */
export interface Neighbours {
  readonly people: readonly string[]
  readonly addresses: number
}

/** People remembered; after that, those who asked longest ago are forgotten. */
const MOST_PEOPLE = 20_000

export function makeNetworks(secret: string): Networks {
  /** Of each person the names of their network. */
  const known = new Map<string, readonly string[]>()
  return {
    note(user, address) {
      known.delete(user)
      known.set(user, namesOf(networkOf(address)))
      const [oldest] = known.keys()
      if (known.size > MOST_PEOPLE && oldest !== undefined) known.delete(oldest)
    },
    of: user => known.get(user)?.[0] ?? '',
    near(user) {
      const names = known.get(user)
      if (names === undefined) return [{ people: [user], addresses: 1 }]
      return names.map(name => ({
        people: [...known].flatMap(([each, its]) => (its.includes(name) ? [each] : [])),
        addresses: sharedBy(name),
      }))
    },
    mark(user) {
      const [network] = known.get(user) ?? []
      if (network === undefined || !isPublicAddress(network.replace(/\/64$/, ''))) return null
      return createHmac('sha256', secret).update(`network ${network}`).digest().readUInt16BE()
    },
  }
}

const GROUPS = 8
/** Groups of an address of version 6 that name the network; the others are the holder's to choose. */
const GROUPS_OF_NETWORK = 4
/** The first groups of an address of version 4 that is written as one of version 6. */
const OLD = /^0:0:0:0:0:ffff:/
/** As some proxies write from where they are asked. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

/** The address, or of version 6 its first 64 bits, without a port. What is no address is all one. */
export function networkOf(said: string): string {
  const { six, four } = WITH_PORT.exec(said)?.groups ?? {}
  const address = six ?? four ?? said
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const groups = groupsOf(address)
  if (!OLD.test(groups.join(':'))) return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
  return groups
    .slice(-2)
    .flatMap(group => [...Buffer.from(group.padStart(4, '0'), 'hex')])
    .join('.')
}

/** All eight groups of an address of version 6, each as short as can be. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address
    .replace(/%.*/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => hexOf(bytes.slice(0, 4)))
    .split('::')
    .map(half => half.split(':').filter(Boolean))
  const gap = GROUPS - left.length - right.length
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return groups.map(group => parseInt(group, 16).toString(16))
}

/** Four bytes as two groups. */
function hexOf(bytes: readonly string[]): string {
  const [high, low] = Buffer.from(bytes.map(Number)).toString('hex').match(/.{4}/g) ?? []
  return `${high}:${low}`
}

/** Of a network of version 6, the first 48 bits: many a holder has all of them. Else null. */
export function siteOf(network: string): string | null {
  const groups = /^((?:\w+:){3})\w+::\/64$/.exec(network)?.[1]
  return groups === undefined ? null : `${groups}:${SITE}`
}

/** The network, and the site it belongs to, if it does. */
export function namesOf(network: string): readonly string[] {
  const site = siteOf(network)
  return site === null ? [network] : [network, site]
}

/** Who holds the network, as far as an address tells. */
export const holderOf = (network: string): string => siteOf(network) ?? network

const SITE = '/48'
/** A site has sixty-five thousand networks, and as much as so many of them. */
export const NETWORKS_OF_SITE = 16

/** For how many this name stands among those that have a budget each. */
export const sharedBy = (who: string): number => (who.endsWith(SITE) ? NETWORKS_OF_SITE : 1)
