import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Spot } from '../../../kit/pick.ts'
import type { Advice } from '../../../bots/review/hint.ts'
import { adviceTexts } from '../../../bots/review/told.ts'
import { sidesIn } from '../../../games/index.ts'
import { stakes } from '../../../kit/words/stakes.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import type { GameBoard } from '../../board-kit/board.ts'
import { useKeys } from '../../board-kit/keys.ts'
import { language } from '../../language.ts'
import { Cross } from '../../parts/controls/cross.tsx'
import { say } from '../../parts/live.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { SessionState } from '../../session/session.ts'
import { type SpotBox, useBoxes } from '../lesson/use-boxes.ts'
import { usePlace } from '../lesson/use-place.ts'
import { askHint } from './ask-hint.ts'
import { spotsFor } from './spots-for.ts'
import { hintText } from './text/index.ts'
import { useReasons } from './use-reasons.ts'
import '../lesson/lesson.css'
import './hint.css'

interface Props {
  state: SessionState
  board: GameBoard
  text: GameText
  who: Who
  onChoose: (move: { readonly type: string }) => void
  onClose: () => void
}

/** The best moves in the position shown, and marks on the board where they are made. */
export function HintCard(props: Props) {
  const { state, board, text, who, onClose } = props
  const view = state.moment?.view ?? {}
  const found = useLoaded(`${state.table.id} ${state.moment?.seq}`, () => askHint(state))
  const words = useReasons(state.table.game)
  const waits = found.state === 'loading' || words === undefined
  const advice = found.state === 'here' && !waits ? found.value : NOTHING
  const spots = useMemo(
    () => advice.map(({ move }) => spotsFor(board, move, view)),
    [advice, board, view],
  )
  const boxes = useBoxes([...new Set(spots.flat())])
  const card = useRef<HTMLElement>(null)
  const told = useRef(false)
  const { place, brief } = useRoom(card, boxes, waits)
  useKeys({ Escape: onClose }, true)
  const why = adviceTexts(words, advice, view)
  const lines = advice.map((each, at) => [
    text.move(each.move, view, who),
    placeText(each, state.table.game, state.table.seats.length),
    why[at] ?? '',
  ])
  useEffect(() => {
    if (waits) return
    const [best] = lines
    // One that has thought anew takes the keys only from itself: its moves were replaced.
    const elsewhere = document.activeElement !== document.body && !isIn(card.current)
    const takes = !(told.current && elsewhere)
    told.current = true
    // What has the focus is heard by that.
    if (best && takes)
      card.current?.querySelector<HTMLElement>('.hn-move')?.focus({ preventScroll: true })
    else
      say(
        best
          ? `${hintText('hint.title')}: ${best.filter(Boolean).join(', ')}`
          : hintText('hint.none'),
      )
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it is there
  }, [waits])
  return (
    <>
      <Rings boxes={boxes} spots={spots} />
      <aside
        class="ls-card hn-card"
        ref={card}
        style={place ? { left: `${place.x}px`, top: `${place.y}px` } : undefined}
        aria-label={hintText('hint.title')}
        aria-busy={waits}
        data-brief={brief === 0 ? undefined : brief}
      >
        <h2>{hintText('hint.title')}</h2>
        <Cross class="tb-tool hn-close" onClose={onClose} />
        {waits && <p class="hn-aside">{hintText('hint.thinking')}</p>}
        {!waits && lines.length === 0 && <p>{hintText('hint.none')}</p>}
        {lines.length > 0 && (
          <>
            <ol class="hn-list">
              {advice.map(({ move }, at) => (
                <li key={JSON.stringify(move)}>
                  <button type="button" class="hn-move" onClick={() => props.onChoose(move)}>
                    <Line words={lines[at] ?? []} />
                  </button>
                </li>
              ))}
            </ol>
            <p class="hn-aside">{hintText('hint.fair')}</p>
          </>
        )}
      </aside>
    </>
  )
}

const NOTHING: readonly Advice[] = []

const isIn = (card: HTMLElement | null): boolean => card?.contains(document.activeElement) ?? false

/** How brief a card is at most: it says the reason of the best move alone, then none. */
const BRIEFEST = 2

/** Where not all can be left free, the number of a ring counts for more than what is in the ring. */
const numberOf = ({ x, y }: SpotBox) => ({ x: x - 10, y: y - 12, width: 24, height: 24, weight: 8 })

/** Where the card lies; on a phone all it says may be too much to leave free what it speaks of. */
function useRoom(
  card: { current: HTMLElement | null },
  boxes: readonly SpotBox[],
  waits: boolean,
): { place: ReturnType<typeof usePlace>; brief: number } {
  const [brief, setBrief] = useState(0)
  const spared = useMemo(() => [...boxes, ...boxes.map(numberOf)], [boxes])
  const place = usePlace(card, spared, `${waits} ${brief}`)
  useLayoutEffect(() => {
    if (place?.free === false) setBrief(before => Math.min(before + 1, BRIEFEST))
  }, [place])
  return { place, brief }
}

/** Where the moves are made, numbered. */
function Rings(props: { boxes: readonly SpotBox[]; spots: readonly (readonly Spot[])[] }) {
  // A number stands at the top left of its ring: a ring to the right or below is drawn later.
  const rings = props.boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)
  return (
    <div class="ls-rings" aria-hidden="true">
      {rings.map(({ spot, x, y, width, height }) => (
        <span
          key={spot}
          class="ls-ring hn-ring"
          data-for={spot}
          data-nth={props.spots.findIndex(list => list.includes(spot)) + 1}
          style={{
            '--x': `${x}px`,
            left: `${x}px`,
            top: `${y}px`,
            width: `${width}px`,
            height: `${height}px`,
          }}
        />
      ))}
    </div>
  )
}

function Line({ words: [move, expects, why] }: { words: readonly string[] }) {
  return (
    <>
      <b>{move}</b>
      {expects && <span class="hn-place">{expects}</span>}
      {why && <span class="hn-why">{why}</span>}
    </>
  )
}

/** What may be expected after a move; "" where nothing was estimated. */
function placeText({ place }: Advice, game: string, seats: number): string {
  if (place === null) return ''
  const { duel, format } = stakes(language.value, seats, sidesIn(game, seats))
  return hintText(duel ? 'hint.wins' : 'hint.place', { much: format(place) })
}
