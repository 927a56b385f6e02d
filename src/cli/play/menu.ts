import { isCancel, select, text } from '@clack/prompts'
import type { Asker, Reply } from './asker.ts'
import type { PlayWords } from './words.ts'

/** More would push the market off a small terminal; the menu scrolls. */
const SHOWN = 12

/** A menu for arrow keys. */
export function menu(words: PlayWords): Asker {
  return {
    async ask({ message, choices, undo }) {
      const moves = choices.map((label, index) => ({ label, value: { type: 'choice', index } as Reply }))
      const extras: { label: string; value: Reply }[] = [
        ...(undo ? [{ label: words.undo, value: { type: 'undo' } as const }] : []),
        { label: words.why, value: { type: 'why', typed: '' } },
        { label: words.quit, value: { type: 'quit' } },
      ]
      const reply = await select<Reply>({ message, options: [...moves, ...extras], maxItems: SHOWN })
      if (isCancel(reply)) return { type: 'quit' }
      return reply.type === 'why' ? askWhy(words) : reply
    },
    close() {},
  }
}

async function askWhy(words: PlayWords): Promise<Reply> {
  const typed = await text({ message: words.whyWhich })
  return isCancel(typed) ? { type: 'quit' } : { type: 'why', typed }
}
