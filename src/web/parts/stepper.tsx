import { useId } from 'preact/hooks'
import './stepper.css'

/** What each key does to a position in a list. */
const KEYS: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowUp: at => at + 1,
  ArrowRight: at => at + 1,
  ArrowDown: at => at - 1,
  ArrowLeft: at => at - 1,
  PageUp: at => at + 5,
  PageDown: at => at - 5,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One of many choices in a row, a step up or down at a time: a spin button to keyboard and screen
 * reader.
 */
export function Stepper<Value extends string | number>(props: {
  label: string
  help?: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}) {
  const label = useId()
  const { choices } = props
  const last = choices.length - 1
  const at = Math.max(
    0,
    choices.findIndex(({ value }) => value === props.value),
  )
  const go = (to: number) => {
    const choice = choices[Math.min(last, Math.max(0, to))]
    if (choice && choice.value !== props.value) props.onChange(choice.value)
  }
  const key = (event: KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move) return
    event.preventDefault()
    go(move(at, last))
  }
  const side = (sign: string, by: number) => (
    // The number between them does the same for the keyboard.
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      disabled={choices[at + by] === undefined}
      onClick={() => go(at + by)}
    >
      {sign}
    </button>
  )
  return (
    <div class="stepper">
      <p id={label}>{props.label}</p>
      <div class="row">
        {side('−', -1)}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={choices[at]?.label}
          onKeyDown={key}
        >
          {choices[at]?.label}
        </span>
        {side('+', 1)}
      </div>
      {props.help && <p class="help">{props.help}</p>}
    </div>
  )
}
