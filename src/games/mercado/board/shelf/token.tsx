import type { contentSets } from '../../content/index.ts'
import { SHIELD } from '../art/pieces.tsx'
import { Signs } from '../market/stall.tsx'

type Printed = ReturnType<typeof contentSets.tables>['tokens'][number]

/** A privilege token, face up: how far it moves, and what else it does. */
export function TokenFace({ printed }: { printed: Printed }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="mc-shield" d={SHIELD} />
      </svg>
      <b aria-hidden="true">{printed.move}</b>
      <span class="mc-token-extra" aria-hidden="true">
        <Signs effects={printed.self} />
      </span>
    </>
  )
}
