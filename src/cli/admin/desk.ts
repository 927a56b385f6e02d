import { createInterface } from 'node:readline/promises'
import { type AdminClient, openAdminClient } from '../../server/command/admin-client.ts'
import type { Place } from '../../server/store/open.ts'
import { explained, Failure } from '../failure.ts'

/** Sends the requests of an admin; a refusal is a Failure with its sentence. */
export type Ask = <A>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<A>

/**
 * Does something with the admin client, wherever the data are and whether the server runs or not.
 */
export function atDesk(place: Place, act: (ask: Ask) => Promise<void>): Promise<void> {
  return explained(async () => {
    const desk = await openAdminClient(place)
    await act(asking(desk)).finally(() => desk.close())
  })
}

function asking(desk: AdminClient): Ask {
  return async <A>(method: string, path: string, body?: object) => {
    const told = await desk.ask<A>(method, path, body)
    if (told.ok) return told.value
    throw told.status < 500 ? Failure.usage(told.message) : Failure.world(told.message)
  }
}

/** An address with its query; undefined values are left out. */
export function query(
  path: string,
  wish: { readonly [name: string]: string | number | boolean | undefined },
): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(wish))
    if (value !== undefined) given.set(name, String(value))
  return `${path}?${given.toString()}`
}

/** Asks for confirmation before something that cannot be undone. */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw Failure.usage('There is no terminal to ask for confirmation. Add --yes to confirm.')
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await reader.question(`${question} [y/N] `).finally(() => reader.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw Failure.usage('Nothing has changed.')
}

/** Prints a line; what others wrote reaches the terminal as plain text only. */
export function say(text: string): void {
  process.stdout.write(`${text.replace(/[^\P{Cc}\n]/gu, ' ')}\n`)
}

/** "2026-11-22 01:02", in UTC. */
export function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
