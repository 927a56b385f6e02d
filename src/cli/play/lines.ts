import { createInterface } from 'node:readline'
import type { Asker, Reply } from './asker.ts'
import type { PlayWords } from './words.ts'

/** A numbered list and one line of answer: for pipes, plain terminals and whoever prefers it. The end of input quits. */
export function lines(words: PlayWords, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asker {
  const reader = createInterface({ input })
  const answers = reader[Symbol.asyncIterator]()
  return {
    async ask({ message, choices, undo }) {
      const commands = [...(undo ? ['undo'] : []), 'why …', 'quit'].join(', ')
      const list = choices.map((choice, i) => `${String(i + 1).padStart(3)}  ${choice}`).join('\n')
      output.write(`${message}\n${list}\n${words.number(choices.length, commands)}: `)
      const answer = await answers.next()
      output.write('\n')
      return answer.done ? { type: 'quit' } : understood(answer.value.trim(), choices.length)
    },
    close: () => reader.close(),
  }
}

function understood(typed: string, choices: number): Reply {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= 1 && number <= choices) return { type: 'choice', index: number - 1 }
  if (typed === 'undo' || typed === 'quit') return { type: typed }
  const [, move] = /^why\s+(.+)$/.exec(typed) ?? []
  return move === undefined ? { type: 'typed', typed } : { type: 'why', typed: move }
}
