import { findGame } from '../../games/index.ts'
import type { Language } from '../../kit/meta.ts'
import { type Passage, passagesOf } from '../../kit/rulebook/find.ts'
import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { readRules } from './rules-text.tsx'

const books = import.meta.glob<string>('../../games/*/rules/*.md', {
  query: '?raw',
  import: 'default',
})

/** A rulebook, read: what is shown of it, and what is searched. */
export type Book = ReturnType<typeof readRules> & { readonly passages: readonly Passage[] }

/** The rulebook of a game in a language, as soon as it is there. */
export function useBook(game: string, language: Language) {
  return useLoaded<Book>(`${game} ${language}`, async () => {
    const entry = findGame(game)
    if (entry === undefined) throw new Error(`no game ${game}`)
    const book = await books[`../../games/${game}/rules/${language}.md`]?.()
    const source = await rulesOf(entry, language, book)
    return { ...readRules(source), passages: passagesOf(source) }
  })
}

/** Goes to a rule or a chapter inside an element, and marks what it says; false if it is not there. */
export function goToRule(inside: ParentNode, id: string): boolean {
  inside.querySelectorAll('.lit').forEach(lit => lit.classList.remove('lit'))
  const target = id === '' ? null : inside.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
  if (!target) return false
  const told = target.closest('li, p, tr') ?? target
  told.classList.add('lit')
  told.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' })
  target.focus({ preventScroll: true })
  return true
}
