import { type Called, nameOf } from '../../../kit/words/called.ts'
import { colourTerm, factsOf } from './terms.ts'
import { merchantOf } from './words.ts'

export const called: Called = (say, { type, field, n }) => {
  if (field === 'colour') return nameOf(say, colourTerm(n))
  if (field === 'adventurer') return say.find('person', { n })
  // Goods are those of a merchant, whose moves begin with the merchant's name.
  const merchant = merchantOf(type)
  if (field === 'good' && merchant === null) return null
  const fact = factsOf({ [field]: n }, merchant)[field]
  if (typeof fact === 'object' && 'term' in fact) return nameOf(say, fact)
  return typeof fact === 'number' && fact !== n ? `${fact}` : null
}
