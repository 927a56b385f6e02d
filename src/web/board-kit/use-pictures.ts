import { useEffect } from 'preact/hooks'

/**
 * Fetches a board's picture files once the table stands: what is dealt later shows its own as soon
 * as it lies there. Without a browser nothing is fetched.
 */
export function usePictures(files: { readonly [path: string]: string }): void {
  useEffect(() => {
    if (globalThis.Image) for (const file of Object.values(files)) new Image().src = file
  }, [files])
}
