import { type ComponentChildren, createPortal } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from './pictures/icon.tsx'
import './banner.css'

/** From now on the foot of a page knows how high the lines are that lie over it. */
export function keepRoom(): void {
  const lines = document.querySelector<HTMLElement>('.banners')
  if (!lines) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--banners', `${lines.offsetHeight}px`)).observe(lines)
}

/**
 * A quiet line at the foot of the window, or above it all: a lost connection, a new version. Those
 * that are shown at once lie on one another, in the order in which they came. Whoever puts one away
 * by a key is where they were before they went to it.
 */
export function Banner({
  icon,
  above = false,
  raised = false,
  children,
}: {
  icon?: IconName
  /** At the head of a table, where it covers nothing that is pressed. */
  above?: boolean
  /** Above the buttons of a table, which can still be pressed. */
  raised?: boolean
  children: ComponentChildren
}) {
  /** Where one was before one went to it; null while one is elsewhere. */
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => () => before.current?.focus(), [])
  const line = (
    <output
      class={raised ? 'banner raised' : 'banner'}
      onFocusIn={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) before.current ??= relatedTarget
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) before.current = null
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </output>
  )
  // In index.html; tests without a browser have no document.
  const stack = globalThis.document?.querySelector(above ? '.banners.above' : '.banners')
  return stack ? createPortal(line, stack) : line
}
