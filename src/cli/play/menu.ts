import { isCancel, select, text } from '@clack/prompts'
import type { Asker, Reply } from './asker.ts'
import type { PlayWords } from './text/index.ts'

/** More would push the market off a small terminal; the menu scrolls. */
const SHOWN = 12

/** A menu for arrow keys. */
export function menu(words: PlayWords): Asker {
  return {
    async ask({ message, choices, undo, hint }) {
      const rows: { label: string; reply: Reply }[] = [
        ...choices.map((label, index) => ({ label, reply: { type: 'choice', index } as const })),
        ...(undo ? [{ label: words('play.undo'), reply: { type: 'undo' } as const }] : []),
        ...(hint ? [{ label: words('play.hint'), reply: { type: 'hint' } as const }] : []),
        { label: words('play.why'), reply: { type: 'why', typed: '' } },
        { label: words('play.quit'), reply: { type: 'quit' } },
      ]
      const options = rows.map(({ label }, value) => ({ label, value }))
      const row = await select({ message, options, maxItems: SHOWN })
      const reply = isCancel(row) ? undefined : rows[row]?.reply
      if (reply === undefined) return { type: 'quit' }
      return reply.type === 'why' ? askWhy(words) : reply
    },
    close() {},
  }
}

async function askWhy(words: PlayWords): Promise<Reply> {
  const typed = await text({ message: words('play.whyWhich') })
  return isCancel(typed) ? { type: 'quit' } : { type: 'why', typed }
}
