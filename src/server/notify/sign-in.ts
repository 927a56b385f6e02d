import type { Language } from '../../kit/meta.ts'
import type { Mail } from './mailer.ts'

interface Words {
  readonly subject: string
  /** `site`: the server's host. `name`: of the guest who asked; "" if nobody known did. */
  readonly text: (site: string, name: string, link: string) => string
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    subject: 'Your link to Tianguis',
    text: (site, name, link) =>
      `Somebody${name && ` who plays as “${name}”`} asked for this link at ${site}. It works once, for 20 minutes:

${link}

Open it in the browser in which you asked, and press the button there. If it was not you, do nothing: nobody can sign in without the link.
`,
  },
  es: {
    subject: 'Tu enlace a Tianguis',
    text: (site, name, link) =>
      `Alguien${name && ` que juega como «${name}»`} pidió este enlace en ${site}. Vale 20 minutos y una sola vez:

${link}

Ábrelo en el navegador donde lo pediste y pulsa el botón. Si no fuiste tú, no hagas nada: sin el enlace no entra nadie.
`,
  },
}

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
  const { subject, text } = WORDS[language]
  const link = new URL(`/sign-in#${token}`, publicUrl)
  return { to, subject, text: text(link.host, unlinked(name), link.href) }
}

/** A name in which no mail program finds a link: older ones may look like an address. */
function unlinked(name: string): string {
  return name.replace(/[:/.]+/g, ' ').trim()
}
