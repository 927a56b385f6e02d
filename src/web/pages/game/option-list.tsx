import type { Game, GameTypes } from '../../../kernel/game.ts'
import { fitOptions } from '../../../kernel/match.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { Stepper } from '../../parts/controls/stepper.tsx'
import { gamePageText } from './text/index.ts'
import './option-list.css'

type Options = GameTypes['options']

/** More choices than this are stepped through: a row of them would be a wall. */
const MANY = 7

/** The options of a game, those that fit each other and the players; nothing if it has none. */
export function OptionList(props: {
  game: Game
  text: GameText
  players: number
  options: Options
  onChange: (options: Options) => void
}) {
  const { game, text, players, options, onChange } = props
  const names = Object.keys(game.options).filter(name => (game.options[name] ?? []).length > 1)
  if (names.length === 0) return null
  return (
    <details class="options">
      <summary>
        {gamePageText('game.options')} <small>{inBrief(game, text, options)}</small>
      </summary>
      <div>
        {names.map(name => {
          const values = game.options[name] ?? []
          const said = text.options[name]
          const at = values.indexOf(options[name] ?? values[0] ?? '')
          if (!said) return null
          const choices = values.flatMap((value, index) =>
            fits(game, players, { ...options, [name]: value })
              ? [{ value: index, label: said.value(value) }]
              : [],
          )
          const given = {
            label: said.name,
            help: said.help,
            value: at,
            onChange: (index: number) => onChange({ ...options, [name]: values[index] ?? '' }),
          }
          return choices.length > MANY ? (
            <Stepper key={name} {...given} choices={inOrder(choices, values)} />
          ) : (
            <Segmented key={name} {...given} choices={choices} />
          )
        })}
      </div>
    </details>
  )
}

/** The options that are not as usual: "Length: Three games". */
function inBrief(game: Game, text: GameText, options: Options): string {
  const told = Object.entries(options).flatMap(([name, value]) => {
    const said = text.options[name]
    return said === undefined || value === game.options[name]?.[0]
      ? []
      : [`${said.name}: ${said.value(value)}`]
  })
  return told.join(' · ') || gamePageText('game.asUsual')
}

/** Numbers from the least to the greatest, wherever the usual one stands; other things as they are. */
function inOrder<Choice extends { readonly value: number }>(
  choices: readonly Choice[],
  values: readonly (string | number | boolean)[],
): readonly Choice[] {
  const numbers = choices.map(({ value }) => Number(values[value]))
  if (numbers.some(Number.isNaN)) return choices
  return choices.toSorted((one, other) => Number(values[one.value]) - Number(values[other.value]))
}

/** Whether a game can be played by these options. */
export const fits = (game: Game, players: number, options: Options): boolean =>
  fitOptions(game, players, options).ok
