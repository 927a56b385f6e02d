/** Stands in where storage is forbidden or full: what was kept lives as long as the page. */
const memory = new Map<string, string>()

/** What this browser keeps between visits. Where storage is forbidden nothing breaks. */
export const storage = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(`tianguis:${name}`) ?? memory.get(name) ?? null
    } catch {
      return memory.get(name) ?? null
    }
  },
  /** What is kept under this name as JSON; null if nothing, or if it cannot be read. */
  readJson<Kept>(name: string): Kept | null {
    try {
      return JSON.parse(storage.read(name) ?? 'null') as Kept | null
    } catch {
      return null
    }
  },
  /** A list that is kept as JSON; none of it if it cannot be read. */
  readList<Item>(name: string): readonly Item[] {
    const kept = storage.readJson<readonly Item[]>(name)
    return Array.isArray(kept) ? kept : []
  },
  write(name: string, value: string): void {
    memory.set(name, value)
    try {
      localStorage.setItem(`tianguis:${name}`, value)
    } catch {
      // The memory has it.
    }
  },
  remove(name: string): void {
    memory.delete(name)
    try {
      localStorage.removeItem(`tianguis:${name}`)
    } catch {
      // It was never there.
    }
  },
  /**
   * Hears what other tabs keep under this name, null where they forget it; returns how to stop.
   * Outside a browser there are none.
   */
  onForeign(name: string, listener: (value: string | null) => void): () => void {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === `tianguis:${name}`) listener(newValue)
    }
    globalThis.addEventListener?.('storage', heard)
    return () => removeEventListener('storage', heard)
  },
}
