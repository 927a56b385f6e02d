import { expectTypeOf, test } from 'vitest'
import type { ByTask, ByType } from './variants.ts'

test('each thing has its own fields, read-only, and the one by which it is told apart', () => {
  type Move = ByType<{ take: { count: number; from?: string }; pass: {} }>
  expectTypeOf<Move>().toEqualTypeOf<
    | { readonly type: 'take'; readonly count: number; readonly from?: string }
    | { readonly type: 'pass' }
  >()
  type Task = ByTask<{ 'load.pick': { seat: number } }>
  expectTypeOf<Task>().toEqualTypeOf<{ readonly at: 'load.pick'; readonly seat: number }>()
})
