import { createInterface } from 'node:readline/promises'
import { type AdminClient, openAdminClient } from '../../server/admin/admin-client.ts'
import type { Place } from '../../server/backup.ts'
import { StartError } from '../../server/errors.ts'
import { Failure } from '../failure.ts'

/** Asks for what an admin may; whatever is refused is a Failure with the sentence that says why. */
export type Ask = <A>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<A>

/**
 * Does something at the desk of those who run the server, wherever the data are and whether it runs
 * or not.
 */
export async function atDesk(place: Place, act: (ask: Ask) => Promise<void>): Promise<void> {
  try {
    const desk = await openAdminClient(place)
    try {
      await act(asking(desk))
    } finally {
      await desk.close()
    }
  } catch (error) {
    throw error instanceof StartError ? Failure.world(error.message) : error
  }
}

function asking(desk: AdminClient): Ask {
  return async <A>(method: string, path: string, body?: object) => {
    const told = await desk.ask<A>(method, path, body)
    if (told.ok) return told.value
    throw told.status < 500 ? Failure.usage(told.message) : Failure.world(told.message)
  }
}

/** An address with what is asked for; what is undefined is left out. */
export function query(
  path: string,
  wish: { readonly [name: string]: string | number | boolean | undefined },
): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(wish))
    if (value !== undefined) given.set(name, String(value))
  return `${path}?${given.toString()}`
}

/** Asks before something that cannot be taken back. */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw Failure.usage('Nobody can be asked here: say --yes if it is meant.')
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await reader.question(`${question} [y/N] `).finally(() => reader.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw Failure.usage('Nothing has changed.')
}

/** Says it; what others wrote does not reach the terminal as anything but text. */
export function say(text: string): void {
  process.stdout.write(`${text.replace(/[^\P{Cc}\n]/gu, ' ')}\n`)
}

/** "2026-11-22 01:02", in UTC. */
export function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
