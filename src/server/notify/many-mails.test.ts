import { expect, test } from 'vitest'
import { keptGuest } from '../test/visitors.fixture.ts'
import type { Mail } from './mailer.ts'
import { match, post, wants } from './notices.fixture.ts'

const PEOPLE = 12

test('of many mails few are on their way at once, others are told meanwhile, and all arrive', async () => {
  const ends: (() => void)[] = []
  const told: string[] = []
  let most = 0
  const mailer = {
    send: ({ to }: Mail) =>
      new Promise<void>(end => {
        told.push(to)
        most = Math.max(most, ends.push(end))
      }),
    close: () => undefined,
  }
  const { server, clock, ana, ben, hook } = await post({ mailer })
  for (let people = 0; people < PEOPLE; people++) {
    const who = await keptGuest(server)
    await wants(who, { mail: true })
    await match(who, ben)
  }
  await wants(ana, { hook: true, hookUrl: hook.url })
  await match(ana, ben)
  await hook.until(1)
  while (told.length < PEOPLE) {
    for (const end of ends.splice(0)) end()
    await ben.get('/api/me/notices')
    clock.advance(1000)
  }
  for (const end of ends) end()
  expect(most).toBeLessThanOrEqual(5)
  expect(new Set(told).size).toBe(PEOPLE)
})
