import { useId } from 'preact/hooks'
import './segmented.css'

/**
 * A few choices side by side, one of them chosen: real radio buttons, so arrow keys and screen
 * readers know them.
 */
export function Segmented<Value extends string | number>(props: {
  label: string
  help?: string | undefined
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset class="segmented">
      <legend>{props.label}</legend>
      <div class="row">
        {props.choices.map(choice => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              onChange={() => props.onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {props.help && <p class="help">{props.help}</p>}
    </fieldset>
  )
}
