import { expect, test } from 'vitest'
import { smtpSink } from '../../notify/smtp-sink.fixture.ts'
import { onPostgres, runSql } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { keptGuest, visitor } from '../../test/visitors.fixture.ts'

test.skipIf(onPostgres())(
  'nobody is signed in by an address that is dropped while they press the link',
  async () => {
    const sink = await smtpSink()
    const server = await serve({ mail: sink.url, publicUrl: 'https://play.example.org' })
    await keptGuest(server)
    const address = 'ana@example.org'
    await runSql(server, `UPDATE addresses SET address = '${address}'`)
    const late = visitor(server)
    await late.send('POST', '/api/sign-in/mail', { address })
    const token = /#(\S+)/.exec(sink.mails.at(-1)?.text ?? '')?.[1]
    await runSql(
      server,
      'CREATE TRIGGER dropped BEFORE UPDATE ON mail_links BEGIN DELETE FROM addresses; END',
    )
    expect(await late.send('POST', '/api/sign-in/link', { token })).toMatchObject({
      status: 409,
      body: { why: 'address-taken' },
    })
    expect((await late.get('/api/me')).body).toEqual({ me: null })
  },
)
