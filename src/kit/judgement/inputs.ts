import type { Frozen, GameTypes, Seat } from '../../kernel/game.ts'
import type { Features } from './judgement.ts'

/**
 * Features as a table: `look` sees what there is to see of a seat, once for all inputs and always
 * into the same object, and each input makes a number of it.
 */
export function featuresBy<W extends GameTypes, Sight>(
  look: (state: Frozen<W['state']>, seat: Seat, sees: boolean) => Sight,
  table: { readonly [input: string]: (sight: Sight) => number },
): Pick<Features<W>, 'inputs' | 'read'> {
  const inputs = Object.keys(table)
  const numbers = Object.values(table)
  return {
    inputs,
    read(state, seat, sees, out) {
      const sight = look(state, seat, sees)
      for (let input = 0; input < numbers.length; input++) out[input] = numbers[input](sight)
    },
  }
}
