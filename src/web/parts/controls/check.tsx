import './check.css'

/** Something that is so, or not: a box to be ticked, and what it means. */
export function Check(props: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  )
}
