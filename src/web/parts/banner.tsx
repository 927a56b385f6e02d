import { type ComponentChildren, createPortal } from 'preact'
import { Icon, type IconName } from './icon.tsx'
import './banner.css'

/**
 * A quiet line at the foot of the window, or above it all: a lost connection, a new version. Those
 * that are shown at once lie on one another, in the order in which they came.
 */
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
  const line = (
    <output class="banner">
      {icon && <Icon name={icon} />}
      {children}
    </output>
  )
  // In index.html; tests without a browser have no document.
  const stack = globalThis.document?.querySelector(above ? '.banners.above' : '.banners')
  return stack ? createPortal(line, stack) : line
}
