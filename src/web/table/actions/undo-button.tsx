import { Icon } from '../../parts/pictures/icon.tsx'
import { SIGNS } from '../signs.ts'
import { tableText } from '../text/index.ts'

/** Takes my last move back; where it cannot, pressing it says why. */
export function UndoButton({ off, onPress }: { off: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      class="act quiet tb-undo"
      aria-disabled={off ? 'true' : undefined}
      data-tells={tableText('undo.label')}
      onClick={onPress}
    >
      <Icon path={SIGNS.undo} size={18} />
      <span>{tableText('undo.label')}</span>
    </button>
  )
}
