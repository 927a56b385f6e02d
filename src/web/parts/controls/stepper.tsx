import './stepper.css'

/** One of many choices in a row: a step up or down at a time, or any of them from a list. */
export function Stepper<Value extends string | number>(props: {
  label: string
  help?: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}) {
  const { choices } = props
  const at = choices.findIndex(({ value }) => value === props.value)
  const go = (to: number) => {
    const choice = choices[to]
    if (choice) props.onChange(choice.value)
  }
  const side = (sign: string, by: number) => (
    // The list between them does the same for keyboard and screen reader.
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
      <p>{props.label}</p>
      <div class="row">
        {side('−', -1)}
        <select
          aria-label={props.label}
          value={String(props.value)}
          onChange={event => go(event.currentTarget.selectedIndex)}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
        {side('+', 1)}
      </div>
      {props.help && <p class="help">{props.help}</p>}
    </div>
  )
}
