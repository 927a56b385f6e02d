import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { usePictures } from './use-pictures.ts'

const FILES = { './one.svg': '/assets/one.svg', './two.svg': '/assets/two.svg' }

function Board() {
  usePictures(FILES)
  return null
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('each picture is fetched once, when the table has been painted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false })
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(file: string) {
        fetched.push(file)
      }
    },
  )
  const { show, close } = await screen(<Board />)
  await show(<Board />)
  expect(fetched).toEqual([])
  frames.forEach(act => act())
  vi.runAllTimers()
  expect(fetched).toEqual(['/assets/one.svg', '/assets/two.svg'])
  await close()
})
