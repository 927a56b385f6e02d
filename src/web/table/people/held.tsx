import type { ComponentChild } from 'preact'
import './held.css'

/** What somebody holds, small, where all hands lie open. */
export const Held = ({ small }: { small: ComponentChild }) => (
  <span class="tb-held" aria-hidden="true">
    {small}
  </span>
)
