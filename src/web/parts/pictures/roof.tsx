import { Awning } from './awning.tsx'
import './roof.css'

/**
 * The roof of a stall: a beam and its awning, hanging over on both sides, with a shadow on what is
 * below.
 */
export function Roof() {
  return (
    <div class="roof">
      <Awning size="big" />
    </div>
  )
}
