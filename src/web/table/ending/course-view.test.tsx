import { expect, test } from 'vitest'
import { game } from '../../../games/merchant-of-goldfish/engine/index.ts'
import { begin, chronicle, type Chronicle, must } from '../../../kernel/match.ts'
import { ranks } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { plainBoard, plainText, tableInfo, whoFor } from '../table.fixture.ts'
import { CourseView } from './course-view.tsx'
import { endingText } from './text/index.ts'

/** A match of three to its end, at random. */
function finished() {
  const rng = Rng.from(11)
  const match = carriedOn(must(begin(game, 3, {}, 'c0ffee')), offers => rng.pick(offers))
  return { record: chronicle(match), places: ranks(game.scores(match.state)) }
}

const { record, places } = finished()
const board = {
  ...plainBoard,
  score: (view: object) => ({
    what: 'Cards',
    counts: (view as { sizes: readonly number[] }).sizes,
    fewer: true,
  }),
}

async function course(had: Chronicle | null, more: object = {}) {
  const asked: number[] = []
  const table = tableInfo({ game: game.id, status: 'over', ranks: places, commitment: '' })
  const shown = await screen(
    <CourseView
      table={table}
      board={board}
      text={plainText}
      who={whoFor(null)}
      record={async () => had}
      onMoment={ply => void asked.push(ply)}
      {...more}
    />,
  )
  return { ...shown, asked }
}

test('a finished match has a chart and a moment that mattered, and one can go there', async () => {
  const { text, find, asked } = await course(record)
  await expect.poll(text).toContain(endingText('ending.chart'))
  expect(text()).toContain(endingText('ending.fewer', { what: 'Cards' }))
  expect(text()).toMatch(/(Ana|Ben|Cem) went from \d+ to \d+\./)
  await find('button', endingText('ending.see')).fire('click')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeLessThanOrEqual(record.log.length)
})

test('where the moment cannot be shown there is no way to it', async () => {
  const { text, has } = await course(record, { onMoment: undefined })
  await expect.poll(text).toContain(endingText('ending.chart'))
  expect(has('button', endingText('ending.see'))).toBe(false)
})

test('a match that cannot be had, or of a game that counts nothing, has none', async () => {
  for (const [had, more] of [
    [null, {}],
    [record, { board: plainBoard }],
  ] as const) {
    const { text, settle } = await course(had, more)
    await settle()
    expect(text()).toBe('')
  }
})
