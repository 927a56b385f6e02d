import { useEffect } from 'preact/hooks'

/** While it is my turn the tab says so: in its title, and by a dot on its icon. */
export function useTabSignal(mine: boolean, title: string): void {
  useEffect(() => {
    if (!mine) return
    const before = document.title
    document.title = title
    const undot = dotIcon()
    return () => {
      if (document.title === title) document.title = before
      undot()
    }
  }, [mine, title])
}

const DOT =
  '<circle cx="78%" cy="22%" r="22%" fill="#d98e04" stroke="#fffaf0" stroke-width="3%"/></svg>'

function dotIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  const plain = link?.href
  if (!link || !plain || plain.startsWith('data:')) return () => {}
  let over = false
  fetch(plain)
    .then(answer => (answer.ok ? answer.text() : ''))
    .then(svg => {
      if (!over && svg.includes('</svg>'))
        link.href = `data:image/svg+xml,${encodeURIComponent(svg.replace(/<\/svg>\s*$/, DOT))}`
    })
    .catch(() => {})
  return () => {
    over = true
    link.href = plain
  }
}
