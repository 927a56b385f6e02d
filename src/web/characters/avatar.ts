import { signal } from '@preact/signals'
import { storage } from '../storage.ts'
import { partsOf } from './parts.ts'

const NAME = 'avatar'

const kept = storage.read(NAME)

/** The face I have put together for myself, kept in this browser; null while I have none. */
export const avatar = signal(kept !== null && partsOf(kept) !== null ? kept : null)

/** Keeps another face for me; null takes it away. */
export function setAvatar(face: string | null): void {
  avatar.value = face
  if (face === null) storage.remove(NAME)
  else storage.write(NAME, face)
}
