import { isCancel, select, type SelectOptions, text } from '@clack/prompts'
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
        { label: words('play.help'), reply: { type: 'help' } },
        { label: words('play.lookUp'), reply: { type: 'rules', typed: '' } },
        { label: words('play.quit'), reply: { type: 'quit' } },
      ]
      const options = rows.map(({ label }, value) => ({ label, value }))
      const row = await pick({ message, options, maxItems: SHOWN })
      const reply = row === null ? undefined : rows[row]?.reply
      if (reply === undefined) return { type: 'quit' }
      if (reply.type === 'why') return { ...reply, typed: await typedAt(words('play.whyWhich')) }
      if (reply.type === 'rules')
        return { ...reply, typed: await typedAt(words('play.lookUpWhat')) }
      return reply
    },
    close() {},
  }
}

/** What is picked of a list, null if nothing is; `play.keys` says how, in the player's language. */
export async function pick<Value>(asked: SelectOptions<Value>): Promise<Value | null> {
  const picked = await select({ ...asked, showInstructions: false })
  return isCancel(picked) ? null : picked
}

/** One line of answer; `''` if the player would rather not say. */
async function typedAt(message: string): Promise<string> {
  const typed = await text({ message })
  return isCancel(typed) ? '' : typed
}
