import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { useTries } from './use-loaded.ts'

/** Answers one request after the other, when a test wishes it. */
function answers() {
  const asked: ((value: string | null) => void)[] = []
  const load = () =>
    new Promise<string>((resolve, reject) =>
      asked.push(value => (value === null ? reject(new Error('offline')) : resolve(value))),
    )
  return { asked, load }
}

function Shown({ of, load }: { of: string; load: () => Promise<string> }) {
  const [loaded, again] = useTries(of, load)
  return (
    <button type="button" onClick={again}>
      {loaded.state === 'here' ? loaded.value : loaded.state}
    </button>
  )
}

test('what is loaded again is shown as it was until it has come', async () => {
  const { asked, load } = answers()
  const { text, all, settle } = await screen(<Shown of="a" load={load} />)
  expect(text()).toBe('loading')
  for (const [answer, said] of [
    [null, 'trouble'],
    ['first', 'first'],
    ['second', 'second'],
  ] as const) {
    const before = text()
    if (asked.length > 1 || before !== 'loading') await all('button')[0]?.fire('click')
    expect(text()).toBe(before)
    asked.at(-1)?.(answer)
    await settle()
    expect(text()).toBe(said)
  }
  expect(asked.length).toBe(3)
})

test('what was loaded for another key is never shown', async () => {
  const { asked, load } = answers()
  const { text, show, settle } = await screen(<Shown of="a" load={load} />)
  await show(<Shown of="b" load={load} />)
  asked[0]?.('of a')
  await settle()
  expect(text()).toBe('loading')
  asked[1]?.('of b')
  await settle()
  expect(text()).toBe('of b')
})
