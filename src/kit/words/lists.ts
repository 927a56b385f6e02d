import type { Language } from '../meta.ts'
import { once } from '../once.ts'

/** The word before the last of a list, which may depend on that. */
interface Joints {
  readonly and: (last: string) => string
  readonly or: (last: string) => string
}

/**
 * Languages whose lists are put together here, as Intl does: `a, b and c`. Intl takes a phone a
 * tenth of a second to begin with, and every table begins with lists.
 */
const PLAIN: { readonly [language in Language]?: Joints } = {
  en: { and: () => 'and', or: () => 'or' },
  es: {
    and: last => (/^(i|hi(?![ae]))/i.test(last) ? 'e' : 'y'),
    or: last => (/^(h?o|8|11( |$))/i.test(last) ? 'u' : 'o'),
  },
}

/** How a language writes lists: all of them, or one of them. */
export interface Lists {
  readonly and: (items: readonly string[]) => string
  readonly or: (items: readonly string[]) => string
}

export function listsIn(language: Language, locale: string): Lists {
  const and = once(() => new Intl.ListFormat(locale))
  const or = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const joints = PLAIN[language]
  return {
    and: items => (joints ? joined(items, joints.and) : and().format(items)),
    or: items => (joints ? joined(items, joints.or) : or().format(items)),
  }
}

function joined(items: readonly string[], joint: (last: string) => string): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1).join(', ')
  return items.length < 2 ? last : `${others} ${joint(last)} ${last}`
}
