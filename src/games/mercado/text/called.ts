import { type Called, nameOf } from '../../../kit/words/called.ts'
import { coinTerm, tileTerm, tokenTerm } from './things.ts'
import { contentOf } from './words.ts'

export const called: Called = (say, { field, n, options }) => {
  const content = contentOf(options['content'])
  if (field === 'coin') return nameOf(say, coinTerm(n))
  if (field === 'tile' || field === 'old') return nameOf(say, tileTerm(content, n))
  if (field === 'token') return nameOf(say, tokenTerm(content, n))
  return field === 'slot' ? `${n + 1}` : null
}
