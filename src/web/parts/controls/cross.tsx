import { pageText } from '../../text/index.ts'
import { Icon } from '../pictures/icon.tsx'

interface Props {
  class?: string
  /** What it does, where that is not simply to close. */
  label?: string
  onClose: () => void
}

/** Closes a dialog, a panel or a notice. */
export function Cross({ class: look = 'cross', label = pageText('page.close'), onClose }: Props) {
  return (
    <button type="button" class={look} aria-label={label} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
}
