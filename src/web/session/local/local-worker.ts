import { answer } from '../../../bots/work.ts'
import type { BotJob, BotReply } from './local-bots.ts'

/** The worker in which this page's bots think. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly id: number; readonly job: BotJob }>) => {
    void reply(data.id, data.job).then(answer => postMessage(answer))
  },
)

async function reply(id: number, job: BotJob): Promise<BotReply> {
  try {
    const { move } = await answer(job, () => performance.now())
    return { id, move }
  } catch (trouble) {
    return { id, trouble: String(trouble) }
  }
}
