import { useRef, useState } from 'preact/hooks'
import type { GameText } from '../../../kit/words/text.ts'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { tableText } from '../text/index.ts'
import { openRules } from './rules-beside.tsx'
import './goal.css'

/** A reason, and the rule it rests on: "… [GOL-13]". */
const WITH_RULE = /^(.*) \[([\w-]+)\]$/s

/**
 * "?" beside the question: why it is asked, if I am asked, and how the game is won. Nothing for a
 * game that says neither.
 */
export function Why({ text, view, mine }: { text: GameText; view: object; mine: boolean }) {
  const [opened, open] = useState(false)
  const sign = useRef<HTMLButtonElement>(null)
  const why = mine ? (text.why?.(view) ?? '') : ''
  if (why === '' && text.goal === '') return null
  // Who closes the rules later is back at the question.
  const toRules = (rule?: string) => {
    open(false)
    openRules(rule, sign.current)
  }
  const label = why === '' ? tableText('why.goal') : tableText('why.asked')
  return (
    <>
      <button type="button" class="tb-why" ref={sign} aria-label={label} onClick={() => open(true)}>
        <span aria-hidden="true">?</span>
      </button>
      {opened && (
        <Dialog title={label} onClose={() => open(false)}>
          {why !== '' && <Reason why={why} onGo={toRules} />}
          {why !== '' && <h3>{tableText('why.goal')}</h3>}
          <p>{text.goal}</p>
          <RulesButton onGo={toRules} />
        </Dialog>
      )}
    </>
  )
}

function Reason({ why, onGo }: { why: string; onGo: (rule: string) => void }) {
  const [, says = why, rule] = WITH_RULE.exec(why) ?? []
  return (
    <div class="tb-reason">
      <p>{says}</p>
      {rule !== undefined && <RulesButton rule={rule} onGo={() => onGo(rule)} />}
    </div>
  )
}

/** Opens the rules beside the table. */
export function RulesButton({ rule, onGo }: { rule?: string; onGo: () => void }) {
  return (
    <button type="button" class="act bare" onClick={() => onGo()}>
      <Icon name="book" />
      {rule === undefined ? tableText('menu.rules') : tableText('why.rule', { rule })}
    </button>
  )
}
