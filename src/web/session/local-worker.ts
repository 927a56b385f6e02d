import type { BotJob, BotReply } from './local-bots.ts'

/** The worker in which this page's bots think. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly job: BotJob }>) => {
  void reply(data.id, data.job).then(answer => postMessage(answer))
})

async function reply(id: number, job: BotJob): Promise<BotReply> {
  const move = job.offers[Math.floor(Math.random() * job.offers.length)]
  return move ? { id, move } : { id, trouble: 'nothing to choose from' }
}
