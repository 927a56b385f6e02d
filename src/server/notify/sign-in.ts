import type { Language } from '../../kit/meta.ts'
import type { Mail } from './mailer.ts'
import { mailText } from './text/index.ts'

/**
 * The mail with a sign-in link. The token comes after #, where neither servers nor their logs see
 * it.
 */
export function signInMail(
  to: string,
  language: Language,
  publicUrl: string,
  name: string,
  token: string,
): Mail {
  const say = mailText(language)
  const link = new URL(`/sign-in#${token}`, publicUrl)
  const asked = { named: unlinked(name) !== '', name: unlinked(name) }
  const text = say('signIn.text', { ...asked, site: link.host, link: link.href })
  return { to, subject: say('signIn.subject'), text }
}

/** A name in which no mail program finds a link: older ones may look like an address. */
function unlinked(name: string): string {
  return name.replace(/[:/.]+/g, ' ').trim()
}
