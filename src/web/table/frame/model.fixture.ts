import type { Life } from '../../../protocol/life.ts'
import type { SessionState } from '../../session/session.ts'
import {
  frameOf,
  person,
  plainBoard,
  plainText,
  stateOf,
  step,
  tableInfo,
} from '../table.fixture.ts'
import { type FrameInput, frameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/* What a frame shows, asked for in few words by the tests of its model. */

export function shown(
  state: Partial<SessionState> = {},
  input: Partial<FrameInput> = {},
  frame: Partial<Frame> = {},
) {
  return frameModel({
    frame: frameOf(stateOf(state), frame),
    board: plainBoard,
    text: plainText,
    language: 'en',
    lookingBack: false,
    steps: null,
    headline: null,
    ...input,
  })
}

export const life = (more: Partial<Life>): Life => ({
  ready: null,
  enders: [],
  story: [],
  rematch: null,
  ending: null,
  ...more,
})
export const replay = { at: 1, of: 3, everybodys: false }
export const over = tableInfo({ status: 'over', actors: [], ranks: [1, 2, 3] })
export const standIn = tableInfo({
  seats: [person('Ana', { standIn: 'time' }), person('Ben'), person('Cem')],
})
export const steps = [step(1, 0, 'played'), step(2, 1, 'secret', 'passed')]
