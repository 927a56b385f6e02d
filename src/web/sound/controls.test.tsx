import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { SoundSettings, SoundSwitch } from './controls.tsx'
import { setVolume, trembles, volume } from './settings.ts'
import { soundText } from './text/index.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => setVolume('low'))

test('a table is quiet from the beginning; each press is a step louder, then silence', async () => {
  expect(volume.value).toBe('low')
  const { all } = await screen(<SoundSwitch />)
  const seen: (string | undefined)[] = []
  for (let press = 0; press < 4; press++) {
    seen.push(all('button')[0]?.name)
    await all('button')[0]?.fire('click')
  }
  const steps = [
    soundText('volumes.low'),
    soundText('volumes.middle'),
    soundText('volumes.high'),
    soundText('volumes.off'),
  ]
  expect(seen).toEqual(steps.map(step => `${soundText('sound.title')}: ${step}`))
})

test('the menu has the volume, and on a device that can tremble whether it does', async () => {
  vi.stubGlobal('navigator', { vibrate: () => true })
  const { all, text, close } = await screen(<SoundSettings />)
  expect(text()).toContain(soundText('sound.tremble'))
  await all('input').at(-1)?.fire('change')
  expect(trembles.value).toBe('off')
  await all('input')[3]?.fire('change')
  expect(volume.value).toBe('high')
  await close()
  vi.stubGlobal('navigator', {})
  const still = await screen(<SoundSettings />)
  expect(still.text()).not.toContain(soundText('sound.tremble'))
})
