import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Card, Choice, Conflict, Mercadito, View } from '../../engine/state.ts'
import { outcomePrompt, type Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { Centre, Shelf } from '../../../../web/board-kit/places.tsx'
import { Basket } from '../basket.tsx'
import { pieceOf } from '../card.tsx'
import { Conflicts, Scene } from './conflict.tsx'
import { Look } from '../look.tsx'
import { Market } from './market.tsx'
import { Recap } from './recap.tsx'
import { RoundActions } from './round-actions.tsx'
import { isReveal, lastReveal, type Reveal } from './story.ts'
import { useInterlude } from './use-interlude.ts'
import { type Round, useRound } from './use-round.ts'
import { Waiting } from './waiting.tsx'

/** The table while cards are taken: the market, below it what goes on, and my basket. */
export function RoundTable(props: BoardProps<Mercadito, Messages>) {
  const { view, who, offers, lit, at, latest, past } = props
  const { say } = props.text
  const round = useRound(props)
  const reveal = lastReveal(past)
  const shows = useInterlude(at, isReveal(latest))
  const before = shows && latest.some(event => event.type === 'chose') ? reveal : null
  const settled = shows ? settledNow(props) : null
  useOutcomeLine(props, before, settled)
  const was = useMarketBefore(props)
  const fighting = view.conflicts.some(({ seats }) => who.me !== null && seats.includes(who.me))
  const juicy = offers.some(({ type }) => type === 'juice')
  const inviting = new Set(offers.flatMap(move => (move.type === 'pick' ? move.card : [])))
  return (
    <>
      <Centre class="md-centre">
        <Market
          view={view}
          stalls={before ? (before.market ?? was) : view.market}
          say={say}
          who={who}
          inviting={before ? NONE : inviting}
          picked={before ? null : round.card}
          mine={view.mine?.type === 'pick' ? view.mine.card : null}
          hands={
            before ? handsOf(before.choices) : [...view.conflicts, ...handsOf(openPicks(view))]
          }
          lit={lit}
          onTouch={round.touch}
        />
        <div class="md-street">
          <Happening {...props} round={round} reveal={reveal} before={before} settled={settled} />
        </div>
        {reveal && <Nests reveal={reveal} me={who.me} />}
      </Centre>
      <Shelf class={['md-shelf', fighting && 'calling', juicy && 'many'].filter(Boolean).join(' ')}>
        <Basket
          view={view}
          say={say}
          chosen={round.card === null ? [] : [round.card]}
          lit={lit}
          note={() => ''}
          onTouch={round.touch}
        />
        <RoundActions table={props} round={round} />
      </Shelf>
    </>
  )
}

const NONE: ReadonlySet<Card> = new Set()

/** What was picked in secret, where all hands lie open. */
function openPicks({ answers = [] }: View): Choice[] {
  return answers.flatMap((answer, seat) =>
    answer?.type === 'pick' ? { seat, card: answer.card } : [],
  )
}

function handsOf(choices: readonly Choice[]): { card: Card; seats: number[] }[] {
  const cards = new Set(choices.flatMap(({ card }) => card ?? []))
  return [...cards].map(card => ({
    card,
    seats: choices.flatMap(choice => (choice.card === card ? choice.seat : [])),
  }))
}

/** The market of the position before this one. */
function useMarketBefore({ view, at }: BoardProps<Mercadito, Messages>): View['market'] {
  const kept = useRef({ at, market: view.market, before: view.market })
  if (kept.current.at !== at)
    kept.current = { at, market: view.market, before: kept.current.market }
  return kept.current.before
}

interface HappeningProps extends BoardProps<Mercadito, Messages> {
  round: Round
  reveal: Reveal | null
  /** The reveal, while it is still looked at; and the same of a conflict. */
  before: Reveal | null
  settled: Conflict | null
}

/** What goes on below the market: a conflict, a card looked at, a wait, or what happened last. */
function Happening(props: HappeningProps) {
  const { view, past, who, round, reveal, before, settled, offers } = props
  const { say } = props.text
  if (settled) return <Scene {...props} say={say} conflict={settled} settled />
  if (before) return <Recap reveal={before} who={who} say={say} />
  if (round.card !== null) return <Look card={round.card} view={view} say={say} />
  if (view.conflicts.length > 0) return <Conflicts view={view} past={past} who={who} say={say} />
  if (
    offers.length === 0 &&
    view.choosers.length > 0 &&
    (view.mine || reveal?.round !== view.round - 1)
  ) {
    return <Waiting view={view} who={who} say={say} />
  }
  if (reveal) return <Recap reveal={reveal} who={who} say={say} />
  return (
    <p class="md-hint">
      {view.viewer === null ? say('board.look.watching') : say('board.look.first')}
    </p>
  )
}

/** The status line asks for nothing while what has become of the last answers is still looked at. */
function useOutcomeLine(
  { view, text, headline }: BoardProps<Mercadito, Messages>,
  before: Reveal | null,
  settled: Conflict | null,
): void {
  const round = before?.round ?? null
  const card = settled?.card ?? null
  useLayoutEffect(() => {
    if (round !== null || card !== null)
      headline(outcomePrompt(text.say, view, round ?? view.round, card))
    return () => headline(null)
  }, [headline, view, text, round, card])
}

/** A conflict that has just been settled by what was declared, to be looked at once more. */
function settledNow({ latest, view }: BoardProps<Mercadito, Messages>): Conflict | null {
  const called = latest.find(event => event.type === 'called')
  if (called?.type !== 'called' || view.conflicts.some(({ card }) => card === called.card))
    return null
  return {
    card: called.card,
    call: called.call,
    seats: called.declarations.map(({ seat }) => seat),
  }
}

/** Where cards that others took have gone, and where everybody's hands come from. */
function Nests({ reveal, me }: { reveal: Reveal; me: number | null }) {
  return (
    <>
      {reveal.choices.flatMap(({ seat }) => {
        if (seat === me) return []
        const cards = reveal.fates.flatMap(fate =>
          fate.type === 'took' && fate.seat === seat ? pieceOf(fate.card) : [],
        )
        return (
          <i key={seat} hidden data-nest={[`hand:${seat}`, ...cards].join(' ')} data-seat={seat} />
        )
      })}
    </>
  )
}
