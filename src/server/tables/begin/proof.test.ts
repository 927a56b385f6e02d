import { expect, test } from 'vitest'
import { game } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { carryOut, opening } from '../../domain/course.ts'
import { goneOn, promise } from '../../domain/draw.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { proofOf } from './proof.ts'

test('what was told of a match is hashed once, however many ask for its proof', async () => {
  let hashed = 0
  const counting: Game = {
    ...(game as unknown as Game),
    redact(...asked) {
      hashed++
      return (game as unknown as Game).redact(...asked)
    },
  }
  const draw = goneOn(promise(THREE_PLAY, 'ab'.repeat(32)), 0, () => true)
  const begun = opening(counting, THREE_PLAY)
  const played = carryOut(begun, 0, game.legal(begun.match.state as never, 0).slice(0, 1), 'key', 0)
  if (!played.ok) throw new Error(played.why)
  const ask = () => proofOf({ ...THREE_PLAY, draw }, played.course)
  const [first, second] = await Promise.all([ask(), ask()])
  const once = hashed
  expect(await ask()).toEqual(first)
  expect(second).toEqual(first)
  expect(first?.steps.map(({ count }) => count)).toEqual([1, 1, 1, 1])
  expect(hashed).toBe(once)
  expect(once).toBeGreaterThan(0)
  await proofOf({ ...THREE_PLAY, draw }, { ...played.course })
  expect(hashed).toBe(2 * once)
})
