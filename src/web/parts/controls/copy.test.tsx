import { expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { CopyButton } from './copy.tsx'

test('a copy button is called what is written on it, and then which one it is', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  browser({ navigator: { clipboard: { writeText } } })
  const { find, text } = await screen(<CopyButton text="a link" which="for chair 2" />)
  expect(text()).toBe(pageText('page.copy'))
  await find('button', `${pageText('page.copy')}: for chair 2`).fire('click')
  expect(writeText).toHaveBeenCalledWith('a link')
  expect(text()).toBe(pageText('page.copied'))
  find('button', `${pageText('page.copied')}: for chair 2`)
})
