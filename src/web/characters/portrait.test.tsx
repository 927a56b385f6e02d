import { afterEach, expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { bot, person, tableInfo } from '../table/table.fixture.ts'
import { pageText } from '../text/index.ts'
import { setAvatar } from './avatar.ts'
import { LevelBadge, Portrait } from './portrait.tsx'

const seats = [
  person('Ana'),
  bot('hard'),
  person('Ben', { standIn: 'left' }),
  person('Cem'),
  person('Dora', { face: '41142213' }),
]
const table = tableInfo({ seats })

afterEach(() => setAvatar(null))

async function portrait(seat: number, name: string, mine = false) {
  const shown = await screen(<Portrait table={table} seat={seat} name={name} mine={mine} />)
  const [picture] = shown.all('svg')
  const seen = { picture: picture?.attribute('class') ?? null, text: shown.text() }
  await shown.close()
  return seen
}

test('a bot has a face, a seat that a bot keeps its sign, a person the first letter', async () => {
  expect(await portrait(1, 'Lupe')).toEqual({ picture: 'face-cut', text: '' })
  expect(await portrait(2, 'Ben')).toEqual({ picture: 'icon', text: '' })
  expect(await portrait(3, 'cem')).toEqual({ picture: null, text: 'C' })
  // Those whom only a number tells apart have it on their faces.
  expect(await portrait(3, 'Player 2')).toEqual({ picture: null, text: 'P2' })
  expect(await portrait(3, 'Toucan 21')).toEqual({ picture: null, text: 'T' })
})

test('my own face is the one I put together, others have the one they put together', async () => {
  expect(await portrait(0, 'Ana', true)).toEqual({ picture: null, text: 'A' })
  setAvatar('01231315')
  expect(await portrait(0, 'Ana', true)).toEqual({ picture: 'face-cut', text: '' })
  expect(await portrait(3, 'Cem')).toEqual({ picture: null, text: 'C' })
  expect(await portrait(4, 'Dora')).toEqual({ picture: 'face-cut', text: '' })
})

test.each([
  ['easy', 1],
  ['medium', 2],
  ['hard', 3],
  ['master', 4],
] as const)('the level is said in words and shown by dots: %s', async (level, dots) => {
  const { all, text } = await screen(<LevelBadge level={level} />)
  expect(text()).toBe(`, ${pageText(`bots.${level}`)}`)
  expect(all('i').filter(dot => dot.attribute('class') === 'full')).toHaveLength(dots)
})
