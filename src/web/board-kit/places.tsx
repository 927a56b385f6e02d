import type { ComponentChildren } from 'preact'
import { described } from './described.ts'
import { namedKey } from './keys.ts'

/** Where the game's market, board and centre lie: all the room there is. */
export function Centre({ children, class: name }: { children: ComponentChildren; class?: string }) {
  return <div class={name ? `tb-centre ${name}` : 'tb-centre'}>{children}</div>
}

/** The sunk shelf at the lower edge with what is mine, and the actions under the thumb. */
export function Shelf({ children, class: name }: { children: ComponentChildren; class?: string }) {
  return <div class={name ? `tb-shelf ${name}` : 'tb-shelf'}>{children}</div>
}

/** The row of buttons for choices that have no place on the board. */
export function Actions({ children, label }: { children: ComponentChildren; label: string }) {
  return (
    <fieldset class="tb-actions" aria-label={label}>
      {children}
    </fieldset>
  )
}

/**
 * A button that can be pressed even while it is not possible: it then says why not. `off` shows
 * that and tells screen readers.
 */
export function Act(props: {
  kind?: 'main' | 'quiet'
  off?: boolean
  /** The name by which a lesson points at it. */
  spot?: string
  /** The key that does the same, for screen readers. */
  keys?: string
  /** What it does, in words, where its own words are too few. */
  tells?: string | undefined
  /** What it answers; shown as `tells` is, and not heard: who hears has just been asked. */
  asked?: string | undefined
  onPress: (touched: Element) => void
  children: ComponentChildren
}) {
  return (
    <button
      type="button"
      data-spot={props.spot}
      class={props.kind === 'quiet' ? 'act quiet' : 'act'}
      aria-disabled={props.off ? 'true' : undefined}
      aria-keyshortcuts={namedKey(props.keys)}
      data-tells={props.asked}
      {...described(props.tells)}
      onClick={event => props.onPress(event.currentTarget)}
    >
      {props.children}
    </button>
  )
}
