import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { answers } from '../../pace.ts'
import type { Premove } from '../../board-kit/board.ts'
import type { FrameModel } from '../frame/model.ts'
import type { Frame } from '../frame/playhead.ts'
import { onlyAnswer } from './only-answer.ts'
import type { Actions } from './use-actions.ts'

/** What I have decided before I am asked. */
export interface Ahead {
  /** What can be decided now; [] while it is my turn. */
  readonly offered: readonly Premove[]
  /** The one I have decided on. */
  readonly chosen: string | null
  readonly choose: (id: string | null) => void
}

/**
 * Answers for me what I have decided before, and questions that have only one answer if I wish so.
 * What I decided is looked at again when I am asked, and dropped if it is not legal then. `alone`:
 * whether questions may be answered for me here.
 */
export function useAhead(
  frame: Frame,
  model: Pick<FrameModel, 'mine' | 'offers' | 'premoves' | 'sending' | 'view'>,
  actions: Actions,
  alone: boolean,
): Ahead {
  const [chosen, choose] = useState<string | null>(null)
  const decided = model.premoves.find(({ id }) => id === chosen)
  const { state, newest, at } = frame
  const mine = model.mine && newest && !model.sending
  const asked = mine && model.offers.length > 0
  const game = useRules(state.table.game, alone && answers.value === 'alone' && state.seat !== null)
  useEffect(() => {
    if (chosen !== null && decided === undefined) choose(null)
  }, [chosen, decided === undefined])
  useEffect(() => {
    if (!asked || state.seat === null || state.moment === null) return
    if (decided !== undefined) {
      if (mayStill(model.offers, decided)) return void actions.choose([decided.move])
      choose(null)
    }
    // What I have just taken back is mine to decide anew.
    const last = state.steps.at(-1)
    if (game === null || (last?.undone === true && last.seat === state.seat)) return
    const only = onlyAnswer(game, model.view, state.seat, state.moment)
    if (only !== null) void actions.choose([only])
    // oxlint-disable-next-line react/exhaustive-deps -- each question is answered once
  }, [asked, at, decided === undefined, game])
  return { offered: mine ? [] : model.premoves, chosen, choose }
}

const mayStill = (offers: readonly GameTypes['move'][], { move }: Premove) =>
  offers.some(offer => same(offer, move))

/** The rules of a game, once they are wanted and here. */
function useRules(id: string, wanted: boolean): Game | null {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    if (!wanted) return setGame(null)
    let current = true
    findGame(id)
      ?.load()
      .then(
        loaded => current && setGame(() => loaded.game),
        () => {},
      )
    return () => void (current = false)
  }, [id, wanted])
  return game
}
