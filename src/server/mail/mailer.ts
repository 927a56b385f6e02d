import { createTransport } from 'nodemailer'
import type { ServerConfig } from '../config.ts'
import { codeOf, StartError } from '../errors.ts'

/** A mail to one person, plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Resolves when the mail server has taken it. What it rejects with names no address. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** A mail server that does not answer holds nobody up for longer. */
const PATIENCE_MS = 8000

/** How this server sends mails; null if it is to send none. */
export function makeMailer({ mail, mailFrom, publicUrl }: ServerConfig): Mailer | null {
  if (mail === undefined) return null
  if (!/^smtps?:\/\/[^/]/.test(mail) || !URL.canParse(mail)) {
    throw new StartError(
      'bad-mail',
      'The mail server is given as smtp://user:password@host:port, or smtps://…',
    )
  }
  if (publicUrl === undefined) {
    throw new StartError(
      'bad-mail',
      'Mails hold links: tell the server its address with --public-url.',
    )
  }
  const from = mailFrom ?? `tianguis@${new URL(publicUrl).hostname}`
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const transport = createTransport({ url: mail, ...timeouts })
  return {
    async send({ to, subject, text }) {
      // As an address and not as text: what somebody has typed cannot become two addresses, or a
      // header.
      const receiver = { name: '', address: to }
      await transport.sendMail({ from, to: receiver, subject, text }).catch((error: unknown) => {
        throw new Error(`The mail server has not taken a mail (${codeOf(error) || 'no code'}).`)
      })
    },
    close: () => transport.close(),
  }
}
