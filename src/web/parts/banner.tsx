import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'
import './banner.css'

/** A quiet line at the foot of the window: a lost connection, a new version. */
export function Banner({ icon, children }: { icon?: IconName; children: ComponentChildren }) {
  return (
    <output class="banner">
      {icon && <Icon name={icon} />}
      {children}
    </output>
  )
}
