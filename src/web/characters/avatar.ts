import { effect, untracked } from '@preact/signals'
import type { Me } from '../../protocol/http.ts'
import { changeMe, me } from '../api.ts'
import { kept } from '../kept.ts'
import { storage } from '../storage.ts'
import { partsOf } from './parts.ts'

const NAME = 'avatar'

/** A face as it is written, if it can be drawn; else null. */
const drawable = (face: string | null | undefined) => (face && partsOf(face) !== null ? face : null)

/** The face I have put together for myself, kept in this browser; null while I have none. */
export const avatar = kept(NAME, drawable)

/** Keeps another face for me in this browser; null takes it away. */
export function setAvatar(face: string | null): void {
  avatar.value = face
  if (face === null) storage.remove(NAME)
  else storage.write(NAME, face)
}

/** Shows my face, or that I have none any more, to those with whom I sit on a server. */
export async function showAvatar(): Promise<void> {
  const face = avatar.value
  if (me.value !== null && (me.value.face ?? null) !== face) await changeMe({ face })
}

/** Before somebody else sits down here: a face that my account has goes from this browser. */
export function leaveAvatar(): void {
  if (me.value?.face === avatar.value) setAvatar(null)
}

effect(() => {
  const known = me.value
  if (known !== null) untracked(() => agree(known))
})

/** My account's face is mine here too; one that I made before goes to my account. */
function agree({ face }: Me): void {
  const theirs = drawable(face)
  if (theirs === null) void showAvatar()
  else if (theirs !== avatar.value) setAvatar(theirs)
}
