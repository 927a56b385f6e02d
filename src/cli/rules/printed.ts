import { cellsOf, PICTURE, UNDERLINE } from '../../kit/rulebook/find.ts'
import type { Paint } from '../../kit/terminal.ts'

/** A rulebook line by line, without pictures and the signs of Markdown. */
export function printed(source: string, { strong }: Paint): string[] {
  const lines = source.split('\n').filter(line => !PICTURE.test(line) && !UNDERLINE.test(line))
  // A picture stood between two empty lines.
  const once = lines.filter((line, at) => line !== '' || lines[at - 1] !== '')
  return once.map(line => {
    const [, heading] = /^#+ (.*)/.exec(line) ?? []
    if (heading !== undefined) return strong(heading)
    const told = line.replace(/\*\*(.+?)\*\*/g, (_, words: string) => strong(words))
    return told.startsWith('|') ? `  ${cellsOf(told).filter(Boolean).join(' · ')}` : told
  })
}
