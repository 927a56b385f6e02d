import { afterEach, beforeEach, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { me } from '../../api.ts'
import { making } from '../../make-table.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { StallFront } from './stall.tsx'

beforeEach(() => browser())
afterEach(() => {
  me.value = null
  making.value = null
})

test('if no table can be made, that is said right at the button pressed, in that stall alone', async () => {
  answering({})
  const [first, second] = GAMES
  const { page } = routed(
    <div>
      {[first, second].map(entry => (
        <StallFront key={entry.meta.id} entry={entry} />
      ))}
    </div>,
  )
  const shown = await screen(page)
  const title = first.meta.title.en
  await shown.find('button', `${title}: ${pageText('stall.invite')}`).fire('click')
  expect(shown.all('output').map(({ text }) => text)).toEqual([pageText('game.needsServer'), ''])
  const spans = shown.all('span').filter(({ attribute }) => attribute('class') === 'invite')
  expect(spans[0]?.text).toBe(pageText('stall.invite') + pageText('game.needsServer'))
})

test('what leads on from a stall is called by its game: in a list of links all differ', async () => {
  const { page } = routed(
    <div>
      {GAMES.map(entry => (
        <StallFront key={entry.meta.id} entry={entry} />
      ))}
    </div>,
  )
  const shown = await screen(page)
  const names = [...shown.all('a'), ...shown.all('button')].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
