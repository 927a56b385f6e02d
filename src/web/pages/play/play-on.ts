import type { Session, SessionState } from '../../session/session.ts'

/** Plays on from a moment of a match that still goes on. */
export const playOnFrom =
  (
    route: (path: string) => void,
    { noHints }: Pick<Session, 'noHints'>,
  ): ((state: SessionState) => void) =>
  state =>
    void import('../../session/position/what-if.ts').then(async ({ beginImagined, whatIfPath }) => {
      if (await beginImagined(state, !noHints)) route(whatIfPath(state.table.game))
    })
