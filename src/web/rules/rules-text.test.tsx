import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { LANGUAGES } from '../../kit/meta.ts'
import { readRules, RulesText } from './rules-text.tsx'

const file = (path: string) => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')

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
  const ledger = JSON.parse(file(`${id}/rules/ledger.json`)) as string[]

  test.each(LANGUAGES)('every rule has one place of its own in the rules page (%s)', language => {
    const { tokens, chapters } = readRules(file(`${id}/rules/${language}.md`))
    expect(anchors(RulesText({ game: id, tokens })).toSorted()).toEqual(ledger.toSorted())
    expect(chapters.length).toBeGreaterThan(0)
    expect(new Set(chapters.map(chapter => chapter.id)).size).toBe(chapters.length)
  })
})
