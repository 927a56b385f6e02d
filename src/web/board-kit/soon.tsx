import type { ComponentChild } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { afterFrame, paints } from '../parts/painted.ts'

/**
 * A part of the table. While it is out of sight it is drawn a frame after all that is seen, so that
 * a touch is answered sooner.
 */
export function Soon({ seen, children }: { seen: boolean; children: ComponentChild }) {
  const drawn = useRef(children)
  const [, again] = useState(0)
  if (seen || !paints()) drawn.current = children
  useEffect(() =>
    drawn.current === children
      ? undefined
      : afterFrame(() => {
          drawn.current = children
          again(times => times + 1)
        }),
  )
  return drawn.current
}
