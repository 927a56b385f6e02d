import { expect, onTestFinished, test } from 'vitest'
import { makeMailer } from './mailer.ts'
import { smtpSink } from './smtp-sink.fixture.ts'

test('a mail server that talks without an end is given up', async () => {
  const { url: mail } = await smtpSink(onTestFinished, socket => {
    socket.write('220 here\r\n')
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-more\r\n'), 10)
      socket.once('close', () => clearInterval(talk))
    })
  })
  const mailer = makeMailer({ mail, publicUrl: 'https://play.example.org' }, 300)
  const sent = mailer?.send({ to: 'ana@example.org', subject: 'It is your turn', text: 'Come.' })
  await expect(sent).rejects.toThrow('ETIMEDOUT')
})
