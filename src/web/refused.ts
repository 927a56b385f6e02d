import { pageText } from './text/index.ts'

/** What to say of something the server refused. */
export function refusedText(why: string): string {
  if (why === 'taken' || why === 'full') return pageText('trouble.taken')
  if (why === 'bad-invite' || why === 'invited-only') return pageText('trouble.badInvite')
  if (why === 'bot-tables') return pageText('trouble.botTables')
  if (why === 'bot-plays') return pageText('trouble.botPlays')
  if (why === 'too-many') return pageText('trouble.tooMany')
  return why === 'offline' ? pageText('trouble.offline') : pageText('trouble.title')
}
