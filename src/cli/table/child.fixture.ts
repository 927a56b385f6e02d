import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ensureCli, MAIN } from '../cli.fixture.ts'

/** A reply as a program sees it: with any fields. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Reply = { [field: string]: any }

/** A `tianguis table` process of its own, asked in batches. */
export class TableChild {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly waiting: ((line: string) => void)[] = []
  private readonly exited: Promise<number | null>
  errors = ''

  static async open(): Promise<TableChild> {
    await ensureCli()
    return new TableChild(MAIN)
  }

  constructor(main: string) {
    this.child = spawn(process.execPath, [main, 'table'])
    this.exited = new Promise(done => this.child.once('close', done))
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => (this.errors += text))
    createInterface({ input: this.child.stdout }).on('line', line => this.waiting.shift()?.(line))
  }

  /** The reply to one request. */
  async ask(request: object): Promise<Reply> {
    return (await this.askAll([request]))[0]
  }

  /** The replies to many requests, all sent before the first reply is awaited. */
  askAll(requests: readonly object[]): Promise<Reply[]> {
    return this.sendAll(requests.map(request => JSON.stringify(request)))
  }

  /** The replies to raw lines, JSON or not. */
  async sendAll(lines: readonly (string | Uint8Array)[]): Promise<Reply[]> {
    const replies = lines.map(() => new Promise<string>(done => this.waiting.push(done)))
    this.child.stdin.write(
      Buffer.concat(lines.flatMap(line => [Buffer.from(line), Buffer.from('\n')])),
    )
    return (await Promise.all(replies)).map(line => JSON.parse(line) as Reply)
  }

  /** Ends the input; the exit code. */
  end(): Promise<number | null> {
    this.child.stdin.end()
    return this.exited
  }

  /** Stops reading while replies are under way; the exit code. */
  async hangUp(): Promise<number | null> {
    await this.ask({ do: 'hello' })
    this.child.stdout.destroy()
    this.child.stdin.on('error', () => {})
    this.child.stdin.write('{"do":"hello"}\n'.repeat(5000))
    return this.exited
  }
}
