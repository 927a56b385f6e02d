import { orEndThread } from '../bots/end-thread.ts'

/** A thread that reads this module, and answers what it holds. */
export default async function work(path: string): Promise<unknown> {
  const { held } = (await orEndThread(import(path))) as { held: unknown }
  return held
}
