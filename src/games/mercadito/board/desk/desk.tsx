import type { ComponentChildren } from 'preact'
import type { Mercadito } from '../../engine/state.ts'
import type { Messages, Speech } from '../../text/index.ts'
import { Awning } from '../../../../web/parts/pictures/awning.tsx'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { described } from '../../../../web/board-kit/described.ts'
import { Centre, Shelf } from '../../../../web/board-kit/places.tsx'
import { useMedia } from '../../../../web/board-kit/use-media.ts'
import { Basket } from '../basket.tsx'
import { DeskActions } from './desk-actions.tsx'
import { Builder, type DeskProps } from './builder.tsx'
import { Deals, Incoming, Outgoing } from './offers.tsx'
import { Picker } from './picker.tsx'
import { lastNews } from '../round/story.ts'
import { type Desk, type Tab, useDesk } from './use-desk.ts'

/**
 * Where the cards one may ask for lie on the desk, and need not be called for: but in a lesson, which
 * leads to them step by step.
 */
const ROOMY = '(min-width: 700px) and (min-height: 700px)'

/**
 * The final phase: a desk to make offers at, those made to me, my own, and the cards one may ask
 * for; on a phone one of these at a time.
 */
export function TradingTable(props: BoardProps<Mercadito, Messages>) {
  const { view, lit, who, past } = props
  const { say } = props.text
  const desk = useDesk(props)
  const roomy = useMedia(ROOMY) && desk.me !== null && !props.replay && !props.lesson
  const shared = { desk, view, who, say }
  const done = lastNews(past, desk.me)
  const news = done ? props.text.event(done, who) : ''
  const seenBy = (card: number) => {
    const shown = view.shown.find(each => each.card === card)
    return shown ? say('board.desk.seenBy', { seats: shown.to.map(seat => who.name(seat)) }) : ''
  }
  return (
    <>
      <Centre class="md-trading">
        <section
          class="md-desk"
          aria-label={say('board.desk')}
          data-tab={desk.tab}
          data-roomy={roomy ? '' : undefined}
        >
          <Awning />
          <Head {...shared} />
          {desk.picking && !roomy ? (
            <Picker {...shared} onRefuse={props.say} />
          ) : (
            <>
              <Tabs desk={desk} say={say} />
              <div class="md-panes">
                <Pane of="make" desk={desk} title={say('board.desk.make')}>
                  {desk.me === null ? (
                    <p class="md-hint">{say('board.noHand')}</p>
                  ) : (
                    <Builder {...shared} roomy={roomy} news={news} />
                  )}
                </Pane>
                <Pane
                  of="theirs"
                  desk={desk}
                  scrolls={props.replay}
                  title={say('board.desk.theirs')}
                >
                  <Incoming {...shared} />
                </Pane>
                <Pane of="mine" desk={desk} scrolls={props.replay} title={say('board.desk.mine')}>
                  <Outgoing {...shared} past={past} />
                </Pane>
              </div>
              {props.replay && <Deals past={past} text={props.text} who={who} />}
              {roomy && <Picker {...shared} roomy onRefuse={props.say} />}
            </>
          )}
        </section>
      </Centre>
      <Shelf class="md-shelf">
        <Basket
          view={view}
          say={say}
          chosen={desk.draft.give}
          lit={lit}
          note={seenBy}
          onTouch={desk.toggleGive}
        />
        <DeskActions table={props} desk={desk} />
      </Shelf>
    </>
  )
}

/** What is done here, how many want to end, and how many offers I have left. */
function Head({ desk, view, say }: DeskProps) {
  const votes = view.votes.filter(Boolean).length
  return (
    <div class="md-head">
      <h2>
        {say('board.desk')}{' '}
        <small>
          {votes > 0 && say('board.desk.voted', { n: votes, seats: view.votes.length })}
        </small>
      </h2>
      {desk.me !== null && (
        <small class="md-left">
          {say('board.desk.left', { n: view.offersLeft[desk.me] ?? 0 })}
        </small>
      )}
    </div>
  )
}

const TABS: readonly Tab[] = ['make', 'theirs', 'mine']

/** Which part of the desk is seen where there is room for one only. */
function Tabs({ desk, say }: { desk: Desk; say: Speech }) {
  const counts = { make: 0, theirs: desk.incoming.length, mine: desk.outgoing.length }
  return (
    <div class="md-tabs" data-rove>
      {TABS.map(tab => (
        <button
          type="button"
          key={tab}
          aria-pressed={desk.tab === tab ? 'true' : 'false'}
          {...described(say(`board.desk.${tab}.tells`))}
          onClick={() => desk.openTab(tab)}
        >
          {say(`board.desk.${tab}`)}
          {counts[tab] > 0 && <b class="md-badge">{counts[tab]}</b>}
        </button>
      ))}
    </div>
  )
}

function Pane(props: {
  of: Tab
  desk: Desk
  title: string
  /** No button in it leads keys there: it is scrolled by them itself. */
  scrolls?: boolean | undefined
  children: ComponentChildren
}) {
  return (
    <section
      class="md-pane"
      data-of={props.of}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={props.scrolls ? 0 : undefined}
      data-here={props.desk.tab === props.of ? '' : undefined}
    >
      <h3>{props.title}</h3>
      {props.children}
    </section>
  )
}
