import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../protocol/http.ts'
import type { ProblemError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import {
  isOrphan,
  isOutage,
  isUnstorable,
  logFailure,
} from '../../store/database/revision-conflict.ts'

/** The answers to errors of Fastify and its plugins, by status. */
const SENTENCES: { readonly [status: number]: Problem } = {
  400: { why: 'bad-request', message: 'The request could not be understood.' },
  403: { why: 'bad-address', message: 'This is not an address of a page or a file.' },
  404: { why: 'not-found', message: 'There is nothing at this address.' },
  412: { why: 'changed', message: 'The file is another one than you have.' },
  413: { why: 'too-large', message: 'The request is too large.' },
  415: { why: 'bad-type', message: 'The body must be JSON (content-type: application/json).' },
  416: { why: 'bad-range', message: 'The file has no such part.' },
  429: { why: 'too-many', message: 'Too many requests. Try again later.' },
}
const NO_JSON: Problem = {
  why: 'bad-request',
  message: 'The body is not JSON. A request without a body needs no content-type.',
}
const BUSY: Problem = {
  why: 'busy',
  message: 'The server is busy for a moment. Try the same again.',
}
const UNSTORABLE: Problem = {
  why: 'unstorable',
  message: 'The server cannot store anything now: its disk is full or fails. Try again later.',
}
/** After what is busy for a moment, and after somebody has made room. */
const AGAIN_SECONDS = 2
const LATER_SECONDS = 60
const DELETED: Problem = {
  why: 'deleted',
  message: 'What this belongs to has just been deleted.',
}
const UNKEEPABLE: Problem = {
  why: 'bad-request',
  message: 'A text holds a character that cannot be kept (U+0000).',
}
const BUG: Problem = {
  why: 'bug',
  message: 'Something went wrong on the server; nothing has changed.',
}

/** Every error becomes a code and a sentence; a server error is logged and its cause not shown. */
export function answerProblems(log: Log) {
  return (
    error: FastifyError | ProblemError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const status = error.statusCode ?? statusOf(error)
    if (status >= 500 && !('why' in error))
      logFailure(log, error, 'request failed', { route: request.routeOptions.url })
    const after = afterOf(error, status)
    if (after !== null) reply.header('retry-after', after)
    reply.code(status).send(said(error, status))
  }
}

export function notFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(SENTENCES[404])
}

/** The seconds after which it is worth trying again, where that is known. */
function afterOf(error: FastifyError | ProblemError, status: number): number | null {
  if (status === 503) return isUnstorable(error) ? LATER_SECONDS : AGAIN_SECONDS
  return 'after' in error ? (error.after ?? null) : null
}

/** Of what the database said. */
function statusOf(error: Error): number {
  if (isOutage(error)) return 503
  if (isOrphan(error)) return 404
  return isUnkeepable(error) ? 400 : 500
}

/** Whether a text holds the character U+0000, which PostgreSQL does not keep. */
const isUnkeepable = (error: Error) => 'code' in error && error.code === '22021'

function said(error: FastifyError | ProblemError, status: number): Problem {
  if (status >= 500 && status !== 503) return BUG
  if ('why' in error) return { why: error.why, message: error.message, ...error.more }
  if (status === 503) return isUnstorable(error) ? UNSTORABLE : BUSY
  if (isUnkeepable(error)) return UNKEEPABLE
  if (isOrphan(error)) return DELETED
  if (/^FST_ERR_CTP_\w+_JSON_BODY$/.test(error.code)) return NO_JSON
  const [fault] = error.validation ?? []
  if (fault === undefined)
    return SENTENCES[status] ?? { why: 'bad-request', message: error.message }
  const where = `${error.validationContext ?? 'request'}${fault.instancePath}`
  return {
    why: 'bad-request',
    message: `The ${where} does not fit: it ${fault.message ?? 'is wrong'}.`,
  }
}
