import { expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { usePictures } from './use-pictures.ts'

const FILES = { './one.svg': '/assets/one.svg', './two.svg': '/assets/two.svg' }

function Board() {
  usePictures(FILES)
  return null
}

test('each picture is fetched once, however often the table is drawn', async () => {
  vi.stubGlobal('document', {})
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (file: string) => {
    fetched.push(file)
    throw new Error('Nobody is there.')
  })
  const { show } = await screen(<Board />)
  await show(<Board />)
  expect(fetched).toEqual(['/assets/one.svg', '/assets/two.svg'])
})
