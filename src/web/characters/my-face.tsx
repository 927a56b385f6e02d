import { lazy } from 'preact-iso'
import { useState } from 'preact/hooks'
import { Button } from '../parts/controls/button.tsx'
import { avatar, showAvatar } from './avatar.ts'
import { Face } from './face.tsx'
import { faceText } from './text/index.ts'
import './portrait.css'

const FaceMaker = lazy(() => import('./face-maker.tsx').then(part => part.FaceMaker))

/** My own face, and the way to put it together. */
export function MyFace() {
  const [making, make] = useState(false)
  const done = () => {
    make(false)
    void showAvatar()
  }
  return (
    <div class="my-face">
      {avatar.value !== null && <Face face={avatar.value} size={56} />}
      <Button kind="bare" icon="person" onClick={() => make(true)}>
        {avatar.value === null ? faceText('face.make') : faceText('face.change')}
      </Button>
      {making && <FaceMaker onClose={done} />}
    </div>
  )
}
