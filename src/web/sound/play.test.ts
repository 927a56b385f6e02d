import { beforeEach, expect, test, vi } from 'vitest'
import { FakeAudio } from './audio.fixture.ts'
import type { SoundName } from './names.ts'

let trembled: unknown[]

beforeEach(() => {
  vi.resetModules()
  FakeAudio.opened = []
  trembled = []
  device({})
})

function device(more: object): void {
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: true },
    vibrate: (pattern: unknown) => trembled.push(pattern),
    ...more,
  })
}

const modules = async () => ({
  ...(await import('./play.ts')),
  ...(await import('./settings.ts')),
  ...(await import('./synth.ts')),
})

test('every sound is short, and begins when it is asked for', async () => {
  const { ring, SOUNDS } = await modules()
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    const before = FakeAudio.opened[0]?.played.length ?? 0
    await ring([name])
    const played = FakeAudio.opened[0]?.played.slice(before) ?? []
    expect(played.length).toBeGreaterThan(0)
    expect(Math.min(...played.map(({ from }) => from))).toBe(10)
    expect(Math.max(...played.map(({ to }) => to))).toBeLessThan(11.5)
  }
  expect(FakeAudio.opened).toHaveLength(1)
})

test('several are heard one after the other, and a device that sleeps is woken', async () => {
  const { ring } = await modules()
  await ring(['move', 'turn'])
  const [audio] = FakeAudio.opened
  expect(audio?.state).toBe('running')
  expect(audio?.played.at(-1)?.from).toBeGreaterThan(10.1)
})

test('the device sleeps once all is heard, and wakes for the next sound', async () => {
  const { ring } = await modules()
  await ring(['move', 'turn'])
  const [audio] = FakeAudio.opened
  audio?.end()
  expect(audio?.state).toBe('suspended')
  await ring(['coin'])
  expect(audio?.state).toBe('running')
  audio?.end()
  expect(audio?.state).toBe('suspended')
})

test('low is quieter than high, and off does not even open the device', async () => {
  const { ring, setVolume } = await modules()
  setVolume('off')
  await ring(['coin'])
  expect(FakeAudio.opened).toEqual([])
  const loud = async () => {
    await ring(['coin'])
    return FakeAudio.opened[0]?.gains[0]?.gain.value ?? NaN
  }
  setVolume('low')
  const low = await loud()
  setVolume('high')
  expect(await loud()).toBeGreaterThan(low)
  setVolume('low')
})

test('nothing is heard or felt before somebody has touched the page', async () => {
  device({ userActivation: { hasBeenActive: false } })
  const { ring, tremble } = await modules()
  await ring(['turn'])
  tremble()
  expect([FakeAudio.opened, trembled]).toEqual([[], []])
})

test('where the system can be silent, these sounds keep still with it', async () => {
  const audioSession = { type: 'auto' }
  device({ audioSession })
  const { ring } = await modules()
  await ring(['turn'])
  expect(audioSession.type).toBe('ambient')
})

test('a device without sound breaks nothing', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { ring } = await modules()
  await expect(ring(['turn'])).resolves.toBeUndefined()
})

test('a phone trembles when it is my turn, unless that is not wished for', async () => {
  const { tremble, setTrembles } = await modules()
  tremble()
  expect(trembled).toHaveLength(1)
  setTrembles('off')
  tremble()
  expect(trembled).toHaveLength(1)
  setTrembles('on')
})
