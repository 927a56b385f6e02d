import { useEffect, useRef } from 'preact/hooks'
import { contentSets } from '../content/index.ts'
import type { Asking, Cove } from '../engine/state.ts'
import { same } from '../../../kernel/json.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useFollowed } from '../../../web/board-kit/follow.ts'
import type { Desk } from './desk.ts'
import { usePick } from '../../../web/board-kit/use-pick.ts'
import { wanted } from './pieces.ts'
import { carried } from './shops/chronomancer/pushed.ts'
import { isWeighed, spotsOf, wishOf } from './spots.ts'
import type { Messages } from '../text/index.ts'

export function useDesk(table: BoardProps<Cove, Messages>): Desk {
  const { view, offers, latest } = table
  const { say } = table.text
  const top = view.agenda.at(-1)
  // Between plies the top of the agenda is a question.
  const asked = top === undefined ? null : (top as Asking)
  const asksMe = asked !== null && asked.seat === view.viewer
  const mine = asksMe && offers.length > 0
  const meaning = useRef('')
  const picks = usePick(table, move => (mine ? spotsOf(move, asked) : []), {
    leads: true,
    waits: ([move]) => (move && isWeighed(move) ? 'again' : null),
    meant(spot, picked, later) {
      const wish = asksMe ? wishOf(spot, picked, asked) : null
      const impossible = wish && !offers.some(move => same(move, wish))
      if (impossible) return wish
      if (later) return say('board.firstWhat')
      const shut = asksMe ? 'refusal.other-question' : 'refusal.not-your-turn'
      return asked && view.viewer !== null ? `${meaning.current} ${say(shut)}` : meaning.current
    },
  })
  const { picked, mark, send, letGo } = picks
  const weighed = picks.waiting?.[0] ?? null
  const here = mine ? picks.complete.flat() : []
  const declining = mine ? offers.filter(({ type }) => type === 'stop') : []
  return {
    table,
    tables: contentSets.tables(view.content),
    say,
    asked,
    seat: view.viewer,
    mine,
    placed: useFollowed(view, wanted, placed => carried(placed, view, latest)),
    mark,
    touch(spot, touched, does) {
      meaning.current = does
      picks.touch(spot, touched)
    },
    weighed,
    buttons:
      weighed || (picked.length > 0 && here.length > 0)
        ? here
        : [...new Set([...here, ...declining])],
    send,
    letGo,
  }
}

/** Runs something whenever a question comes to me that I have not seen. */
export function useAsked(desk: Desk, then: (asked: Asking) => void): void {
  const { asked, mine } = desk
  const key = asked && mine ? JSON.stringify(asked) + desk.table.at : ''
  useEffect(() => {
    if (asked && mine) then(asked)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question
  }, [key])
}
