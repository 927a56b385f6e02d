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
  /** One line, null at the end of the input. */
  async function answerTo(question: string): Promise<string | null> {
    output.write(`${wrapped(question, output)} `)
    const answer = await answers.next()
    output.write('\n')
    return answer.done ? null : answer.value.trim()
  }
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
      const typed = await answerTo(`${message}\n${list}\n${last}:`)
      if (typed === null) return { type: 'quit' }
      const reply = understood(typed, choices.length, words)
      if ((reply.type !== 'why' && reply.type !== 'rules') || reply.typed !== '') return reply
      const about = words(reply.type === 'why' ? 'play.whyWhich' : 'play.lookUpWhat')
      return { ...reply, typed: (await answerTo(about)) ?? '' }
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
  if (called('why')) return { type: 'why', typed: rest.join(' ') }
  if (called('undo')) return { type: 'undo' }
  if (called('help')) return { type: 'help' }
  if (called('rules')) return { type: 'rules', typed: rest.join(' ') }
  if (called('hint') || typed === '?') return { type: 'hint' }
  return called('quit') ? { type: 'quit' } : { type: 'typed', typed }
}
