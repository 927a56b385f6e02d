import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface SunkMail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** A mail server on loopback that takes every mail and sends none on. */
export interface SmtpSink {
  readonly url: string
  readonly mails: SunkMail[]
  /** From now on it refuses every mail. */
  refuse(): void
}

/**
 * `atEnd`: who closes it; the test in which it was opened, if left out. `talk`: how it answers
 * otherwise than such a server.
 */
export async function smtpSink(
  atEnd: (close: () => void) => void = onTestFinished,
  talk?: (socket: Socket) => void,
): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const sockets = new Set<Socket>()
  let refusing = false
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (talk) talk(socket)
    else void converse(socket, mails, () => refusing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mails,
    refuse: () => void (refusing = true),
  }
}

async function converse(socket: Socket, mails: SunkMail[], refusing: () => boolean): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let [from, to, data]: [string, string[], string[] | null] = ['', [], null]
  say('220 sink')
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (data !== null && line !== '.') data.push(line.replace(/^\.\./, '.'))
    else if (data !== null) {
      mails.push(read(from, to, data))
      data = null
      say('250 taken')
    } else if (/^MAIL FROM:/i.test(line)) {
      ;[from, to] = [addressIn(line), []]
      say('250 ok')
    } else if (/^RCPT TO:/i.test(line)) {
      to.push(addressIn(line))
      say(refusing() ? `550 ${addressIn(line)} is not taken` : '250 ok')
    } else if (/^DATA/i.test(line)) {
      data = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('250 ok')
  }
}

const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? ''

function read(from: string, to: readonly string[], lines: readonly string[]): SunkMail {
  const end = lines.indexOf('')
  const head = lines.slice(0, end).join('\n')
  const body = lines.slice(end + 1).join('\n')
  const text = /quoted-printable/i.test(head)
    ? quotedPrintable(body)
    : /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString()
      : body
  return { from, to, subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '', text }
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
