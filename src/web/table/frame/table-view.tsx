import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Prompt } from '../../../kit/words/text.ts'
import { language } from '../../language.ts'
import { later, useFetchedAfter } from '../../parts/later.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { hearingOf, useSounds } from '../../sound/use-sounds.ts'
import { AheadChoices } from '../actions/ahead.tsx'
import { Bubble } from '../actions/bubble.tsx'
import { type Actions, useActions } from '../actions/use-actions.ts'
import { useAhead } from '../actions/use-ahead.ts'
import { Clock } from '../clocks/clocks.tsx'
import { useStory } from '../life/use-story.ts'
import type { Opened } from '../menu/dialogs.tsx'
import { OpponentList } from '../people/opponent-list.tsx'
import { lastRound } from '../replay/missed.ts'
import { LaterReplayBar } from '../replay/later-replay-bar.ts'
import { useTalk } from '../talk/use-talk.ts'
import { RulesBeside } from '../rules/rules-beside.tsx'
import { Why } from '../rules/why.tsx'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { BoardArea } from './board-area.tsx'
import type { FrameModel } from './model.ts'
import type { TableViewProps } from './props.ts'
import { SidePanels } from './side-panels.tsx'
import { useSpeech } from './speech.ts'
import { StatusLine } from './status-line.tsx'
import { useTabSignal } from './tab-signal.ts'
import { useTableKeys } from './table-keys.ts'
import { Tools } from './tools.tsx'
import { useHint } from './use-hint.ts'
import { useMedia } from '../../board-kit/use-media.ts'
import { useModel } from './use-model.ts'

/**
 * Fetched when it is first wanted: most tables are no lessons or have no server, and not everybody
 * wants a hint. What things tell comes with the table, and is not waited for.
 */
const LifeBar = later(async () => (await import('../life/life-bar.tsx')).LifeBar)
const HintCard = later(async () => (await import('../hint/hint-card.tsx')).HintCard)
const LessonCard = later(async () => (await import('../lesson/lesson-card.tsx')).LessonCard)
const SinceOffer = later(async () => (await import('../replay/since.tsx')).SinceOffer)
const Tells = later(async () => (await import('../actions/tells.tsx')).Tells)
const Dialogs = later(async () => (await import('../menu/dialogs.tsx')).Dialogs)

/** Where log and talk lie beside the board, as in panels.css. */
const BESIDE = '(min-width: 1000px)'

/** A table with everything on it, as one frame shows it. */
export function TableView(props: TableViewProps) {
  const table = useTableView(props)
  const { frame, back, session } = props
  const { state } = frame
  const { model, talk, opened, open, seek } = table
  const offer = back.past ? null : back.offered
  const lost = state.link === 'lost' ? saidLost(model) : null
  const offersAhead = !props.lesson && table.ahead.offered.length > 0
  return (
    <>
      <StatusLine
        prompt={model.prompt}
        name={state.shared && state.seat !== null ? model.who.name(state.seat) : ''}
        mine={model.mine}
        note={model.note}
        sending={model.sending}
        ahead={offersAhead && <AheadChoices {...table.ahead} />}
        why={
          <Why
            text={props.text}
            view={model.view}
            mine={model.mine}
            past={model.shown === null ? null : model.prompt}
          />
        }
        clock={model.clock && <Clock table={state.table} seat={state.seat ?? 0} mine />}
      >
        <Tools unread={talk.unread} open={open} hurry={table.hurry} hint={table.hint} />
      </StatusLine>
      <OpponentList people={model.people} who={model.who} table={state.table} />
      {lost !== null && (
        <output class="tb-lost">
          <Icon name="offline" />
          {lost}
        </output>
      )}
      {lost === null && offer && (
        <SinceOffer missed={offer} onShow={table.lookBack} onDismiss={back.dismiss} />
      )}
      <BoardArea {...props} {...table} />
      {state.frame && seek && (
        <LaterReplayBar
          at={state.frame.at}
          of={state.frame.of}
          onSeek={seek}
          onNow={back.past ? back.close : undefined}
          onPlayOn={back.past && props.onPlayOn ? () => props.onPlayOn?.(state) : undefined}
        />
      )}
      <SidePanels
        frame={frame}
        model={model}
        text={props.text}
        talk={session.talk}
        talked={talk.state}
        beside={table.beside}
        opened={opened}
        open={open}
        onLight={table.light}
        onGo={table.goTo}
      />
      {model.live && state.table.life && (
        <LifeBar table={state.table} seat={state.seat} who={model.who} />
      )}
      <OverTable {...props} {...table} />
      {props.lesson && <LessonCard lesson={props.lesson} shown={frame.newest} />}
    </>
  )
}

const saidLost = ({ sending }: FrameModel) =>
  sending ? tableText('table.lostKept') : pageText('link.lost')

/** What lies over the table: an explanation, and whichever dialog is open. */
function OverTable(props: TableViewProps & ReturnType<typeof useTableView>) {
  useFetchedAfter(Dialogs)
  useFetchedAfter(LaterReplayBar)
  const { frame, session, board, text, model, actions, opened, open, onLeave } = props
  const { table, seat } = frame.state
  const rulesPath = `/rules/${table.game}`
  return (
    <>
      <Tells at={frame.at} why={model.offers.length > 0 ? actions.why : null} />
      <RulesBeside game={table.game} />
      {actions.said && (
        <Bubble remark={actions.said} rulesPath={rulesPath} onClose={actions.dismiss} />
      )}
      {props.hinted && (
        <HintCard
          state={frame.state}
          board={board}
          text={text}
          who={model.who}
          onChoose={move => void actions.choose([move])}
          onClose={props.hint ?? (() => {})}
        />
      )}
      {opened !== null && (
        <Dialogs
          table={table.id}
          opened={opened}
          open={open}
          own={board.keys(text)}
          offers={model.offers}
          view={model.view}
          text={text}
          who={model.who}
          prompt={model.prompt.title}
          rulesPath={rulesPath}
          onSince={session.past && lastRound(frame.state) !== null ? props.lookBack : undefined}
          findNext={props.findNext}
          stops={model.stops}
          unread={session.talk ? props.talk.unread : null}
          tellOf={session.talk && seat !== null && table.status !== 'over' ? table.id : null}
          onChoose={move => void actions.choose([move])}
          onLeave={onLeave}
        />
      )}
    </>
  )
}

/** What is open, lit and said at a table, and what can be done there. */
function useTableView(props: TableViewProps) {
  const { frame, back, board, text, session, onSeek } = props
  const { state, at } = frame
  const [opened, open] = useState<Opened>(null)
  const [lit, light] = useState<readonly string[]>([])
  const [headline, setHeadline] = useState<Prompt | null>(null)
  const actions = useActions(session, text)
  const beside = useMedia(BESIDE)
  const talk = useTalk(state.table.id, session.talk, beside || opened === 'talk')
  const model = useModel({
    frame,
    board,
    text,
    language: language.value,
    lookingBack: back.past !== null,
    steps: back.past && back.steps,
    headline,
  })
  const ahead = useAhead(frame, model, actions, props.lesson === undefined)
  const hurry = model.waits ? props.hurry : undefined
  const hints = useHint(frame, model, props.lesson === undefined && !session.noHints)
  useTabSignal(model.mine, tableText('table.yourTurn', { game: model.title }))
  useSpeech(frame, model, text, back.offered, props.lesson !== undefined)
  useStory(state.table, model.who)
  useSounds(hearingOf(frame, model, back.past !== null), board.sounds, actions.said)
  const { moveOn, remark } = actions
  useEffect(moveOn, [at, moveOn])

  /** Does something, or says that it cannot be done. */
  const attempt = async (act: () => Promise<boolean>, failure: string) => {
    if (!(await act().catch(() => false))) remark(failure, null)
  }
  const lookBack = () =>
    void attempt(
      () => back.open(),
      lastRound(state) === null ? tableText('since.nothing') : tableText('since.none'),
    )
  const seek = back.seek ?? onSeek
  const goTo = (seq: number) => {
    if (opened === 'log') open(null)
    if (session.goTo) session.goTo(seq)
    else if (session.past) void attempt(() => back.open(seq), tableText('since.none'))
  }
  const undo = useUndo(model, actions)
  useTableKeys(model, {
    opened,
    open,
    undo: state.seat === null || back.past ? undefined : undo,
    lookBack: session.past && lookBack,
    hurry,
    hint: hints.hint,
    backToNow: back.past ? back.close : undefined,
    remark: sentence => remark(sentence, null),
    light,
  })
  return {
    model,
    actions,
    talk,
    beside,
    opened,
    open,
    lit,
    light,
    setHeadline,
    lookBack,
    undo,
    seek,
    goTo,
    ahead,
    hurry,
    ...hints,
  }
}

/** Takes the last move back, or says why that cannot be. It stays the same while nothing changes. */
function useUndo({ undo }: FrameModel, { undo: takeBack, remark }: Actions): () => void {
  const { refusal } = undo
  return useCallback(() => {
    if (refusal !== null) remark(refusal, null)
    else void takeBack()
  }, [refusal, remark, takeBack])
}
