import { variable } from '../../../bots/lab/vary.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Speech } from '../../../bots/lab/speech.ts'
import { range } from '../../../kit/moves.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { fits, OptionList } from '../game/option-list.tsx'
import { labText } from './text/index.ts'
import { LAB_LEVELS, type Side } from './wish.ts'

/** Who plays in one setting, and by which options. */
export function SideForm(props: {
  game: Game
  text: GameText
  speech: Speech
  title: string | null
  side: Side
  onChange: (side: Side) => void
}) {
  const { game, text, speech, title, side, onChange } = props
  const { players } = side
  const [min, max] = game.seats
  const options = fits(game, players.length, side.options) ? side.options : {}
  const resize = (count: number) =>
    Array.from({ length: count }, (_, index) => players[index] ?? players.at(-1) ?? 'greedy')
  return (
    <fieldset class="lab-side">
      {title !== null && <legend>{title}</legend>}
      <Segmented
        label={labText('lab.players')}
        value={players.length}
        choices={range(min, max).map(value => ({ value, label: String(value) }))}
        onChange={count => onChange({ ...side, players: resize(count) })}
      />
      <ol class="lab-players">
        {players.map((level, index) => (
          <li key={index}>
            <Level
              label={labText('lab.player', { n: index + 1 })}
              level={level}
              speech={speech}
              onChange={chosen => onChange({ ...side, players: players.with(index, chosen) })}
            />
          </li>
        ))}
      </ol>
      <OptionList
        game={game}
        text={text}
        players={players.length}
        options={options}
        onChange={chosen => onChange({ ...side, options: chosen })}
      />
      <Vary {...props} names={variable(game, players.length, options)} />
    </fieldset>
  )
}

/** Which option is played with all its values in turn; nothing where none can be. */
function Vary({
  names,
  text,
  side,
  onChange,
}: {
  names: readonly string[]
  text: GameText
  side: Side
  onChange: (side: Side) => void
}) {
  if (names.length === 0) return null
  const { vary: _, ...fixed } = side
  return (
    <label class="lab-field">
      <span>{labText('lab.vary')}</span>
      <select
        value={side.vary ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? fixed : { ...fixed, vary: value })
        }
      >
        <option value="">{labText('lab.varyNone')}</option>
        {names.map(name => (
          <option key={name} value={name}>
            {text.options[name]?.name ?? name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Level(props: {
  label: string
  level: string
  speech: Speech
  onChange: (level: string) => void
}) {
  const { level, speech } = props
  // An address may name another number of iterations.
  const levels = LAB_LEVELS.some(each => each === level) ? LAB_LEVELS : [level, ...LAB_LEVELS]
  return (
    <label class="lab-field">
      <span>{props.label}</span>
      <select value={level} onChange={event => props.onChange(event.currentTarget.value)}>
        {levels.map(each => (
          <option key={each} value={each}>
            {speech.level(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
