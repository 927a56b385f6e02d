import { beforeEach, expect, test } from 'vitest'
import { fakeTime } from '../session.fixture.ts'
import { type Answer, pendingRequests, type Request, type Requests } from './requests.ts'

const choose = (key: string): Request => ({
  type: 'choose',
  key,
  at: 0,
  moves: [{ type: 'pass' }],
})
const refused = (key: string, why: string) => ({
  type: 'refused' as const,
  key,
  why,
  refusal: null,
})

let time: ReturnType<typeof fakeTime>
let sent: string[]
let changes: number
let requests: Requests

beforeEach(() => {
  time = fakeTime()
  sent = []
  changes = 0
  requests = pendingRequests({
    send: ({ key }) => void sent.push(key),
    wait: time.wait,
    changed: () => void changes++,
  })
})

/** The answer to a request, once there is one. */
function watched(answer: Promise<Answer>) {
  const seen: { answer?: Answer } = {}
  void answer.then(given => (seen.answer = given))
  return seen
}
const settled = () => new Promise(resolve => setImmediate(resolve))

test('a request is sent at once, or kept until there is a connection', () => {
  void requests.add(choose('now'), true)
  void requests.add(choose('later'), false)
  expect(sent).toEqual(['now'])
  requests.sendAll()
  expect(sent).toEqual(['now', 'now', 'later'])
})

test('only choices and undo count as pending moves', () => {
  void requests.add(choose('a'), true)
  void requests.add({ type: 'undo', key: 'b' }, true)
  void requests.add({ type: 'explain', key: 'c', move: { type: 'pass' } }, true)
  void requests.add({ type: 'say', key: 'd', text: 'hello' }, true)
  expect(requests.moves()).toBe(2)
  expect(changes).toBe(4)
})

test('what is carried out is done when its step is here, once', async () => {
  const choice = watched(requests.add(choose('a'), true))
  requests.carriedOut('a', 3)
  expect(requests.takeDone(2).count).toBe(0)
  expect(requests.moves()).toBe(1)
  const done = requests.takeDone(3)
  expect(done.count).toBe(1)
  expect(requests.moves()).toBe(0)
  await settled()
  expect(choice.answer).toBeUndefined()
  done.tell()
  await settled()
  expect(choice.answer).toEqual({ refused: null, explained: null })
  expect(requests.takeDone(3).count).toBe(0)
})

test('a refusal, an explanation and a line said are answered by their keys', async () => {
  const refusal = { rule: 'GOL-1', why: 'no' }
  const choice = watched(requests.add(choose('a'), true))
  const asked = watched(requests.add({ type: 'explain', key: 'b', move: { type: 'pass' } }, true))
  const said = watched(requests.add({ type: 'say', key: 'c', text: 'hello' }, true))
  requests.hear({ type: 'said', key: 'c', n: 1 })
  requests.hear({ type: 'explained', key: 'b', refusal })
  requests.hear({ type: 'refused', key: 'a', why: 'illegal', refusal })
  requests.hear({ type: 'said', key: 'nobody asked', n: 2 })
  await settled()
  expect(choice.answer?.refused).toEqual({ why: 'illegal', refusal })
  expect(asked.answer).toEqual({ refused: null, explained: refusal })
  expect(said.answer?.refused).toBeNull()
})

test('a busy server is asked again after growing pauses, six times, then it is refused', async () => {
  const choice = watched(requests.add(choose('a'), true))
  const pauses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const before = sent.length
    requests.hear(refused('a', 'busy'))
    let pause = 0
    for (; sent.length === before; pause += 500) time.pass(500)
    pauses.push(pause)
  }
  expect(pauses).toEqual([500, 1000, 1500, 2000, 2500, 3000])
  requests.hear(refused('a', 'busy'))
  await settled()
  expect(choice.answer?.refused?.why).toBe('busy')
})

test('what was answered in the meantime is not sent again', () => {
  void requests.add(choose('a'), true)
  requests.hear(refused('a', 'busy'))
  requests.hear(refused('a', 'illegal'))
  requests.retryAll()
  time.pass(10_000)
  expect(sent).toEqual(['a'])
})

test('a table that is gone answers all that waits', async () => {
  const all = [choose('a'), choose('b')].map(message => watched(requests.add(message, false)))
  requests.giveUp()
  await settled()
  expect(all.map(({ answer }) => answer?.refused?.why)).toEqual(['gone', 'gone'])
  expect(requests.moves()).toBe(0)
})
