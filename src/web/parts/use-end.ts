import { useEffect, useRef } from 'preact/hooks'

/** A list that is scrolled to its end whenever it is seen anew, and when it grows while it is. */
export function useEnd<E extends HTMLElement>(seen: boolean, length: number) {
  const list = useRef<E>(null)
  useEffect(() => {
    if (seen && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [seen, length])
  return list
}
