import { Button } from '../parts/controls/button.tsx'
import { Dialog } from '../parts/controls/dialog.tsx'
import { avatar, setAvatar } from './avatar.ts'
import { Face } from './face.tsx'
import { faceText } from './text/index.ts'
import { anyFace, type Part, PART_NAMES, PARTS, withPart } from './parts.ts'
import './face-maker.css'

/** Puts my own face together, part by part. Every change is kept at once. */
export function FaceMaker({ onClose }: { onClose: () => void }) {
  const face = avatar.value ?? '00110000'
  return (
    <Dialog title={faceText('face.mine')} onClose={onClose}>
      <div class="face-maker">
        <div class="face-now">
          <Face face={face} size={104} />
          <p>{faceText('face.where')}</p>
        </div>
        <div class="face-acts">
          <Button kind="quiet" onClick={() => setAvatar(anyFace(Math.random))}>
            {faceText('face.surprise')}
          </Button>
          <Button kind="quiet" onClick={() => setAvatar(null)}>
            {faceText('face.none')}
          </Button>
        </div>
        {PART_NAMES.map(part => (
          <Kinds key={part} part={part} face={face} />
        ))}
        <Button onClick={onClose}>{faceText('face.done')}</Button>
      </div>
    </Dialog>
  )
}

/** The kinds of one part, each shown on the face as it would look. */
function Kinds({ part, face }: { part: Part; face: string }) {
  return (
    <fieldset class="face-part">
      <legend>{faceText(`parts.${part}`)}</legend>
      {PARTS[part].map((_, kind) => {
        const next = withPart(face, part, kind)
        const name = faceText.find(`kinds.${part}.${kind}`) ?? ''
        return (
          <label key={kind} title={name}>
            <input
              type="radio"
              name={part}
              aria-label={name}
              checked={next === avatar.value}
              onChange={() => setAvatar(next)}
            />
            <Face face={next} size={44} />
          </label>
        )
      })}
    </fieldset>
  )
}
