import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { replying } from './reply.ts'

/** A worker on this thread, which answers when it is let, and in which order. */
function slowWorker() {
  const answers: ((text: string) => void)[] = []
  const hear = replying<string>(
    job => new Promise(done => answers.push(text => done({ job, text }))),
  )
  const worker = Object.assign(new EventTarget(), {
    postMessage: (job: string, [port]: MessagePort[]) => port && hear(job, port),
  })
  return { worker: worker as unknown as Worker, answers }
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

test('a worker that breaks rejects what it was asked', async () => {
  const { worker } = slowWorker()
  const asked = ask(worker, 'anything')
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }))
  await expect(asked).rejects.toThrow('broken')
})

test('trouble in a worker rejects the question it came with', async () => {
  const { port1, port2 } = new MessageChannel()
  const hear = replying<string>(() => Promise.reject(new Error('no such game')))
  const heard = new Promise(done => (port1.onmessage = ({ data }) => done(data)))
  hear('job', port2)
  expect(await heard).toEqual({ trouble: 'Error: no such game' })
  port1.close()
})
