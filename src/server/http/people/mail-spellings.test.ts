import { expect, test } from 'vitest'
import { runSql } from '../../test/databases.fixture.ts'
import { LIMITS } from '../../limits/limits.ts'
import { smtpSink } from '../../notify/smtp-sink.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, visitor } from '../../test/visitors.fixture.ts'

const READ = 'ana@münchen.example'
const SPELLINGS = [READ, 'ana@xn--mnchen-3ya.example', 'ana@mu\u0308nchen.example']

async function post() {
  const sink = await smtpSink()
  const server = await serve({ mail: sink.url, publicUrl: 'https://play.example.org' })
  return { sink, server }
}

test('a mailbox is not flooded by spellings of its domain, either', async () => {
  const { sink, server } = await post()
  for (let network = 0; network < 6; network++) {
    const from = visitor(server, '', { 'x-forwarded-for': `192.0.2.${network}` })
    for (const address of SPELLINGS) await from.send('POST', '/api/sign-in/mail', { address })
  }
  expect(sink.mails).toHaveLength(LIMITS.mailsToAddress.value)
})

test.each(SPELLINGS.slice(0, 2))('the owner of a mailbox kept as %s is found', async kept => {
  const { sink, server } = await post()
  const ana = await guest(server)
  const { body } = await ana.get<{ me: { id: string } }>('/api/me')
  await runSql(
    server,
    `INSERT INTO addresses (address, user_id, created_at) VALUES ('${kept}', '${body.me.id}', 1)`,
  )
  for (const address of SPELLINGS) {
    const browser = visitor(server)
    await browser.send('POST', '/api/sign-in/mail', { address })
    const token = /#(\S+)/.exec(sink.mails.at(-1)?.text ?? '')?.[1]
    expect(await browser.send('POST', '/api/sign-in/link', { token })).toEqual({
      status: 200,
      body,
    })
  }
})
