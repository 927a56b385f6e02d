import { wrapAnsi } from 'fast-wrap-ansi'

/** Longer lines are hard to read. */
const WIDEST = 100

/** A line broken between words where a terminal ends; as it is where nothing tells a width. */
export function wrapped(line: string, { columns = 0 }: { readonly columns?: number }): string {
  return columns > 0 ? wrapAnsi(line, Math.min(columns, WIDEST), { trim: false }) : line
}

/** Prints a line, broken where the terminal ends. */
export const say = (line: string): void =>
  void process.stdout.write(`${wrapped(line, process.stdout)}\n`)
