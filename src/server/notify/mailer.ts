import { createTransport } from 'nodemailer'
import { codeOf, problem, StartError } from '../errors.ts'
import { inTime } from '../in-time.ts'

/** A mail to one person, plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Where mails go out, from whom, and the address that their links lead to. */
export interface MailSettings {
  readonly mail?: string
  readonly mailFrom?: string
  readonly publicUrl?: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted it. Its rejections contain no address. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The answer to a request for a mail that could not be sent. */
export const mailFailed = () =>
  problem(424, 'mail-failed', 'The mail could not be sent. Try again later.')

/** How long to wait for a mail server that does not answer. */
const PATIENCE_MS = 8000
/** How long a mail may take in all: a server may say something again and again, and never an end. */
const LONGEST_MS = 60_000

/** An address, or a name and an address. */
const SENDER = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@,]+<[^\s<>@,]+@[^\s<>@,]+>)$/

/** The mailer of this server; null if it sends no mail. */
export function makeMailer(
  { mail, mailFrom, publicUrl }: MailSettings,
  longestMs = LONGEST_MS,
): Mailer | null {
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
      'Mails contain links. Give the server its address with --public-url.',
    )
  }
  if (mailFrom !== undefined && !SENDER.test(mailFrom))
    throw new StartError(
      'bad-mail',
      'The sender of mails is given as games@example.org, or Tianguis <games@example.org>.',
    )
  const from = mailFrom ?? `tianguis@${new URL(publicUrl).hostname}`
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const transport = createTransport({ url: mail, ...timeouts })
  return {
    async send({ to, subject, text }) {
      // As an object and not as text: what somebody typed cannot become two addresses, or a header.
      const receiver = { name: '', address: to }
      const sent = transport.sendMail({ from, to: receiver, subject, text })
      const late = () => {
        throw Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })
      }
      await inTime(sent, longestMs, late).catch((error: unknown) => {
        throw new Error(`The mail server has refused a mail (${codeOf(error) || 'no code'}).`)
      })
    },
    close: () => transport.close(),
  }
}
