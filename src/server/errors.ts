/** What prevents a server from starting. */
export type StartFault =
  | 'port-in-use'
  | 'bad-address'
  | 'data-unwritable'
  | 'data-in-use'
  | 'data-newer'
  | 'data-damaged'
  | 'secret-missing'
  | 'old-sqlite'
  | 'bad-backup'
  | 'bad-mail'

/** The server cannot start; the message is one clear sentence for the person who started it. */
export class StartError extends Error {
  readonly why: StartFault

  constructor(why: StartFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

/** An error with the answer that a client gets: HTTP status, code, sentence. */
export interface ProblemError extends Error {
  readonly statusCode: number
  readonly why: string
  /** Further fields of the answer. */
  readonly more?: object
  /** The seconds after which it is worth trying again, where that is known. */
  readonly after?: number
}

/** Whether this was made by `problem`. */
export function isProblem(error: unknown): error is ProblemError {
  return error instanceof Error && 'statusCode' in error && 'why' in error
}

/** Thrown in a request handler: the request is answered with it, and nothing has changed. */
export function problem(
  statusCode: number,
  why: string,
  message: string,
  more: object = {},
): ProblemError {
  return Object.assign(new Error(message), { statusCode, why, more })
}

/** What an error says, in a few words. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(messageOf))].join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}

/** The code of a system error (ENOENT …), or "". */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** The refusal of what only somebody with a cookie may do. */
export const noGuest = (): ProblemError =>
  problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
