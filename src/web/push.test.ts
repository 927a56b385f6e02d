import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const PUSH = readFileSync(new URL('public/push.js', import.meta.url), 'utf8')

/** What the service worker shows of a push with this content. */
function shownOf(told: object): unknown[] {
  const shown: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
    registration: { showNotification: (...said: unknown[]) => shown.push(...said) },
  }
  runInNewContext(PUSH, { self, URL })
  listeners.get('push')?.({ data: { json: () => told }, waitUntil: () => undefined })
  return shown
}

test('a later notice of a table takes the place of the one before, and is heard', () => {
  const url = 'https://play.example.org/t/a'
  const [title, wishes] = shownOf({ title: 'Your turn: Mercado', body: '', url })
  expect(title).toBe('Your turn: Mercado')
  expect(wishes).toMatchObject({ tag: url, renotify: true, data: { url } })
})
