/*
 * A game's `content.json` says more than its rules read: where a value is from and why, what lies
 * in the box, what a card says in words. That is for people, and the page does without.
 */

/** What these fields say is for people, wherever they stand. */
const NOTES =
  /^(sources?|sourceValues|publicSources|layoutSource|publishedCharacter|notes?|rulesDocument|balanceEstimate|provenance(Legend)?|lengthProvenance|priceNotation|privilegesNote|townsfolkAbilityTypes|activation)$/

/** @param {string} text */
const words = text => new Set(text.trim().split(/\s+/))

/** And these in the files of single games; `*` is any item of a list. */
const FOR_PEOPLE = new Map(
  Object.entries({
    mercado: words('schema companion colours effects points'),
    'merchants-cove': words(`
      schema meta zones players components berths goldTrack
      factions.*.customer factions.*.hall boats.*.side rogueCards.*.aliases
      clock.hours clock.overflow clock.gaps.*.before clock.hands.*.mouseMovesTo
      piers.*.name piers.*.order piers.*.berths
      townSquare.slots.*.position townSquare.slots.*.from
      merchants.*.sponsorships merchants.*.staff.*.effect
      merchants.*.goods.*.name merchants.*.spaces.*.name merchants.*.staff.*.name
    `),
  }),
)

/** What the rules of this game read of its printed values. @param {string} game @param {unknown} json */
export function printedForRules(game, json) {
  const forPeople = FOR_PEOPLE.get(game)

  /** @param {unknown} value @param {string} path @returns {unknown} */
  function left(value, path) {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(item => left(item, `${path}*.`))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !NOTES.test(key) && !forPeople?.has(path + key))
        .map(([key, inner]) => [key, left(inner, `${path}${key}.`)]),
    )
  }

  return left(json, '')
}
