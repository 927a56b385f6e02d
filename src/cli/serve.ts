import { startServer } from '../server/main.ts'

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly publicUrl?: string
  readonly botPace: number
  readonly log: string
}

/** Runs the server until it is asked to stop; a second signal does not wait. */
export async function serve(options: ServeOptions): Promise<void> {
  const server = await startServer(options)
  process.stdout.write(`Tianguis is open at ${server.address}\nCtrl+C to stop.\n`)
  await signalled()
  process.stderr.write('Closing the stalls; again to stop at once.\n')
  void signalled().then(() => process.exit(1))
  await server.stop()
  process.exit(0)
}

function signalled(): Promise<void> {
  return new Promise(done => {
    const hear = () => {
      process.off('SIGINT', hear)
      process.off('SIGTERM', hear)
      done()
    }
    process.on('SIGINT', hear)
    process.on('SIGTERM', hear)
  })
}
