import { domainToASCII, domainToUnicode } from 'node:url'
import { INVISIBLE } from './names.ts'

/**
 * Exactly one address, and nothing that a mail server could read as more, or leave out: one mailbox
 * would have any number of addresses.
 */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,180}\.[^\s@<>()[\]\\,;:".]{2,}$/

/**
 * The mailbox that somebody has typed, null if there is none. A domain can be written in many ways
 * (MÜNCHEN.example, xn--mnchen-3ya.example): it is kept as people read it.
 */
export function mailboxOf(typed: string): string | null {
  const address = typed.trim().toLowerCase()
  if (!ADDRESS.test(address) || INVISIBLE.test(address)) return null
  const mailbox = withDomain(address, domain => domainToUnicode(domainToASCII(domain)))
  return ADDRESS.test(mailbox) ? mailbox : null
}

/** The same mailbox as computers write it. */
export const forComputers = (mailbox: string): string => withDomain(mailbox, domainToASCII)

function withDomain(address: string, write: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + write(address.slice(at))
}
