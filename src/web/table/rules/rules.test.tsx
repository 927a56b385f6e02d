import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { storage } from '../../storage.ts'
import { pageText } from '../../text/index.ts'
import { plainText } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { GoalCard } from './goal-card.tsx'
import { openRules, RulesBeside } from './rules-beside.tsx'
import { Why } from './why.tsx'

const text = {
  ...plainText,
  goal: 'Have the most fish.',
  steps: ['Catch one.'],
  why: () => 'It is your turn. [TST-4]',
}

afterEach(() => {
  vi.doUnmock('../../rules/rules-panel.tsx')
})
beforeEach(() => storage.remove('goal-folded'))

test('the question says why it is asked, how the game is won, and by which rule', async () => {
  const shown = await screen(<Why text={text} view={{}} mine />)
  await shown.find('button', tableText('why.asked')).fire('click')
  expect(shown.text()).toContain('It is your turn.')
  expect(shown.text()).toContain('Have the most fish.')
  expect(shown.find('button', tableText('why.rule', { rule: 'TST-4' }))).toBeDefined()
})

test('while others are asked it says how the game is won; of a game without words it says nothing', async () => {
  const theirs = await screen(<Why text={text} view={{}} mine={false} />)
  await theirs.find('button', tableText('why.goal')).fire('click')
  expect(theirs.text()).toContain('Have the most fish.')
  expect(theirs.text()).not.toContain('It is your turn.')
  const silent = await screen(<Why text={plainText} view={{}} mine />)
  expect(silent.all('button')).toEqual([])
})

test('of a moment in the past it tells all that happened', async () => {
  const past = { title: 'Ana passed. Ben won.', hint: 'Looking back' }
  const shown = await screen(<Why text={text} view={{}} mine={false} past={past} />)
  await shown.find('button', past.hint).fire('click')
  expect(shown.text()).toContain('Ana passed. Ben won.')
  expect(shown.text()).toContain(tableText('why.goal'))
})

test('the card of the goal has the steps of the game, and is not there without a goal', async () => {
  const shown = await screen(<GoalCard text={text} />)
  expect(shown.text()).toContain('Have the most fish.')
  expect(shown.text()).toContain('Catch one.')
  const none = await screen(<GoalCard text={plainText} />)
  expect(none.text()).toBe('')
})

test('rules that cannot be fetched now say so, and can be tried again', async () => {
  browser()
  vi.doMock('../../rules/rules-panel.tsx', () => Promise.reject(new Error('no network')))
  const shown = await screen(<RulesBeside game="mercado" />)
  openRules('', null)
  await shown.settle()
  await vi.waitFor(async () => {
    await shown.settle()
    expect(shown.text()).toContain(pageText('trouble.offline'))
  })
  expect(shown.has('button', pageText('page.again'))).toBe(true)
})
