import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'
import './banner.css'

/** A quiet line at the foot of the window, or above it all: a lost connection, a new version. */
export function Banner({
  icon,
  above = false,
  children,
}: {
  icon?: IconName
  /** At the head of a table, where it covers nothing that is pressed. */
  above?: boolean
  children: ComponentChildren
}) {
  return (
    <output class={above ? 'banner above' : 'banner'}>
      {icon && <Icon name={icon} />}
      {children}
    </output>
  )
}
