import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { pageText } from './text/index.ts'

/** Whether the reader has come here from another page of ours. */
let moved = false

/** Puts the page's name into the tab, for pages of every kind. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title =
      title === pageText('page.name') ? title : pageText('page.titled', { page: title })
    moved = true
  }, [title])
}

/**
 * Whether a table is shown, be it a lesson's or a puzzle's: what lies at the foot of the window
 * there covers what is pressed.
 */
export const useAtTable = (): boolean =>
  /^\/((play|t|r|learn|today)\/|puzzle)/.test(useLocation().path)

/**
 * The page's first heading: who comes from another page finds keyboard and screen reader there.
 */
export function PageHeading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (moved && !location.hash) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
