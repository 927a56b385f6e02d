import type { Called } from '../../../kit/words/called.ts'
import { CARDS } from '../content/index.ts'

export const called: Called = (say, { field, n }) =>
  field === 'card' ? say.find(`card.${CARDS[n]?.id}`, { form: 'short' }) : null
