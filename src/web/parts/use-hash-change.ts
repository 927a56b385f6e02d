import { useEffect, useRef } from 'preact/hooks'

/** Calls this when the address changes behind its #: the page stays, so nothing else tells it. */
export function useHashChange(changed: () => void): void {
  const latest = useRef(changed)
  latest.current = changed
  useEffect(() => {
    const tell = () => latest.current()
    addEventListener('hashchange', tell)
    return () => removeEventListener('hashchange', tell)
  }, [])
}
