import { once } from 'node:events'
import { useContents } from '../content.ts'
import { answer } from './answer.ts'
import { readLines } from './lines.ts'
import { loadGames, Tables } from './tables.ts'

/** Speaks the table protocol over standard input and output until the input ends. */
export async function table({ content }: { readonly content?: readonly string[] }): Promise<void> {
  await useContents(content)
  const tables = new Tables(await loadGames())
  for await (const lines of readLines(process.stdin)) {
    let replies = ''
    for (const line of lines) {
      const reply = answer(line, tables)
      if (typeof reply === 'string') {
        replies += `${reply}\n`
        continue
      }
      // Ready replies need not wait for a bot that thinks.
      await write(replies)
      replies = `${await reply}\n`
    }
    await write(replies)
  }
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}
