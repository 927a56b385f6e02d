import { StartError } from '../server/errors.ts'

/** An explained failure: its one sentence goes to standard error, without a stack. */
export class Failure extends Error {
  readonly exitCode: number

  private constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }

  /** The command named something that does not exist or is not valid. */
  static usage(message: string): Failure {
    return new Failure(message, 2)
  }

  /**
   * The command was valid, but it failed: a port in use, a folder that cannot be written.
   */
  static world(message: string): Failure {
    return new Failure(message, 1)
  }

  /** A file that the command was to write cannot be written. */
  static unwritable(file: string, error: unknown): Failure {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return Failure.world(`${file} cannot be written (${why}).`)
  }

  /** Handles an error while something is written to a file that was named for it: "The trace". */
  static notWritten(what: string, file: string) {
    return ({ code }: NodeJS.ErrnoException): never => {
      throw Failure.world(`${what} cannot be written to ${file} (${code}).`)
    }
  }

  /** Somebody has ended the command by Ctrl-C; what it had is kept. */
  static interrupted(): Failure {
    return Failure.silent(130)
  }

  /** A child process has failed and reported its error itself. */
  static silent(exitCode: number): Failure {
    return new Failure('', exitCode)
  }
}

/** Does something of the server's; what keeps it from starting is told in its one sentence. */
export async function explained<A>(act: () => Promise<A>): Promise<A> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof StartError ? Failure.world(error.message) : error
  }
}
