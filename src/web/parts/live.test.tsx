import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { LiveRegion, say } from './live.tsx'

const heard = async () => (await screen(<LiveRegion />)).text()

test('what stands between dots on the page is heard between commas', async () => {
  say('Pass: new goods · play: buy')
  expect(await heard()).toBe('Pass: new goods, play: buy')
})

test('the same words twice are told apart', async () => {
  say('You passed')
  const once = await heard()
  say('You passed')
  expect(await heard()).not.toBe(once)
})
