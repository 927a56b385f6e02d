import { BlockList, isIP } from 'node:net'

/*
 * The addresses of the open internet. An address from a person must not lead to this machine, its
 * network, or the metadata service of its cloud. By the IANA registries of special addresses.
 */

const CLOSED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Inside 2000::/3, the only open block: what leads elsewhere (Teredo, 6to4) or nowhere. */
const CLOSED6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4')
const closed6 = new BlockList()
for (const [network, prefix] of CLOSED6) closed6.addSubnet(network, prefix, 'ipv6')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

/** Whether this IP address is on the open internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
    default:
      return false
  }
}
