import { pageText } from './text/index.ts'

/** What to say of something the server refused. */
export function refusedText(why: string): string {
  const { trouble } = pageText()
  if (why === 'taken' || why === 'full') return trouble.taken
  if (why === 'bad-invite' || why === 'invited-only') return trouble.badInvite
  if (why === 'bot-tables') return trouble.botTables
  if (why === 'too-many') return trouble.tooMany
  return why === 'offline' ? trouble.offline : trouble.title
}
