import type { GameEvent, GameTypes, Seat } from '../../kernel/game.ts'
import type { Parameters, Say, Value } from './messages.ts'
import { commonText, type GameText, type OptionText, person, type Who } from './text.ts'

/** A game as far as its messages are named as what they speak of. */
interface Named extends GameTypes {
  view: { readonly phase: string; readonly turn: Seat }
  event: GameEvent & { readonly seat?: Seat }
}

/**
 * What a game says that brings no `text/index.ts`. A phase, a move and an event have each a message
 * of their own name, which speaks of their fields: `prompt.<phase>` and its `.hint`, `move.<type>`,
 * `event.<type>`. `{seat}` is whose turn it is, or whom the event is about. `keys`: those of all
 * messages; each `option.<name>` names an option.
 */
export function textIn(say: Say<unknown>, keys: readonly string[] = []): GameText<Named> {
  const find = (key: string, given: Parameters) => say.find(key, given) ?? ''
  return {
    ...commonText(say),
    options: Object.fromEntries(
      keys.flatMap(key => {
        const [, name] = /^option\.([^.]+)$/.exec(key) ?? []
        return name === undefined ? [] : [[name, optionIn(say, name)]]
      }),
    ),
    prompt(view, who) {
      const given = { ...fieldsOf(view), ...seated(view.turn, who) }
      const title = `prompt.${view.phase}`
      return { title: find(title, given), hint: find(`${title}.hint`, given) }
    },
    move: move => find(`move.${move.type}`, fieldsOf(move)),
    event: (event, who) =>
      find(`event.${event.type}`, { ...fieldsOf(event), ...seated(event.seat, who) }),
  }
}

/** An option: `option.<name>`, its `.help`, and its `.value`, which may do without a message. */
const optionIn = (say: Say<unknown>, name: string): OptionText<string | number | boolean> => ({
  name: say.find(`option.${name}`) ?? '',
  help: say.find(`option.${name}.help`) ?? '',
  value: value => say.find(`option.${name}.value`, { value }) ?? String(value),
})

const seated = (seat: Seat | undefined, who: Who): Parameters =>
  seat === undefined ? {} : { seat: person(seat, who) }

/** The fields that a message can print. */
function fieldsOf(given: object): Parameters {
  const fields = Object.entries<unknown>({ ...given })
  return Object.fromEntries(
    fields.filter((field): field is [string, Value] =>
      ['number', 'string', 'boolean'].includes(typeof field[1]),
    ),
  )
}
