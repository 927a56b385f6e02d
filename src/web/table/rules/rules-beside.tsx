import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../../parts/later.tsx'

const RulesPanel = later(async () => (await import('../../rules/rules-panel.tsx')).RulesPanel)

interface Opened {
  /** The rule at which they lie open, '' for their beginning. */
  readonly rule: string
  /** What has the focus when they are closed again. */
  readonly back: Element | null
}

/** The rules beside the table; null while they are closed. */
const opened = signal<Opened | null>(null)

/** Opens the rules beside the table, at a rule or at their beginning. */
export const openRules = (rule = '', back: Element | null = document.activeElement) =>
  void (opened.value = { rule, back })

/** For a link to the rules: opens them beside the table, unless it is to be another tab; if it did. */
export const openHere =
  (rule = '') =>
  (event: MouseEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false
    event.preventDefault()
    openRules(rule)
    return true
  }

/** The rules beside the table, once somebody wants them. */
export function RulesBeside({ game }: { game: string }) {
  const now = opened.value
  useEffect(() => () => void (opened.value = null), [game])
  return now && <RulesPanel game={game} at={now.rule} back={now.back} onClose={close} />
}

const close = () => void (opened.value = null)
