import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../pictures/icon.tsx'
import './button.css'

interface Looks {
  /** `main`: the one thing to do here · `quiet`: everything else · `bare`: text and icon only. */
  kind?: 'main' | 'quiet' | 'bare'
  size?: 'big' | 'usual'
  icon?: IconName
  children: ComponentChildren
}

const classOf = ({ kind = 'main', size = 'usual' }: Looks) =>
  `act${kind === 'main' ? '' : ` ${kind}`}${size === 'big' ? ' big' : ''}`

/** Something to press. While it is disabled it keeps the focus, which the browser would take. */
export function Button(
  props: Looks & {
    onClick?: () => void
    disabled?: boolean
    submit?: boolean
    pressed?: boolean
    label?: string
  },
) {
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      class={classOf(props)}
      aria-disabled={props.disabled ? 'true' : undefined}
      onClick={event => (props.disabled ? event.preventDefault() : props.onClick?.())}
      aria-pressed={props.pressed}
      aria-label={props.label}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </button>
  )
}

/** A way to another page that looks like something to press. */
export function ButtonLink(props: Looks & { href: string; label?: string; onClick?: () => void }) {
  return (
    <a href={props.href} class={classOf(props)} aria-label={props.label} onClick={props.onClick}>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </a>
  )
}
