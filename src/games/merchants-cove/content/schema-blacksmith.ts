import { Type } from 'typebox'
import { count, fixed } from '../../../kit/content/schema.ts'
import { COLOUR_NAMES } from '../engine/names.ts'
import { componentsOf } from '../engine/merchants/board.ts'
import type { MerchantSchema } from './schema-form.ts'
import { COAL, FACES } from '../engine/merchants/blacksmith/dice.ts'
import { ALLOYS, FURNACES } from '../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithContent } from '../engine/merchants/blacksmith/numbers.ts'

const [MOST_COAL, MOST_DICE] = [5, 12]
const MOST_HEAT = FACES * (ALLOYS + MOST_COAL)

const heat = Type.Array(count(1, MOST_HEAT), { minItems: 2, maxItems: 2 })
const dice = count(0, MOST_DICE)
const some = Type.Optional(dice)

/** What the Blacksmith's part of a file must be. */
export const schema: MerchantSchema<BlacksmithContent> = {
  layout: Type.Object({
    furnaces: fixed(FURNACES),
    alloyPerFurnace: fixed(ALLOYS),
    coalPerFurnace: count(1, MOST_COAL),
    maxHeat: count(2, MOST_HEAT),
    weaponHeat: heat,
    armourHeat: heat,
    masterworkHeat: heat,
    startTray: Type.Object(
      { coal: dice, red: some, green: some, blue: some, yellow: some },
      { additionalProperties: false },
    ),
  }),
  pieces: { alloyDie: count(1, MOST_DICE), coalDie: count(1, MOST_DICE) },
  spaces: {
    'bla.smelt': { take: count(1, 9) },
    'bla.fire': { place: count(1, 9) },
    'bla.bellows': { adjust: count(1, 9), place: count(1, 9) },
  },
  nonsense: content => [...badHeat(content), ...badTray(content)],
}

/**
 * From the least heat of a Weapon to the limit every heat is good for something. @rule COV-BLA-2,
 * COV-BLA-3, COV-BLA-11
 */
function badHeat({ layout }: BlacksmithContent): string[] {
  const { coalPerFurnace, maxHeat, weaponHeat, armourHeat, masterworkHeat } = layout
  const problems: string[] = []
  for (const [name, [least, most]] of Object.entries({ weaponHeat, armourHeat, masterworkHeat })) {
    if (least > most) problems.push(`layout.${name} goes from ${least} to ${most}; the least first`)
  }
  const reach = FACES * (ALLOYS + coalPerFurnace)
  if (maxHeat > reach)
    problems.push(
      `layout.maxHeat is ${maxHeat}; ${coalPerFurnace} coal and an alloy die reach ${reach}`,
    )
  if (armourHeat[0] !== weaponHeat[1] + 1) {
    problems.push(
      `layout.armourHeat begins at ${armourHeat[0]}; right after weaponHeat, at ${weaponHeat[1] + 1}`,
    )
  }
  if (armourHeat[1] !== maxHeat)
    problems.push(`layout.armourHeat ends at ${armourHeat[1]}; at maxHeat, ${maxHeat}`)
  if (masterworkHeat[0] < armourHeat[0] || masterworkHeat[1] > armourHeat[1]) {
    problems.push(
      `layout.masterworkHeat is ${masterworkHeat.join(' to ')}; within armourHeat, ${armourHeat.join(' to ')}`,
    )
  }
  return problems
}

/** Alloy that is not in the tray is in the ore cart; coal has no other place. @rule COV-BLA-1 */
function badTray(content: BlacksmithContent): string[] {
  const { startTray } = content.layout
  const all = componentsOf(content, ['alloyDie', 'coalDie'])
  const problems = COLOUR_NAMES.flatMap((colour, i) => {
    const inTray = startTray[colour] ?? 0
    return inTray > all[i + 1]
      ? [`layout.startTray.${colour} is ${inTray}; there are ${all[i + 1]} such dice`]
      : []
  })
  const { coal } = startTray
  if (coal !== all[COAL])
    problems.push(`layout.startTray.coal is ${coal}; all ${all[COAL]} coal dice are in the tray`)
  return problems
}
