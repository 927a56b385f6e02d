import { expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { ShareButton } from './share.tsx'

const LINK = 'https://tianguis.example/t/1/replay?ply=12'

const bare = () => screen(<ShareButton bare title="Mercado" link={LINK} says="Share this moment" />)

test('where the device can share, a link is shared under its title', async () => {
  const share = vi.fn<(what: object) => Promise<void>>(() => Promise.resolve())
  browser({ navigator: { share } })
  const { find } = await bare()
  await find('button', 'Share this moment').fire('click')
  expect(share).toHaveBeenCalledWith({ title: 'Mercado', url: LINK })
  find('button', 'Share this moment')
})

test('elsewhere a link is copied, and the button shows it to those who see', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  browser({ navigator: { clipboard: { writeText } } })
  const { find } = await bare()
  await find('button', 'Share this moment').fire('click')
  expect(writeText).toHaveBeenCalledWith(LINK)
  find('button', pageText('page.linkCopied'))
})

test('a page that came by http has no clipboard: the link is shown, and is not said copied', async () => {
  const prompt = vi.fn<(text: string, link: string) => void>()
  browser({ navigator: {}, prompt })
  const { find } = await bare()
  await find('button', 'Share this moment').fire('click')
  expect(prompt).toHaveBeenCalledWith(pageText('page.copyFailed'), LINK)
  find('button', 'Share this moment')
})
