import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { replying } from './reply.ts'

/** A worker on this thread. */
function workerHere(work: (job: string) => Promise<object>) {
  const hear = replying(work)
  const worker = Object.assign(new EventTarget(), {
    postMessage: (job: string, [port]: MessagePort[]) => port && hear(job, port),
  })
  return worker as unknown as Worker
}

/** One that answers when it is let, and in which order. */
function slowWorker() {
  const answers: ((text: string) => void)[] = []
  const worker = workerHere(job => new Promise(done => answers.push(text => done({ job, text }))))
  return { worker, answers }
}

test('a worker that is asked again before it has answered answers each question', async () => {
  const { worker, answers } = slowWorker()
  const both = [ask(worker, 'first'), ask(worker, 'second')]
  answers[1]?.('later')
  answers[0]?.('sooner')
  expect(await Promise.all(both)).toEqual([
    { job: 'first', text: 'sooner' },
    { job: 'second', text: 'later' },
  ])
})

test('a worker that breaks rejects all that it was asked', async () => {
  const { worker } = slowWorker()
  const both = [ask(worker, 'anything'), ask(worker, 'something else')]
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }))
  for (const asked of both) await expect(asked).rejects.toThrow('broken')
})

test('trouble in a worker rejects the question it came with, and no other', async () => {
  const worker = workerHere(async job => {
    if (job === 'bad') throw new Error('no such game')
    return { job }
  })
  const [bad, good] = [ask(worker, 'bad'), ask(worker, 'good')]
  await expect(bad).rejects.toThrow('no such game')
  expect(await good).toEqual({ job: 'good' })
})
