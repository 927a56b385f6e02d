import type { Seat } from '../../kernel/game.ts'
import { Bad } from './bad.ts'
import type { Request } from './fields.ts'
import type { OpenTable } from './tables.ts'

export async function suggest(_table: OpenTable, _seat: Seat, _request: Request) {
  throw new Bad('unknown-level', 'todo')
}
