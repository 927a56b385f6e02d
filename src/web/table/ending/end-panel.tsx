import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../kernel/game.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import type { ScoreLine } from '../../board-kit/board.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Cross } from '../../parts/controls/cross.tsx'
import { Fairness } from '../life/fairness/fairness.tsx'
import { whyCalledOff } from '../life/story.ts'
import { type FindNext, useNext } from '../life/use-next.ts'
import { tableText } from '../text/index.ts'
import { CutPaper, Honours } from './honours.tsx'
import { PictureButton } from './picture/picture-button.tsx'
import { inOrder, Ranks, WonSoFar } from './ranks.tsx'
import { ScoreLines } from './score-lines.tsx'
import { useFreeFocus } from './free-focus.ts'
import './ending.css'
import './paper.css'

interface Props {
  table: TableInfo
  title: string
  who: Who
  /** What the game says of a seat's result: "5 points", or "". */
  result(seat: Seat): string
  /** How the results came about; [] where the game does not say. */
  lines: readonly ScoreLine[]
  onAgain?: (() => void) | undefined
  findNext?: FindNext | undefined
  onReplay?: (() => void) | undefined
  onLeave: () => void
  onLook: () => void
  /** What the page has to say of the result. */
  ending?: ComponentChildren
  /** How the match went, and more about the result which the game has to say. */
  children?: ComponentChildren
}

/**
 * When all is played: who won, who came where and how, and whether the shuffle was fair; below, always
 * in sight, what next.
 */
export function EndPanel(props: Props) {
  const { table, who, lines } = props
  const seats = inOrder(table)
  const heading = useFreeFocus<HTMLHeadingElement>()
  return (
    <section class="tb-end" aria-label={tableText('end.result')}>
      <div class="awning rolled" aria-hidden="true" />
      <CutPaper table={table} />
      <Cross class="tb-tool tb-end-close" label={tableText('end.look')} onClose={props.onLook} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div class="tb-end-body" tabIndex={0}>
        <Honours table={table} who={who} />
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <CalledOff table={table} />
        <Ranks table={table} who={who} result={seat => props.result(seat)} />
        <WonSoFar table={table} who={who} />
        {seats.length > 0 && (
          <PictureButton table={table} who={who} result={seat => props.result(seat)} />
        )}
        {props.ending}
        {lines.length > 0 && seats.length > 0 && (
          <ScoreLines lines={lines} seats={seats} who={who} />
        )}
        {props.children}
        {table.seed && <Fairness table={table} who={who} />}
      </div>
      <NextSteps {...props} />
    </section>
  )
}

/** Why there is no result. */
function CalledOff({ table }: { table: TableInfo }) {
  const why = whyCalledOff(table)
  return why === '' ? null : <p class="tb-end-why">{why}</p>
}

/** Ways on from here: in this order they take two lines on the smallest phone. */
function NextSteps({ table, who, onAgain, findNext, onReplay, onLeave }: Props) {
  const next = useNext(findNext)
  const asks = table.life?.rematch ? table.life.rematchBy : undefined
  return (
    <div class="tb-end-acts">
      <output class="tb-end-asks">
        {asks !== undefined && tableText('life.asks', { who: person(asks, who) })}
      </output>
      {onAgain && (
        <Button onClick={onAgain}>
          {table.life?.rematch ? tableText('life.join') : tableText('end.again')}
        </Button>
      )}
      {onReplay && (
        <Button kind="quiet" onClick={onReplay}>
          {tableText('end.replay')}
        </Button>
      )}
      {next && (
        <Button kind="quiet" onClick={next}>
          {tableText('life.next')}
        </Button>
      )}
      <Button kind="quiet" icon="leave" label={tableText('end.leave')} onClick={onLeave}>
        <span>{tableText('end.leave')}</span>
      </Button>
    </div>
  )
}
