/** The built server (its module is given) in its own process, to be killed: prints its address. */
const [, , built = '', data = '', database = ''] = process.argv
const { startServer } = await import(built)
const NO_LIMIT = 1_000_000
const limits = { requestsPerAddress: NO_LIMIT, messagesPerSocket: NO_LIMIT }
const kept = database === '' ? { data } : { data, database }
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  ...kept,
  botPace: 0,
  log: 'silent',
  limits,
})
process.stdout.write(`${server.address}\n`)
