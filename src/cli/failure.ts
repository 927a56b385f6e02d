/** A failure that has been explained: its one sentence goes to standard error, without a stack. */
export class Failure extends Error {
  readonly exitCode: number

  private constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }

  /** The command was asked for something that does not exist or fit. */
  static usage(message: string): Failure {
    return new Failure(message, 2)
  }

  /**
   * The command was right, but the world was not: a port in use, a folder that cannot be written.
   */
  static world(message: string): Failure {
    return new Failure(message, 1)
  }

  /** A program started by this one has failed and said why itself. */
  static silent(exitCode: number): Failure {
    return new Failure('', exitCode)
  }
}
