import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../../../scripts/lib/ledger.mjs'
import { GAMES } from '../../games/index.ts'
import { type Language, LANGUAGES } from '../../kit/meta.ts'
import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import { textIn } from '../../kit/words/by-name.ts'
import { sayIn } from '../../kit/words/messages.ts'
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

/** The heads of tables in which there is no word. */
function emptyHeads(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(emptyHeads)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const { type, props } = node as { type?: unknown; props: { children?: unknown } }
  const empty = type === 'th' && [props.children].flat().length === 0
  return [...(empty ? [node] : []), ...emptyHeads(props.children)]
}

describe.each(GAMES)('$meta.id', entry => {
  const { id } = entry.meta

  test.each(LANGUAGES)(
    'every rule has one place of its own in the rules page (%s)',
    async language => {
      const { tokens, chapters } = readRules(await rulesOf(entry, language))
      expect(anchors(RulesText({ game: id, tokens })).toSorted()).toEqual(
        [...ledgerOf(id)].toSorted(),
      )
      expect(emptyHeads(RulesText({ game: id, tokens }))).toEqual([])
      expect(chapters.length).toBeGreaterThan(0)
      expect(new Set(chapters.map(chapter => chapter.id)).size).toBe(chapters.length)
    },
  )
})

test('a game without a rulebook has its rules in the steps that tell how it is played', async () => {
  const { meta } = GAMES[0]
  const steps = { 'about.step.1': 'Deal. [NIM-1]', 'about.step.2': 'Take one. [NIM-2]' }
  const text = async (language: Language) => ({ text: textIn(sayIn(language, steps)) })
  const entry = {
    meta: { ...meta, id: 'nim' },
    text,
    load: () => Promise.reject(new Error('none')),
  }
  const { tokens, chapters } = readRules(await rulesOf(entry, 'es'))
  expect(anchors(RulesText({ game: 'nim', tokens }))).toEqual(['NIM-1', 'NIM-2'])
  expect(chapters.map(({ title }) => title)).toEqual([meta.title.es])
  expect((await text('es')).text.steps).toEqual(['Deal.', 'Take one.'])
})
