import { type ComponentChild, createContext } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { afterFrame, paints } from '../parts/painted.ts'

/*
 * A table has a thousand pieces. All at once they would hold a phone up for half a second, so its
 * parts come in turn, a frame for each, when it is opened. A review does likewise.
 */

/** The turns that have come: all of them, where nothing comes in turn. */
const Come = createContext(Infinity)
/** Of how many turns there are, where nothing else is said. */
const PARTS = 3

interface Props {
  /** First comes what is round the board, then the board, then its parts in so many turns. */
  parts?: number
  /** Called when all is there; it is asked for the first time only. */
  onDone?: () => void
  children: ComponentChild
}

/** Lets what is in it come in turn, once. */
export function InTurns({ parts = PARTS, onDone, children }: Props) {
  const last = 1 + parts
  const [come, setCome] = useState(() => (paints() ? 0 : last))
  useEffect(() => {
    if (come < last) return afterFrame(() => setCome(come + 1))
    onDone?.()
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- each turn is taken once
  }, [come])
  return <Come.Provider value={come}>{children}</Come.Provider>
}

/**
 * A part that comes in its turn: the first (0), the second (1), the third (2) of so many; where
 * there are no more turns, the next comes with the first. What is around it must keep its place
 * free, so that nothing jumps.
 */
export const InTurn = (props: { nth: number; of?: number; children: ComponentChild }) => {
  const { nth, of = PARTS, children } = props
  return <Come.Consumer>{come => (come <= 1 + (nth % of) ? null : children)}</Come.Consumer>
}

/** The board itself: it comes when what is round it is there. */
export const BoardsTurn = ({ children }: { children: ComponentChild }) => (
  <Come.Consumer>{come => (come < 1 ? null : children)}</Come.Consumer>
)
