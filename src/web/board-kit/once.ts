import { useState } from 'preact/hooks'
import { storage } from '../storage.ts'

/**
 * Whether something that is told once in this browser has not been told yet, and how to say that it
 * has been. `name`: what is told, unique among all games.
 */
export function useOnce(name: string): readonly [fresh: boolean, told: () => void] {
  const key = `told:${name}`
  const [told, setTold] = useState<string | null>(null)
  const fresh = told !== key && storage.read(key) === null
  return [
    fresh,
    () => {
      storage.write(key, '1')
      setTold(key)
    },
  ]
}
