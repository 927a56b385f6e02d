/** What this browser keeps between visits. Where storage is forbidden nothing is kept, and nothing breaks. */
export const kept = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(`tianguis:${name}`)
    } catch {
      return null
    }
  },
  write(name: string, value: string): void {
    try {
      localStorage.setItem(`tianguis:${name}`, value)
    } catch {
      // Full or forbidden: the page goes on without it.
    }
  },
  forget(name: string): void {
    try {
      localStorage.removeItem(`tianguis:${name}`)
    } catch {
      // Nothing was kept.
    }
  },
}
