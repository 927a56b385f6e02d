import { createInterface } from 'node:readline'
import type { Asker, Reply } from './asker.ts'
import { wrapped } from '../wrapped.ts'
import type { PlayWords } from './text/index.ts'

/**
 * A numbered list and one line of answer: for pipes, plain terminals and people who prefer it. The
 * end of input quits.
 */
export function lines(
  words: PlayWords,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream & { readonly columns?: number },
): Asker {
  const reader = createInterface({ input })
  const answers = reader[Symbol.asyncIterator]()
  return {
    async ask({ message, choices, undo, hint }) {
      const also = [
        ...(undo ? [words('commands.undo')] : []),
        `${words('commands.why')} …`,
        ...(hint ? [words('commands.hint')] : []),
        words('commands.help'),
        `${words('commands.rules')} …`,
        words('commands.quit'),
      ].join(', ')
      const list = choices.map((choice, i) => `${String(i + 1).padStart(3)}  ${choice}`).join('\n')
      const last = words('play.number', { last: choices.length, commands: also })
      output.write(`${wrapped(`${message}\n${list}\n${last}:`, output)} `)
      const answer = await answers.next()
      output.write('\n')
      return answer.done ? { type: 'quit' } : understood(answer.value.trim(), choices.length, words)
    },
    close: () => reader.close(),
  }
}

function understood(typed: string, choices: number, words: PlayWords): Reply {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= 1 && number <= choices)
    return { type: 'choice', index: number - 1 }
  const [first = '', ...rest] = typed.split(/\s+/)
  const called = (name: 'why' | 'undo' | 'hint' | 'help' | 'rules' | 'quit') =>
    first === name || first === words(`commands.${name}`)
  if (called('why') && rest.length > 0) return { type: 'why', typed: rest.join(' ') }
  if (called('undo')) return { type: 'undo' }
  if (called('help')) return { type: 'help' }
  if (called('rules') && rest.length > 0) return { type: 'rules', typed: rest.join(' ') }
  if (called('hint') || typed === '?') return { type: 'hint' }
  return called('quit') ? { type: 'quit' } : { type: 'typed', typed }
}
