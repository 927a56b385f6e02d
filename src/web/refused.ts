import { pageText } from './text/index.ts'

/** What is said in the same words. */
const LIKE: { readonly [why: string]: string } = { 'invited-only': 'bad-invite' }

/** What to say of something the server refused. */
export function refusedText(why: string): string {
  if (why === 'offline') return pageText('trouble.offline')
  return pageText.find(`refused.${LIKE[why] ?? why}`) ?? pageText('trouble.title')
}
