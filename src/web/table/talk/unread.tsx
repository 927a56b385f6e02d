import './unread.css'

/** How many lines were said unseen: a number beside what leads to them. */
export function Unread({ lines }: { lines: number }) {
  return lines > 0 ? <span class="tb-unread">{lines > 99 ? '99+' : lines}</span> : null
}
