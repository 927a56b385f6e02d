import { useLayoutEffect, useRef } from 'preact/hooks'
import { putBeside } from '../../board-kit/beside.ts'
import { useKeys } from '../../board-kit/keys.ts'
import { Icon } from '../../parts/pictures/icon.tsx'
import { openHere } from '../rules/rules-beside.tsx'
import { tableText } from '../text/index.ts'

/** Something said beside a thing that was touched. */
export interface Remark {
  readonly sentence: string
  readonly rule: string | null
  /** Where it was touched; null: nowhere in particular. */
  readonly box: DOMRect | null
}

/** "Why can't I?": the sentence, and the number of the rule, which leads to its text. */
export function Bubble({
  remark,
  rulesPath,
  onClose,
}: {
  remark: Remark
  rulesPath: string
  onClose: () => void
}) {
  const bubble = useRef<HTMLElement>(null)
  useKeys({ Escape: onClose }, true)
  useLayoutEffect(() => {
    if (bubble.current) putBeside(bubble.current, remark.box && { thing: remark.box })
  }, [remark])
  useLayoutEffect(() => {
    const touch = (event: PointerEvent) => {
      if (event.target instanceof Node && !bubble.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', touch)
    return () => removeEventListener('pointerdown', touch)
  }, [onClose])
  return (
    <aside class="tb-bubble" ref={bubble}>
      <p>{remark.sentence}</p>
      {remark.rule && (
        <a
          href={`${rulesPath}#${remark.rule}`}
          target="_blank"
          rel="noopener"
          // It would lie over the rule it leads to.
          onClick={event => openHere(remark.rule ?? '')(event) && onClose()}
        >
          {tableText('why.rule', { rule: remark.rule })}
        </a>
      )}
      <button type="button" aria-label={tableText('why.close')} onClick={onClose}>
        <Icon name="x" size={16} />
      </button>
    </aside>
  )
}
