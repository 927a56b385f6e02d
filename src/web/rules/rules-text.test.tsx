import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../../../scripts/lib/ledger.mjs'
import { GAMES } from '../../games/index.ts'
import { LANGUAGES } from '../../kit/meta.ts'
import { rulesOf } from './book.ts'
import { readRules, RulesText } from './rules-text.tsx'

/** The anchors of rules in a tree of plain elements. */
function anchors(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(anchors)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const {
    id,
    class: name,
    children,
  } = node.props as { id?: string; class?: string; children?: unknown }
  return [...(name === 'rule' && id ? [id] : []), ...anchors(children)]
}

describe.each(GAMES.map(({ meta }) => meta.id))('%s', id => {
  test.each(LANGUAGES)(
    'every rule has one place of its own in the rules page (%s)',
    async language => {
      const { tokens, chapters } = readRules(await rulesOf(id, language))
      expect(anchors(RulesText({ game: id, tokens })).toSorted()).toEqual(
        [...ledgerOf(id)].toSorted(),
      )
      expect(chapters.length).toBeGreaterThan(0)
      expect(new Set(chapters.map(chapter => chapter.id)).size).toBe(chapters.length)
    },
  )
})
