import { beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../../../screen.fixture.ts'
import { browser } from '../../../server.fixture.ts'
import { tableInfo, whoFor } from '../../table.fixture.ts'
import { endingText } from '../text/index.ts'
import { PictureButton } from './picture-button.tsx'

beforeEach(() => browser())

const button = () =>
  screen(
    <PictureButton table={tableInfo({ ranks: [1, 2, 3] })} who={whoFor(0)} result={() => ''} />,
  )

test('the picture is shared where files can be, else kept', async () => {
  const { has } = await button()
  expect(has('button', endingText('ending.save'))).toBe(true)
  vi.stubGlobal('navigator', { canShare: ({ files }: { files?: File[] }) => files?.length === 1 })
  const sharing = await button()
  expect(sharing.has('button', endingText('ending.share'))).toBe(true)
})

test('a browser that makes no pictures says so', async () => {
  const { find, text } = await button()
  await find('button', endingText('ending.save')).fire('click')
  expect(text()).toBe(endingText('ending.noPicture'))
})
