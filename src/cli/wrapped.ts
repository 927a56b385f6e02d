import { wrapAnsi } from 'fast-wrap-ansi'

/** Longer lines are hard to read. */
const WIDEST = 100
/** With less room beside it a list is not set off. */
const LEAST_BESIDE = 20
/** What begins a line of a list: a number or a mark, and a word before it (`Hint: 1. `). */
// eslint-disable-next-line no-control-regex
const HEAD = /^(?:\u001B\[[\d;]*m)*((?:\p{L}+: (?=\d+\. ))? *(?:(?:\d+\.?|[›·]) +)*)/u

/**
 * A line broken between words where a terminal ends, what follows below its first word; as it is
 * where nothing tells a width.
 */
export function wrapped(text: string, { columns = 0 }: { readonly columns?: number }): string {
  if (columns <= 0) return text
  const width = Math.min(columns, WIDEST)
  return text
    .split('\n')
    .map(line => {
      const [all = '', head = ''] = HEAD.exec(line) ?? []
      const room = width - head.length
      if (room < LEAST_BESIDE) return wrapAnsi(line, width, { trim: false })
      return (
        all +
        wrapAnsi(line.slice(all.length), room).replaceAll('\n', `\n${' '.repeat(head.length)}`)
      )
    })
    .join('\n')
}

/** Prints a line, broken where the terminal ends. */
export const say = (line: string): void =>
  void process.stdout.write(`${wrapped(line, process.stdout)}\n`)
