import { expect, test } from 'vitest'
import { digest } from '../kernel/digest.ts'
import { readContent } from './contents.ts'
import { customContent } from './custom-content.ts'
import { GAMES } from './index.ts'

const loaded = await Promise.all(
  GAMES.map(async entry => ({ id: entry.meta.id, ...(await entry.load()) })),
)
const sets = loaded.flatMap(({ id, contentSets }) => (contentSets ? [{ id, contentSets }] : []))

test('some games have printed values', () => {
  expect(sets.length).toBeGreaterThan(1)
})

const own = sets.flatMap(({ id, contentSets }) =>
  [contentSets.standard, ...contentSets.former].map(name => ({ id, name, contentSets })),
)

test.each(own)(
  'the set $name that $id comes with, or came with, is a sound file of it and has its name',
  async ({ id, name, contentSets }) => {
    const content = contentSets.content(name)
    expect(digest(content)).toBe(name)
    expect(await readContent(JSON.stringify(content))).toMatchObject({
      ok: true,
      content: { game: id, content },
    })
  },
)

test.each(own)(
  'the set $name of $id need not be carried along: it is known everywhere',
  async at => {
    expect(await customContent(at.id, { content: at.name })).toBeNull()
  },
)

/** Nothing, something else, and the right fields with the wrong things in them. */
const JUNK: readonly unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  [[]],
  { board: [] },
  { objects: {} },
  { clock: { hands: {} } },
  { merchants: [1, 'a', [], {}] },
]

test.each(GAMES.flatMap(({ meta, content }) => (content ? [{ id: meta.id, content }] : [])))(
  'any other JSON is only wrong for $id',
  async ({ content }) => {
    const schema = await content.load()
    expect(JUNK.filter(json => schema.check(json).ok)).toEqual([])
  },
)
