import { expect, test, vi } from 'vitest'
import { beforeFrame } from './painted.ts'

test('what waits for the frame is done once that is drawn, unless it is called off', () => {
  const frames = new Map<number, () => void>()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.set(frames.size, act).size - 1)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  const done: string[] = []
  const callOff = beforeFrame(() => done.push('called off'))
  beforeFrame(() => done.push('kept'))
  callOff()
  expect(done).toEqual([])
  frames.forEach(act => act())
  expect(done).toEqual(['kept'])
})

test('where nothing is painted it is done at once', () => {
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done: string[] = []
  beforeFrame(() => done.push('done'))
  expect(done).toEqual(['done'])
})
