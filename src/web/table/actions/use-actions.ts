import { type Signal, useSignal } from '@preact/signals'
import { type Dispatch, type StateUpdater, useMemo, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { isSupposed, suppose } from '../../board-kit/suppose.ts'
import { say } from '../../parts/live.tsx'
import { nextFrame } from '../../parts/painted.ts'
import type { ChoiceRefused, Session } from '../../session/session.ts'
import type { Remark } from './bubble.tsx'
import { tableText } from '../text/index.ts'

interface Move {
  readonly type: string
}

export type Actions = ReturnType<typeof useActions>

/** What I can do at the table, and what the page says when it cannot be done. */
export function useActions(session: Session, text: GameText) {
  const sending = useSignal(false)
  const [said, setSaid] = useState<Remark | null>(null)
  const deeds = useMemo(() => deedsAt(session, text, sending, setSaid), [session, text, sending])
  return { said, sending, ...deeds }
}

/** The same as long as session and text are: a board that is given them is not drawn anew. */
function deedsAt(
  session: Session,
  text: GameText,
  sending: Signal<boolean>,
  setSaid: Dispatch<StateUpdater<Remark | null>>,
) {
  /** What a supposed touch has said. */
  let reason: Promise<string> | null = null
  const tell = (sentence: string, rule: string | null, touched: Element | null) => {
    if (isSupposed()) return void (reason = Promise.resolve(sentence))
    say(rule ? `${sentence} ${tableText('why.rule', { rule })}` : sentence)
    setSaid({ sentence, rule, box: touched?.getBoundingClientRect() ?? null })
  }
  const refuse = (refusal: Refusal, touched: Element | null) =>
    tell(text.refusal(refusal), refusal.rule, touched)

  /**
   * Sends something and says what became of it, if nothing did; true if it was done. One thing at a
   * time: the board shows the offers on, so that what was picked stays where it lies.
   */
  async function send(act: () => Promise<ChoiceRefused | null>): Promise<boolean> {
    if (isSupposed()) return false
    if (sending.value) {
      tell(tableText('refused.busy'), null, null)
      return false
    }
    sending.value = true
    setSaid(null)
    // A touch is seen at once, and what comes of it in the next frame: a table takes its time.
    await nextFrame()
    const refused = await act().finally(() => {
      sending.value = false
    })
    if (!refused) return true
    // A lesson answers on its own card.
    if (refused.why === 'lesson') return false
    if (refused.refusal) refuse(refused.refusal, null)
    else tell(tableText.find(`refused.${refused.why}`) ?? tableText('refused.illegal'), null, null)
    return false
  }

  return {
    dismiss: () => setSaid(null),
    /** A new step is seen: what lies beside a thing is over, but not what became of my choice. */
    moveOn: () => setSaid(said => (said?.box ? null : said)),
    refuse,
    remark: (sentence: string, touched: Element | null) => tell(sentence, null, touched),
    choose: (moves: readonly Move[]) => send(() => session.choose(moves)),
    undo: () => send(() => session.undo()),
    /** Why a thing is shut, in the words that a touch on it would hear; '' if it says nothing. */
    why: (thing: Element): Promise<string> => {
      reason = null
      suppose(thing)
      return reason ?? Promise.resolve('')
    },
    explain: (move: Move, touched: Element | null): void => {
      const explained = session.explain(move)
      if (isSupposed()) {
        reason = explained.then(refusal => (refusal ? text.refusal(refusal) : '')).catch(() => '')
        return
      }
      explained.then(
        refusal => refusal && refuse(refusal, touched),
        () => tell(tableText('refused.illegal'), null, touched),
      )
    },
  }
}
