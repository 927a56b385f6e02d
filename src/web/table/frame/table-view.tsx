import { useEffect, useRef, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import { language } from '../../language.ts'
import { Banner } from '../../parts/banner.tsx'
import { say } from '../../parts/live.tsx'
import type { GameBoard, OpenHand, SeatLine } from '../../board-kit/board.ts'
import { Bubble } from '../actions/bubble.tsx'
import { Dialogs, type Opened } from '../menu/dialogs.tsx'
import { EndPanel } from '../life/end-panel.tsx'
import { OpponentList } from '../people/opponent-list.tsx'
import { useKeys } from '../../board-kit/keys.ts'
import { Clock, clockOf } from '../clocks/clocks.tsx'
import { insteadOfPrompt, LifeBar, WaysOut, withStory } from '../life/life.tsx'
import { useStory } from '../life/use-story.ts'
import { useMedia } from './use-media.ts'
import { linesOf, Log, sentences } from '../log/log.tsx'
import { missed } from '../replay/missed.ts'
import type { Frame } from './playhead.ts'
import { ReplayBar } from '../replay/replay-bar.tsx'
import { Sign } from '../menu/signs.tsx'
import { SinceOffer, sinceText } from '../replay/since.tsx'
import { standing } from '../log/standing.ts'
import { TalkPanel, useTalk } from '../talk/talk.tsx'
import { StatusLine } from './status-line.tsx'
import type { TablePageProps } from '../table-page.tsx'
import { useTabSignal } from './tab-signal.ts'
import { tableText } from '../text/index.ts'
import { othersAt, recentOf } from '../people/others.ts'
import { UndoButton } from '../actions/undo-button.tsx'
import { useActions } from '../actions/use-actions.ts'
import type { LookBack } from '../replay/use-look-back.ts'
import { names, whoIs } from '../people/who.ts'

interface Props extends TablePageProps {
  frame: Frame
  back: LookBack
  board: GameBoard
  text: GameText
}

/** A table with everything on it, as one frame shows it. */
export function TableView(props: Props) {
  const { frame, back, board, text, session, onLeave, onAgain, onReplay, onNext } = props
  const { state, steps, newest, at } = frame
  const { table, seat, moment } = state
  const [opened, open] = useState<Opened>(null)
  const [lit, setLit] = useState<readonly string[]>([])
  const [looking, setLooking] = useState(false)
  const [imagined, imagine] = useState<object | null>(null)
  const spoken = language.value
  const who = whoIs(table, seat)
  const view = moment?.view ?? {}
  const instead = newest ? insteadOfPrompt(table, who) : null
  const asked = instead === null ? text.prompt(imagined ?? view, who) : { title: instead, hint: '' }
  const deeds = useActions(session, text)
  const replaying = state.frame !== null
  const onSeek = back.seek ?? props.onSeek
  const prompt = (back.past && pastPrompt(frame, text, who)) ?? asked
  const over = table.status === 'over' && newest && !replaying
  const plays = seat !== null && table.seats[seat]?.standIn === null
  const mine = newest && !replaying && plays && table.actors.includes(seat)
  // There may be offers for somebody nobody waits for.
  const offers = newest && !replaying && seat !== null && !deeds.busy ? (moment?.offers ?? []) : []
  const shownSteps = state.steps.slice(0, at)
  // Where the table is seen from another side each time, "you" would be somebody else in every
  // line.
  const teller = state.frame?.everybodys === true ? whoIs(table, null) : who
  const lines = linesOf(shownSteps, text, teller, board)
  const told = replaying ? lines : withStory(lines, shownSteps, table.life, who)
  const title = findGame(table.game)?.meta.title[spoken] ?? table.game
  const { talk } = session
  const side = useMedia(BESIDE)
  const spokenOf = useTalk(talk, side || opened === 'talk')
  const rulesPath = `/rules/${table.game}`

  useTabSignal(mine, tableText().yourTurn(title))
  const heard = useRef(-1)
  useEffect(() => {
    // Whoever comes back from the past has heard the last step there.
    const told = heard.current === at ? [] : steps.flatMap(step => sentences(step, text, who))
    heard.current = at
    const offer = back.offered ? [sinceText(back.offered)] : []
    const all = [...told, ...offer, ...(mine ? [`${prompt.title}: ${prompt.hint}`] : [])]
    if (all.length > 0) say(all.join('. '))
    // oxlint-disable-next-line react/exhaustive-deps -- each thing is told once, when it is shown
  }, [at, newest, replaying])

  useStory(table, who)

  const toNext = async () => {
    if (!(await onNext?.())) deeds.remark(tableText().life.noNext, null)
  }
  const { dismiss } = deeds
  useEffect(dismiss, [at, dismiss])

  const people = othersAt(table, seat, other => ({
    line: board.seat({ view, seat: other, recent: recentOf(shownSteps, other), language: spoken }),
    hand: (replaying && board.hand?.({ view, seat: other, who, language: spoken })) || null,
  }))
  const lookBack = async () => {
    if (!(await back.open())) deeds.remark(tableText().since.none, null)
  }
  const undo = () => {
    const why = undoRefusal(
      state.table.status === 'over',
      mine,
      moment?.undoable ?? false,
      lines.length,
    )
    if (why) deeds.remark(why, null)
    else void deeds.undo()
  }
  useKeys({
    u: seat === null || back.past ? undefined : undo,
    w: session.past && (() => void lookBack()),
    Escape:
      opened === 'log' || opened === 'talk' ? () => open(null) : back.past ? back.close : undefined,
    m: back.past ? back.close : () => open('moves'),
    '?': () => open('keys'),
    l: () => {
      const last = lines.at(-1)
      setLit(last?.lights ?? [])
      say(last?.text ?? tableText().log.empty)
      deeds.remark(last?.text ?? tableText().log.empty, null)
    },
    o: () => {
      document.querySelector<HTMLElement>('.tb-folk')?.focus()
      say(
        people
          .map(({ seat: other, line, hand }) => `${who.name(other)}: ${spokenLine(line, hand)}`)
          .join('. '),
      )
    },
  })

  return (
    <>
      <StatusLine
        prompt={prompt}
        mine={mine}
        note={state.pending > 0 || deeds.busy ? tableText().sending : ''}
        clock={
          seat !== null &&
          (!replaying || back.past) &&
          clockOf(table, seat) && <Clock table={table} seat={seat} mine />
        }
      >
        <button
          type="button"
          class="tb-tool tb-log-open"
          aria-label={tableText().log.open}
          onClick={() => open('log')}
        >
          <Sign name="log" />
        </button>
        <button
          type="button"
          class="tb-tool"
          aria-label={tableText().menu.label}
          onClick={() => open('menu')}
        >
          <Sign name="menu" bold />
          {spokenOf.unread > 0 && (
            <span class="tb-unread">{tableText().talk.unread(spokenOf.unread)}</span>
          )}
        </button>
      </StatusLine>
      <OpponentList people={people} who={who} table={table} />
      {back.offered && !back.past && (
        <SinceOffer missed={back.offered} onShow={() => void lookBack()} onDismiss={back.dismiss} />
      )}
      <main class="tb-board" aria-label={tableText().table} data-step={at}>
        <board.Board
          view={view}
          offers={offers}
          at={at}
          who={who}
          text={text}
          language={spoken}
          latest={steps.flatMap(step => step.events)}
          past={standing(shownSteps).flatMap(step => step.events)}
          lit={lit}
          choose={deeds.choose}
          goBack={deeds.undo}
          explain={back.past ? back.close : deeds.explain}
          refuse={back.past ? back.close : deeds.refuse}
          say={deeds.remark}
          preview={imagine}
          undo={
            seat === null || replaying || table.status === 'over' ? null : (
              <UndoButton off={!moment?.undoable || !mine} onPress={undo} />
            )
          }
        />
        {over && looking && (
          <button type="button" class="act tb-end-open" onClick={() => setLooking(false)}>
            {tableText().end.result}
          </button>
        )}
        {over && !looking && (
          <EndPanel
            table={table}
            title={prompt.title}
            who={{
              ...who,
              name: other => (other === seat ? (names(table.seats)[other] ?? '') : who.name(other)),
            }}
            result={place => board.result?.(view, place, spoken) ?? ''}
            onAgain={onAgain}
            onReplay={onReplay}
            onLeave={onLeave}
            onLook={() => setLooking(true)}
          >
            {board.Result && <board.Result view={view} who={who} language={spoken} />}
          </EndPanel>
        )}
      </main>
      {state.frame && onSeek && (
        <ReplayBar
          at={state.frame.at}
          of={state.frame.of}
          onSeek={onSeek}
          onNow={back.past ? back.close : undefined}
        />
      )}
      <div
        class="tb-side"
        data-open={opened === 'log' || opened === 'talk' ? '' : undefined}
        data-with={talk && (opened === 'talk' ? 'talk' : 'log')}
      >
        <Log
          lines={told}
          newFrom={steps[0]?.seq ?? Infinity}
          people={names(table.seats)}
          onLight={setLit}
          onGo={onSeek ? seq => onSeek(seq - at + (state.frame?.at ?? 0)) : null}
          onClose={() => open(null)}
        />
        {talk && (
          <TalkPanel
            table={table.id}
            talk={talk}
            state={spokenOf.state}
            onClose={() => open(null)}
          />
        )}
      </div>
      {deeds.said && <Bubble remark={deeds.said} rulesPath={rulesPath} onClose={deeds.dismiss} />}
      {newest && !replaying && <LifeBar table={table} seat={seat} who={who} />}
      {opened === 'ways' && (
        <WaysOut table={table.id} onLeave={onLeave} onClose={() => open(null)} />
      )}
      {state.link === 'lost' && <Banner icon="offline">{tableText().lost}</Banner>}
      <Dialogs
        opened={opened}
        open={open}
        own={board.keys(spoken)}
        offers={offers}
        view={view}
        text={text}
        prompt={prompt.title}
        rulesPath={rulesPath}
        onSince={session.past && missed(state) ? () => void lookBack() : undefined}
        onNext={onNext && (() => void toNext())}
        stops={plays && table.life !== null && table.status === 'running'}
        unread={talk ? spokenOf.unread : null}
        tellOf={talk && seat !== null && table.status !== 'over' ? table.id : null}
        onChoose={move => void deeds.choose([move])}
        onLeave={onLeave}
      />
    </>
  )
}

/**
 * What is said of somebody at the table: what he holds, card by card where it lies open, and what
 * he did.
 */
function spokenLine({ holds, did }: SeatLine, hand: OpenHand | null): string {
  return [holds, hand?.says, did].filter(Boolean).join(', ')
}

/** What the status line says while somebody looks back: what happened; null in any other replay. */
function pastPrompt({ state, steps }: Frame, text: GameText, who: Who): Prompt | null {
  if (!state.frame) return null
  const { at, of } = state.frame
  const told = at === 0 ? [] : steps.flatMap(step => sentences(step, text, who))
  return { title: told.join('. ') || tableText().since.start, hint: tableText().since.at(at, of) }
}

/** Where log and talk lie beside the board, as in panels.css. */
const BESIDE = '(min-width: 1000px)'

/** Why nothing can be taken back, or null if it can. */
function undoRefusal(
  over: boolean,
  mine: boolean,
  undoable: boolean,
  happened: number,
): string | null {
  if (over) return tableText().undo.over
  if (undoable) return null
  if (!mine) return tableText().undo.notYours
  return happened === 0 ? tableText().undo.none : tableText().undo.flowed
}
