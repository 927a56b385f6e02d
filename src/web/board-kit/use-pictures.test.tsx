import { expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { usePictures } from './use-pictures.ts'

const FILES = { './one.svg': '/assets/one.svg', './two.svg': '/assets/two.svg' }

function Board() {
  usePictures(FILES)
  return null
}

test('each picture is fetched once, however often the table is drawn', async () => {
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(file: string) {
        fetched.push(file)
      }
    },
  )
  const { show } = await screen(<Board />)
  await show(<Board />)
  expect(fetched).toEqual(['/assets/one.svg', '/assets/two.svg'])
})
