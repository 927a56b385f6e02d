import { startServer } from '../../dist/server/main.js'

/** The built server in its own process, to be killed: prints its address and runs. */
const NO_LIMIT = 1_000_000
const limits = { requestsPerMinute: NO_LIMIT, messagesPerSecond: NO_LIMIT }
const [, , data = '', database = ''] = process.argv
const kept = database === '' ? { data } : { data, database }
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  ...kept,
  botPace: 0,
  log: 'silent',
  ...limits,
})
process.stdout.write(`${server.address}\n`)
