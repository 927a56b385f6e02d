import { useEffect } from 'preact/hooks'

/**
 * Fetches a board's picture files once the table stands, so that what is dealt later shows its own
 * as soon as it lies there. They are only fetched: to take them apart as well keeps a slow phone
 * from answering. Without a browser nothing is fetched.
 */
export function usePictures(files: { readonly [path: string]: string }): void {
  useEffect(() => {
    if (!globalThis.document) return
    for (const file of Object.values(files)) void fetch(file, { priority: 'low' }).catch(() => {})
  }, [files])
}
