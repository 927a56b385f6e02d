import { expect, test } from 'vitest'
import { readContent } from './contents.ts'
import { GAMES } from './index.ts'

const loaded = await Promise.all(
  GAMES.map(async entry => ({ id: entry.meta.id, ...(await entry.load()) })),
)
const sets = loaded.flatMap(({ id, contentSets }) => (contentSets ? [{ id, contentSets }] : []))

test('some games have printed values', () => {
  expect(sets.length).toBeGreaterThan(1)
})

test.each(sets)(
  'the set that $id comes with is a sound file of it',
  async ({ id, contentSets }) => {
    const content = contentSets.content(contentSets.standard)
    expect(await readContent(JSON.stringify(content))).toMatchObject({
      ok: true,
      content: { game: id, content },
    })
  },
)
