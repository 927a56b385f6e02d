import { Compile } from 'typebox/compile'
import { Listen, Looking, Say } from '../../protocol/chat.ts'
import { clearest, isLong } from '../http/route/check.ts'
import {
  Choose,
  type ClientMessage,
  Contribute,
  Explain,
  Ping,
  Undo,
  Watch,
} from '../../protocol/messages.ts'

const CHECKS = {
  watch: Compile(Watch),
  choose: Compile(Choose),
  undo: Compile(Undo),
  explain: Compile(Explain),
  contribute: Compile(Contribute),
  listen: Compile(Listen),
  say: Compile(Say),
  looking: Compile(Looking),
  ping: Compile(Ping),
}
const TOO_LONG = 'The message does not fit its schema, and is too long to say where.'
const KNOWN = Object.keys(CHECKS).join(', ')

export type Reading =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly said: string }

/** Parses a message of a socket, or says in one sentence what is wrong with it. */
export function read(text: string): Reading {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    return { ok: false, said: `A message is a JSON object with a "type": ${KNOWN}.` }
  }
  const check =
    typeof value.type === 'string' && Object.hasOwn(CHECKS, value.type)
      ? CHECKS[value.type as 'ping']
      : null
  if (check === null)
    return { ok: false, said: `Unknown type of message. The known types are: ${KNOWN}.` }
  if (check.Check(value)) return { ok: true, message: value }
  if (isLong(value)) return { ok: false, said: TOO_LONG }
  const [error] = clearest([...check.Errors(value)])
  return {
    ok: false,
    said: `The message does not fit: ${error?.instancePath || 'it'} ${error?.message ?? 'is wrong'}.`,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
