import { expect, test } from 'vitest'
import { LIMITS } from '../../limits/limits.ts'
import { smtpSink } from '../../notify/smtp-sink.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'

test('a mailbox is not flooded by tags, either', async () => {
  const sink = await smtpSink()
  const server = await serve({ mail: sink.url, publicUrl: 'https://play.example.org' })
  const from = (network: number) => visitor(server, '', { 'x-forwarded-for': `192.0.2.${network}` })
  const ask = async (address: string, network: number) =>
    (await from(network).send('POST', '/api/sign-in/mail', { address })).status
  for (let network = 0; network < 6; network++)
    for (const address of [
      'ana+1@example.org',
      'ana@example.org',
      'ana+2@example.org',
      'ana+3@example.org',
    ])
      await ask(address, network)
  expect(sink.mails).toHaveLength(LIMITS.mailsToAddress.value)
  // Signs of patterns stand for themselves.
  expect(await ask('an_@example.org', 7)).toBe(200)
  expect(await ask('%@example.org', 7)).toBe(200)
})
