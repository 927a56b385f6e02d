import { useRef, useState } from 'preact/hooks'
import type { GameText, Prompt } from '../../../kit/words/text.ts'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { tableText } from '../text/index.ts'
import { openRules } from './rules-beside.tsx'
import './goal.css'

/** A reason, and the rule it rests on: "… [GOL-13]". */
const WITH_RULE = /^(.*) \[([\w-]+)\]$/s

/**
 * "?" beside the question: why it is asked, if I am asked, and how the game is won. Nothing for a
 * game that says neither. `past`: the moment I look back at, and all that happened then.
 */
export function Why({
  text,
  view,
  mine,
  past = null,
}: {
  text: GameText
  view: object
  mine: boolean
  past?: Prompt | null
}) {
  const [opened, open] = useState(false)
  const sign = useRef<HTMLButtonElement>(null)
  const why = past?.title ?? ((mine && text.why?.(view)) || '')
  if (why + text.goal === '') return null
  // Who closes the rules later is back at the question.
  const toRules = (rule?: string) => {
    open(false)
    openRules(rule, sign.current)
  }
  const label = past?.hint ?? tableText(why ? 'why.asked' : 'why.goal')
  return (
    <>
      <button
        type="button"
        class="tb-why"
        ref={sign}
        aria-label={label}
        data-tells={label}
        onClick={() => open(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {opened && (
        <Dialog title={label} onClose={() => open(false)}>
          {why && <Reason why={why} onGo={toRules} />}
          {why && <h3>{tableText('why.goal')}</h3>}
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
