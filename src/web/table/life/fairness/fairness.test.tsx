import { expect, test } from 'vitest'
import { type Finding, NO_PROOF, type Verdict } from '../../../../kit/fairness/verdict.ts'
import { screen } from '../../../screen.fixture.ts'
import { tableInfo, whoFor } from '../../table.fixture.ts'
import { Fairness } from './fairness.tsx'
import { fairnessText } from './text/index.ts'

const over = tableInfo({ status: 'over', seed: 'c0ffee', commitment: 'ab'.repeat(32) })

async function shown(found: Partial<Verdict> & { readonly finding: Finding }) {
  const check = () => Promise.resolve({ ...NO_PROOF, ...found })
  const page = await screen(<Fairness table={over} who={whoFor(0)} check={check} />)
  const text = page.text()
  await page.close()
  return text
}

test.each(['none', 'other-rules', 'record', 'watched', 'proved'] as const)(
  'what is found is said in one sentence: %s',
  async finding => {
    const text = await shown({ finding })
    expect(text).toContain(fairnessText(`short.${finding}`))
    expect(text).toContain(fairnessText(`found.${finding}`))
    expect(text.includes('c0ffee')).toBe(finding !== 'none')
  },
)

test('who contributed nothing is named, and starts that were called off are counted', async () => {
  const text = await shown({ finding: 'one-round', away: [1], withheld: [2], calledOff: 2 })
  expect(text).toContain(fairnessText('fairness.oneRound', { names: ['Ben', 'Cem'] }))
  expect(text).toContain(fairnessText('fairness.calledOff', { count: 2 }))
})

test('what does not fit is said, each thing in a sentence', async () => {
  const text = await shown({ finding: 'broken', faults: ['past', 'seed'] })
  expect(text).toContain(fairnessText('found.broken'))
  expect(text).toContain(fairnessText('faults.past'))
  expect(text).toContain(fairnessText('faults.seed'))
})

test('a server that does not answer is no proof and no fault', async () => {
  const check = () => Promise.reject(new Error('offline'))
  const page = await screen(<Fairness table={over} who={whoFor(0)} check={check} />)
  expect(page.text()).toContain(fairnessText('fairness.offline'))
})
