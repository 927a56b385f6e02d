import { existsSync, readFileSync } from 'node:fs'

/*
 * A game's `content.json` says more than its rules read: where a value is from and why, what lies
 * in the box, what a card says in words. That is for people, and the page does without.
 * `for-people.json` beside it names such places; `*` is any item of a list.
 */

/** What these fields say is for people, wherever they stand. */
const NOTES =
  /^(sources?|sourceValues|publicSources|layoutSource|publishedCharacter|notes?|rulesDocument|balanceEstimate|provenance(Legend)?|lengthProvenance|priceNotation|privilegesNote|townsfolkAbilityTypes|activation)$/

/**
 * What rules read of a game's printed values.
 * @param {unknown} json what its `content.json` says
 * @param {string} folder where that lies
 */
export function printedForRules(json, folder) {
  const file = `${folder}/for-people.json`
  const forPeople = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

  /** @param {unknown} value @param {string} path @returns {unknown} */
  function left(value, path) {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(item => left(item, `${path}*.`))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !NOTES.test(key) && !forPeople.has(path + key))
        .map(([key, inner]) => [key, left(inner, `${path}${key}.`)]),
    )
  }

  return left(json, '')
}
