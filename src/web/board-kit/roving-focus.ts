/**
 * Groups of pieces, `data-rove`: one stop of the tab key each; arrows go to the nearest piece in
 * their direction. With `data-rove="end"` one enters at the last.
 */

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What lies in a group within this one belongs to that one alone. */
const membersOf = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>('button')].filter(
    member => member.closest('[data-rove]') === group,
  )

/**
 * Sees to it that every group has exactly one stop: where the reader was last, else the first that
 * invites.
 */
export function settleStops(root: ParentNode): void {
  const { activeElement } = document
  for (const group of root.querySelectorAll<HTMLElement>('[data-rove]')) {
    const members = membersOf(group)
    const stop =
      members.find(member => member === activeElement) ??
      members.find(member => member.dataset['stop'] === 'here') ??
      (group.dataset['rove'] === 'end'
        ? members.at(-1)
        : members.find(member => member.getAttribute('aria-disabled') !== 'true')) ??
      members[0]
    for (const member of members) {
      const index = member === stop ? '0' : '-1'
      // Called at every change of the table: writing the same again, or reading `tabIndex`, would
      // make the browser work out the styles of all of it.
      if (member.getAttribute('tabindex') !== index) member.setAttribute('tabindex', index)
    }
  }
}

/** Neither gone nor hidden. */
const isSeen = (element: Element) => element.getClientRects().length > 0

/** What takes the focus of a group that is gone: the first of these that is there. */
const NEXT = [
  // What the board says is next.
  '[data-leads] button[tabindex="0"]',
  '.tb-actions button:not(.tb-undo)',
  // What can be chosen now.
  ':is(button.can, .can > button):not([tabindex="-1"])',
]
/** Where it waits meanwhile: at the question, never on what takes the last answer back. */
const WAITS = '.tb-prompt h1'

/**
 * Remembers what had the focus; when that piece is gone or hidden, the focus goes on to its group,
 * or else to what is next, for which it waits at the question.
 */
export function keepFocus(root: HTMLElement) {
  let last: { readonly element: Element; readonly group: Element | null } | null = null
  let waits: HTMLElement | null = null
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = { element: target, group: target.closest('[data-rove]') }
  }
  root.addEventListener('focusin', remember)
  return {
    /** Where nothing can take the focus yet, it is called again when something is shown. */
    settle(): void {
      // What lies over the table sees to the focus itself.
      if (root.querySelector('dialog')) return
      const { activeElement } = document
      if (waits !== activeElement) waits = null
      // A browser takes it from what is hidden only when it paints next.
      const ours = activeElement === document.body || activeElement === last?.element
      if (!waits && (!last || !ours || isSeen(last.element))) return
      settleStops(root)
      const group = last?.group
      const within =
        group && isSeen(group) ? group.querySelector<HTMLElement>('button[tabindex="0"]') : null
      const next = within ?? NEXT.map(one => root.querySelector<HTMLElement>(one)).find(Boolean)
      if (!next) waits = root.querySelector<HTMLElement>(WAITS)
      ;(next ?? waits)?.focus({ preventScroll: true })
    },
    close: () => root.removeEventListener('focusin', remember),
  }
}

/** Moves the focus by an arrow key, or to an end of the group by Home and End; true if it did. */
export function roveFocus(event: KeyboardEvent): boolean {
  const from = event.target
  if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return false
  const group = from.closest('[data-rove]')
  if (!group) return false
  const members = membersOf(group)
  const to = target(from, members, event.key)
  if (!to || to === from) return false
  for (const member of members) delete member.dataset['stop']
  to.dataset['stop'] = 'here'
  to.focus()
  settleStops(group.parentElement ?? group)
  return true
}

/** Where a key leads; at the end of a row, left and right go on in the row before or after. */
function target(
  from: HTMLElement,
  members: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const index = members.indexOf(from)
  switch (key) {
    case 'Home':
      return members[0]
    case 'End':
      return members.at(-1)
    case 'ArrowLeft':
      return nearest(from, members, key) ?? members[index - 1]
    case 'ArrowRight':
      return nearest(from, members, key) ?? members[index + 1]
    default:
      return nearest(from, members, key)
  }
}

/** The member that lies most nearly in an arrow's direction. */
function nearest(
  from: HTMLElement,
  members: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const here = middle(from)
  const { width, height } = from.getBoundingClientRect()
  let best: HTMLElement | undefined
  let least = Infinity
  for (const member of members) {
    if (member === from) continue
    const there = middle(member)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const along = x * arrow[0] + y * arrow[1]
    // What lies on a thing comes before what lies beyond it.
    const lies = Math.abs(x) < width / 2 && Math.abs(y) < height / 2
    const aside = lies ? 0 : Math.abs(x * arrow[1]) + Math.abs(y * arrow[0])
    if (along < 4 || aside > along * 2.5) continue
    if (along + aside * 3 < least) [best, least] = [member, along + aside * 3]
  }
  return best
}

function middle(element: HTMLElement) {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
