import { afterAll, expect, test, vi } from 'vitest'
import { contentSets, standard } from '../games/mercado/content/index.ts'
import { game } from '../games/mercado/engine/index.ts'
import { digest } from '../kernel/digest.ts'
import { clone } from '../kernel/json.ts'
import { begin, must, submit } from '../kernel/match.ts'
import { answer, type Job } from './work.ts'

/** A set that this thread does not know; the view is of a match played with it. */
const content = { ...clone(standard), note: 'ours' }

function job(): Omit<Job, 'contentSet'> {
  const match = must(begin(game, 2, {}, 'beef'))
  const [seat = 0] = game.actors(match.state)
  // The first question has a single answer; the second needs a bot to think.
  submit(match, seat, { type: 'draw' })
  const { state } = match
  const view = { ...game.view(state, seat), content: digest(content) }
  return { game: game.id, seat, view, offers: game.legal(state, seat), level: 'mcts:20', seed: 1 }
}

const now = () => 0

// Test files share modules: no other file may find our set.
afterAll(() => void vi.resetModules())

test('a job brings along the printed values that a thread does not know', async () => {
  await expect(answer({ ...job(), contentSet: null }, now)).rejects.toThrow(digest(content))
  const contentSet = { digest: digest(content), content }
  const { move } = await answer({ ...job(), contentSet }, now)
  expect(job().offers).toContainEqual(move)
  expect(contentSets.digests).toEqual([digest(standard), digest(content)])
  expect(contentSets.content(digest(content))).toBe(content)
  await answer({ ...job(), contentSet: clone(contentSet) }, now)
  expect(contentSets.content(digest(content))).toBe(content)
})
