import { contentSets as makeContentSets, type ContentSets } from '../../../kit/content/sets.ts'
import { compile, type Tables } from './compile.ts'
import { former } from './former.ts'
import { type Content, DIGEST, standard } from './values.ts'

export * from './values.ts'

/**
 * All sets of values that tables may be opened with; the standard ones come first unless a host
 * prefers others.
 */
export const contentSets: ContentSets<Content, Tables> = makeContentSets(
  standard,
  compile,
  DIGEST,
  former,
)
