import type { ComponentChildren } from 'preact'
import { Button } from '../../parts/controls/button.tsx'
import { endingText } from './text/index.ts'
import './parts.css'

interface Props {
  readonly head: string
  readonly children: ComponentChildren
  readonly ply: number
  readonly onMoment: ((ply: number) => void) | undefined
}

/** A moment at which much changed, and a way to it. */
export const Turned = ({ head, children, ply, onMoment }: Props) => (
  <p class="tb-turned">
    <span>
      <b>{head}:</b> {children}
    </span>
    {onMoment && (
      <Button kind="quiet" icon="play" onClick={() => onMoment(ply)}>
        {endingText('ending.see')}
      </Button>
    )}
  </p>
)
