import { useEffect } from 'preact/hooks'
import { paints } from '../parts/painted.ts'

/**
 * Fetches a board's picture files once the table stands: what is dealt later shows its own as soon
 * as it lies there.
 */
export function usePictures(files: { readonly [path: string]: string }): void {
  useEffect(() => {
    if (paints()) for (const file of Object.values(files)) new Image().src = file
  }, [files])
}
