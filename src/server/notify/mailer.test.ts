import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makeMailer } from './mailer.ts'

test('a mail server that talks without an end is given up', async () => {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    socket.write('220 here\r\n')
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-more\r\n'), 10)
      socket.once('close', () => clearInterval(talk))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const mail = `smtp://127.0.0.1:${port}?ignoreTLS=true`
  const mailer = makeMailer({ mail, publicUrl: 'https://play.example.org' }, 300)
  const sent = mailer?.send({ to: 'ana@example.org', subject: 'It is your turn', text: 'Come.' })
  await expect(sent).rejects.toThrow('ETIMEDOUT')
})
