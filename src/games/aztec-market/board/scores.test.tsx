import { expect, test } from 'vitest'
import { fitOptions, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { game } from '../engine/index.ts'
import { aztecMarket } from '../index.ts'
import { ScoreTable } from './scores.tsx'

const { text } = await aztecMarket.text('en')

test('the king’s line says what each colour counts, and has no sum that would look like points', async () => {
  const options = must(fitOptions(game, 2, {}))
  const view = { ...game.view(game.setup(2, options, Rng.from(1)), 0), king: [1, 0, 2, 0] }
  const who = { me: 0, options, name: (seat: number) => ['Ana', 'Beto'][seat] ?? '' }
  const shown = await screen(<ScoreTable view={view} who={who} say={text.say} />)
  const cells = shown.all('td').map(cell => cell.text)
  expect(cells.slice(-5).map(cell => cell.trim())).toEqual(['× 1', '× 0', '× 2', '× 0', ''])
})

test('what goods are worth is heard in words', async () => {
  const options = must(fitOptions(game, 2, {}))
  const start = game.view(game.setup(2, options, Rng.from(1)), 0)
  const view = {
    ...start,
    king: [2, 0, 0, 0],
    colours: [0, ...start.colours.slice(1)],
    goods: [3, ...start.goods.slice(1)],
  }
  const who = { me: 0, options, name: (seat: number) => ['Ana', 'Beto'][seat] ?? '' }
  const shown = await screen(<ScoreTable view={view} who={who} say={text.say} />)
  expect(shown.all('span').map(each => each.text)).toContain(': 6 points')
})
