import { expect, test } from 'vitest'
import type { Review } from '../../../bots/review/result.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { screen } from '../../screen.fixture.ts'
import { whoFor } from '../table.fixture.ts'
import { ReviewView } from './review-view.tsx'
import { reviewText } from './text/index.ts'

const fortune = { result: 1, par: 0.5, skill: 0.2, own: -0.1, luck: 0.3, deal: 0, drawn: 0 }
const decision = {
  ply: 6,
  seat: 0,
  move: { type: 'pass' },
  better: { type: 'play' },
  cost: 0.2,
  doubt: 0.05,
  sure: 0.97,
  reasons: [{ group: 'unheard' }, { group: 'cards' }],
}
const review: Review = {
  format: 1,
  game: 'merchant-of-goldfish',
  version: 1,
  learned: true,
  plies: 20,
  course: [
    { ply: 0, known: [0.4, 0.3, 0.3], real: [0.2, 0.5, 0.3] },
    { ply: 20, known: [1, 0, 0], real: [1, 0, 0] },
  ],
  decisions: [{ ...decision, ply: 3, seat: 1, cost: 0.4 }, decision],
  fortunes: [
    fortune,
    { ...fortune, result: 0.5, skill: -0.2, luck: 0.2 },
    { ...fortune, result: 0 },
  ],
  turned: { ply: 9, seat: 1, winner: 0, from: 0.2, to: 0.8, by: 'chance', forGood: true },
}
const text = { move: (move: { type: string }) => `to ${move.type}` } as unknown as GameText

const shown = (
  me: number | null,
  onMoment?: (ply: number) => void,
  decisions = review.decisions,
  fortunes = review.fortunes,
) =>
  screen(
    <ReviewView
      made={{ review: { ...review, decisions, fortunes }, views: [{}, {}] }}
      text={text}
      who={whoFor(me)}
      onMoment={onMoment}
    />,
  )

test('my decisions come first: what was better, why, what it cost, how sure, and the way there', async () => {
  const { all, settle } = await shown(0, () => {})
  const items = () => all('li').map(item => item.text)
  expect(items()).toHaveLength(1)
  expect(items()[0]).toContain('“to pass”')
  expect(items()[0]).toContain('0.4 places lost, 97% sure')
  // The words for reasons are fetched when a review is shown.
  await expect
    .poll(async () => (await settle(), items()[0]))
    .toContain('Better: “to play” Leaves you with fewer cards.')
})

test('a decision is not told that cost less than can be shown', async () => {
  const trifle = { ...decision, cost: 0.02 }
  const { text: said, all } = await shown(0, undefined, [trifle])
  expect(all('li')).toEqual([])
  expect(said()).toContain(reviewText('review.none'))
})

test('one reason is told once in a review, and then what else there is', async () => {
  const again = { ...decision, ply: 8, reasons: [...decision.reasons, { group: 'lead' }] }
  const { all, settle, close } = await shown(0, undefined, [decision, again, { ...again, ply: 9 }])
  const better = () => all('li').map(item => item.text.split('Better: “to play” ')[1] ?? '')
  await expect
    .poll(async () => (await settle(), better()[0]))
    .toMatch(/^Leaves you with fewer cards\./)
  expect(better().filter(said => said.includes('fewer cards'))).toHaveLength(1)
  await close()
})

test('sums over a whole game may be more than there is to win: then that is said', async () => {
  for (const own of [0.2, -1.18]) {
    const { text: said, close } = await shown(0, undefined, [], [{ ...fortune, own }, fortune])
    expect(said().includes('more than there is to win')).toBe(own === -1.18)
    await close()
  }
})

test('partners read of chances and games, and of what they win together as theirs', async () => {
  const won = { ...fortune, result: 2.5 / 3, skill: 0.1, luck: 0.7 / 3 }
  const lost = { ...fortune, result: 0.5 / 3, skill: -0.1, luck: -0.7 / 3 }
  const pairs = { game: 'aztec-market', fortunes: [won, lost, won, lost], course: [] }
  const { all, text: said } = await screen(
    <ReviewView
      made={{ review: { ...review, ...pairs, decisions: [decision] }, views: [{}] }}
      text={text}
      who={{ ...whoFor(2), name: seat => `Seat ${seat}` }}
      onMoment={undefined}
    />,
  )
  expect(all('tr').filter(row => row.text.includes('+0.5'))).toHaveLength(2)
  expect(said()).toContain('Your chances went from 20% to 80%')
  const [caption] = all('caption')
  expect(caption?.text).toContain('In games')
})

test('an onlooker sees the decisions of all, the costliest first', async () => {
  const { all, settle } = await shown(null)
  const items = () => all('li').map(item => item.text)
  expect(items().map(item => item.includes('0.8 places'))).toEqual([true, false])
  // A reason speaks to the player who decided: an onlooker reads it as a hint for that player.
  const hint = { who: whoFor(null).name(1), why: 'Leaves you with fewer cards.' }
  await expect
    .poll(async () => (await settle(), items()[0]))
    .toContain(reviewText('review.hint', hint))
})

test('luck and play are told in places, in the order of the results, and make them', async () => {
  const { all } = await shown(0)
  const rows = all('tr').map(row => row.text)
  expect(rows[1]).toContain('+0.6+0.4+1.0')
  expect(rows[2]).toContain('+0.4−0.40.0')
  expect(all('p').some(({ text: said }) => said.includes(reviewText('by.chance')))).toBe(true)
})
