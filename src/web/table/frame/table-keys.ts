import { type Keys, useKeys } from '../../board-kit/keys.ts'
import { say } from '../../parts/live.tsx'
import type { OpenHand, SeatLine } from '../../board-kit/board.ts'
import type { Opened } from '../menu/dialogs.tsx'
import { tableText } from '../text/index.ts'
import type { FrameModel } from './model.ts'

/** What the keys of the table page act on. */
export interface KeyActions {
  readonly opened: Opened
  readonly open: (what: Opened) => void
  /** Takes my last move back, or says why not; left out where I can never do that. */
  readonly undo: (() => void) | undefined
  /** Skips to my turn; left out while there is nothing to skip. */
  readonly hurry: (() => void) | undefined
  /** Shows the best moves, or hides them again; left out where there are no hints now. */
  readonly hint: (() => void) | undefined
  /** Shows what I missed; left out where the past is not kept. */
  readonly lookBack: (() => void) | undefined
  /** Back to how things stand; left out unless I look back. */
  readonly backToNow: (() => void) | undefined
  /** Shows a sentence, and lights pieces. */
  readonly remark: (sentence: string) => void
  readonly light: (pieces: readonly string[]) => void
}

/** The keys of the table page; the board has its own besides. */
export function useTableKeys(model: FrameModel, actions: KeyActions): void {
  useKeys(tableKeys(model, actions))
}

function tableKeys(model: FrameModel, actions: KeyActions): Keys {
  const { opened, open, backToNow } = actions
  return {
    u: actions.undo,
    w: actions.lookBack,
    f: actions.hurry,
    i: actions.hint,
    Escape: opened === 'log' || opened === 'talk' ? () => open(null) : backToNow,
    m: backToNow ?? (() => open('moves')),
    '?': () => open('keys'),
    l: () => {
      const last = model.lines.at(-1)
      const sentence = last?.text ?? tableText('log.empty')
      actions.light(last?.lights ?? [])
      say(sentence)
      actions.remark(sentence)
    },
    o: () => {
      document.querySelector<HTMLElement>('.tb-folk')?.focus()
      say(peopleSpeech(model))
    },
  }
}

/** The others at the table, one after the other: name, what they hold, what they did last. */
export function peopleSpeech({ people, who }: Pick<FrameModel, 'people' | 'who'>): string {
  return people
    .map(({ seat, line, hand }) => `${who.name(seat)}: ${spokenLine(line, hand)}`)
    .join('. ')
}

/** What somebody holds, card by card where it lies open, and what they did last. */
function spokenLine({ holds, did }: SeatLine, hand: OpenHand | null): string {
  return [holds, hand?.says, did].filter(Boolean).join(', ')
}
