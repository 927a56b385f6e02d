import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEntry } from '../kit/game-entry.ts'
import { digest } from '../kernel/digest.ts'
import { clone } from '../kernel/json.ts'
import type { GameContent } from '../games/contents.ts'

/*
 * Each test has a page of its own: modules are loaded anew, so that nobody knows the sets that
 * others have met.
 */

const answers = new Map<string, unknown>()
const asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  answers.clear()
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const answer = answers.get(path)
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    const status = answer === undefined ? 404 : 200
    return Promise.resolve(
      Response.json(answer ?? { why: 'no-content', message: 'None.' }, { status }),
    )
  })
})
afterEach(() => {
  // Test files share their modules: no other is to find our sets.
  vi.resetModules()
})

async function page() {
  const [{ findGame }, { contentSets, standard }, contents, { game }] = await Promise.all([
    import('../games/index.ts'),
    import('../games/mercado/content/index.ts'),
    import('./contents.ts'),
    import('../games/mercado/engine/index.ts'),
  ])
  const other = (value: number): GameContent['content'] => ({ ...clone(standard), note: value })
  return {
    entry: findGame('mercado') as GameEntry,
    contentSets,
    standard,
    other,
    game,
    ...contents,
  }
}

const offer = (...digests: string[]) =>
  answers.set('/api/games', { games: [{ id: 'mercado', options: { content: digests } }] })
const keep = (content: object) =>
  answers.set(`/api/contents/${digest(content)}`, { game: 'mercado', content })

test("the server's sets are on offer, its default first", async () => {
  const { entry, game, standard, other, loadOffered } = await page()
  const [first, second] = [other(1), other(2)]
  keep(first)
  keep(second)
  offer(digest(first), digest(standard), digest(second))
  await loadOffered(entry)
  expect(game.options.content).toEqual([first, standard, second].map(digest))
  expect(asked).toHaveLength(3)
  await loadOffered(entry)
  expect(asked).toHaveLength(4)
})

test.each(['offline', undefined])(
  'without an answer (%s) the standard set is there',
  async answer => {
    const { entry, game, standard, loadOffered } = await page()
    answers.set('/api/games', answer)
    expect((await loadOffered(entry)).game).toBe(game)
    expect(game.options.content).toEqual([digest(standard)])
  },
)

test('a table with an unknown set is met by asking for it, once; after that also without a network', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const before = await page()
  const set = before.other(3)
  keep(set)
  expect(await before.ensureContent('mercado', { content: digest(set) })).toBe(true)
  expect(before.contentSets.has(digest(set))).toBe(true)
  expect(await before.ensureContent('mercado', { content: digest(set) })).toBe(true)
  expect(asked).toHaveLength(1)

  vi.resetModules()
  answers.set(`/api/contents/${digest(set)}`, 'offline')
  const after = await page()
  expect(after.contentSets.has(digest(set))).toBe(false)
  expect(await after.ensureContent('mercado', { content: digest(set) })).toBe(true)
  expect(asked).toHaveLength(1)

  stored.set(`tianguis:content:${digest(after.other(4))}`, '{"damaged')
  expect(await after.ensureContent('mercado', { content: digest(after.other(4)) })).toBe(false)
})

test('what is not to be had, or says something else than it should, is not played with', async () => {
  const { contentSets, standard, other, ensureContent } = await page()
  expect(await ensureContent('mercado', { content: digest(other(5)) })).toBe(false)
  answers.set(`/api/contents/${digest(other(5))}`, { game: 'mercado', content: other(6) })
  expect(await ensureContent('mercado', { content: digest(other(5)) })).toBe(false)
  expect(contentSets.digests).toEqual([digest(standard)])
})

test('games without sets ask nobody', async () => {
  const { ensureContent, loadOffered } = await page()
  const { findGame } = await import('../games/index.ts')
  expect(await ensureContent('merchant-of-goldfish', { games: 1 })).toBe(true)
  await loadOffered(findGame('merchant-of-goldfish') as GameEntry)
  expect(asked).toEqual([])
})
