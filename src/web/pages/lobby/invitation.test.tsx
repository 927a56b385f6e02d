import { beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'
import { Invitation } from './invitation.tsx'

const LINK = 'https://tianguis.test/t/1#invite'
const QR = `${lobbyText('lobby.qr')}: ${lobbyText('lobby.linkFor', { n: 2 })}`

beforeEach(() => browser())

/** The invitation to the second chair. */
const invitation = (link = LINK) => screen(<Invitation link={link} index={1} title="Mercado" />)

test('the link for a free chair is copied, or shown where the browser forbids that', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  browser({ navigator: { clipboard: { writeText } } })
  const { find, has } = await invitation()
  const which = lobbyText('lobby.linkFor', { n: 2 })
  const name = `${pageText('page.copy')}: ${which}`
  await find('button', name).fire('click')
  expect(writeText).toHaveBeenCalledWith(LINK)
  find('button', `${pageText('page.copied')}: ${which}`)
  expect(
    has('button', `${lobbyText('lobby.share')}: ${lobbyText('lobby.linkFor', { n: 2 })}`),
  ).toBe(false)

  writeText.mockRejectedValue(new Error('forbidden'))
  const forbidden = await invitation()
  await forbidden.find('button', name).fire('click')
  expect(forbidden.text()).toContain(pageText('page.copyFailed'))
})

test('where the device can share, the link is shared with the name of the game', async () => {
  const share = vi.fn<(what: object) => Promise<void>>(() => Promise.resolve())
  browser({ navigator: { share } })
  const { find } = await invitation()
  await find('button', `${lobbyText('lobby.share')}: ${lobbyText('lobby.linkFor', { n: 2 })}`).fire(
    'click',
  )
  expect(share).toHaveBeenCalledWith({
    title: 'Mercado',
    text: lobbyText('lobby.shareText', { game: 'Mercado' }),
    url: LINK,
  })
})

test('the link is shown as a code for the camera of whoever sits near', async () => {
  await import('./qr-dialog.tsx')
  const { find, all } = await invitation()
  await find('button', QR).fire('click')
  // A longer link has more squares, in both directions.
  const code = () =>
    all('svg')
      .find(svg => svg.attribute('role') === 'img')
      ?.attribute('viewBox')
  expect(code()).toBe('-4 -4 33 33')
  await find('button', pageText('page.close')).fire('click')
  expect(code()).toBe(undefined)
})

test('a link that leads to this computer alone has no code: no phone could follow it', async () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
    const { has } = await invitation(`http://${host}/t/1#invite`)
    expect(has('button', QR)).toBe(false)
  }
  const near = await invitation('http://192.168.1.7:8080/t/1#invite')
  expect(near.has('button', QR)).toBe(true)
})
