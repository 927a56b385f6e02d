import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { suppose } from './suppose.ts'
import { type PickHow, type Picks, usePick } from './use-pick.ts'

interface Move {
  readonly type: string
  readonly from: number
  readonly to: number
}
const move = (from: number, to: number): Move => ({ type: 'move', from, to })
const pathOf = ({ from, to }: Move) => [`from:${from}`, `to:${to}`]

/** A board on which a move is a touch on where it starts, and one on where it ends. */
async function board(more: Partial<PickHow<Move>> = {}) {
  const done: string[] = []
  const table = {
    offers: [move(1, 2), move(1, 3), move(4, 5)],
    choose: (moves: readonly Move[]) => {
      done.push(...moves.map(({ from, to }) => `sent ${from}-${to}`))
      return Promise.resolve(true)
    },
    explain: ({ from, to }: Move) => void done.push(`explained ${from}-${to}`),
    say: (sentence: string) => void done.push(sentence),
  }
  const meant: PickHow<Move>['meant'] = (spot, _, later) => (later ? 'not yet' : `no ${spot}`)
  const got: { picks?: Picks<Move> } = {}
  function Board({ at, stage }: { at: number; stage: string | undefined }) {
    const staged = stage === undefined ? {} : { stage }
    got.picks = usePick({ ...table, at }, pathOf, { meant, ...staged, ...more })
    return <p>{got.picks.picked.join(' ')}</p>
  }
  const shown = await screen(<Board at={0} stage={undefined} />)
  const picks = () => {
    if (!got.picks) throw new Error('There is no board')
    return got.picks
  }
  const touch = async (spot: string) => {
    picks().touch(spot, null)
    await shown.settle()
  }
  const step = (at: number, stage?: string) => shown.show(<Board at={at} stage={stage} />)
  return { ...shown, done, picks, touch, step }
}

test('a move is sent with its last touch', async () => {
  const { touch, text, done } = await board()
  await touch('from:1')
  expect(text()).toBe('from:1')
  expect(done).toEqual([])
  await touch('to:3')
  expect(done).toEqual(['sent 1-3'])
})

test('a touch that is merely supposed picks nothing', async () => {
  const { picks, settle, text, done } = await board()
  const thing = { dispatchEvent: () => picks().touch('from:1', null) } as unknown as Element
  suppose(thing)
  await settle()
  expect(text()).toBe('')
  expect(done).toEqual([])
})

test('what is picked is forgotten when something happens at the table', async () => {
  const { touch, step, text, done } = await board()
  await touch('from:1')
  await step(1)
  expect(text()).toBe('')
  await touch('to:3')
  expect(done).toEqual(['not yet'])
})

test('a stage outlasts what others do; the same stage again begins anew', async () => {
  const { touch, step, text } = await board()
  await step(0, 'mine')
  await touch('from:4')
  await step(7, 'mine')
  expect(text()).toBe('from:4')
  await step(8, 'theirs')
  await step(9, 'mine')
  expect(text()).toBe('')
})

test('a touch that leads nowhere is explained: a sentence, or the move it was meant as', async () => {
  const sentence = await board()
  await sentence.touch('to:9')
  expect(sentence.done).toEqual(['no to:9'])
  const refused = await board({ meant: () => move(9, 9) })
  await refused.touch('to:9')
  expect(refused.done).toEqual(['explained 9-9'])
  const nothing = await board({ meant: () => null })
  await nothing.touch('to:9')
  expect(nothing.done).toEqual([])
})

test('a second touch lets go, and so does Escape', async () => {
  const { touch, text, picks, settle } = await board()
  await touch('from:1')
  await touch('from:1')
  expect(text()).toBe('')
  await touch('from:4')
  picks().letGo()
  await settle()
  expect(text()).toBe('')
})

test('a button sends a move that is on offer, and has any other explained', async () => {
  const { picks, done } = await board()
  expect([picks().may(move(1, 2)), picks().may(move(2, 1))]).toEqual([true, false])
  picks().decide(move(1, 2), null)
  picks().decide(move(2, 1), null)
  expect(done).toEqual(['sent 1-2', 'explained 2-1'])
})
