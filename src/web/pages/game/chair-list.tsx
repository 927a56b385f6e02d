import { OFFERED } from '../../session/usual.ts'
import type { Chair } from '../../session/wish.ts'
import { useStrength } from '../../strength/strength.ts'
import { pageText } from '../../text/index.ts'
import { gamePageText } from './text/index.ts'
import { placeChair } from './chairs.ts'

interface Props {
  /** The game's id. */
  game: string
  chairs: readonly Chair[]
  /** What people at this device are called, by chair. */
  names: readonly string[]
  onChange: (chairs: readonly Chair[]) => void
  onName: (names: readonly string[]) => void
}

/** Who sits where, and, where several share this device, what they are called. */
export function ChairList({ game, chairs, names, onChange, onName }: Props) {
  const shared = chairs.includes('here')
  const strength = useStrength(game, chairs.length)
  const rename = (index: number, name: string) =>
    onName(chairs.map((_, at) => (at === index ? name : (names[at] ?? ''))))
  return (
    <fieldset class="places">
      <legend>{gamePageText('game.chairs')}</legend>
      <ol>
        {chairs.map((chair, index) => (
          <li key={index}>
            <ChairSelect
              index={index}
              chair={chair}
              elo={isPerson(chair) ? null : strength(chair)}
              onChange={next => onChange(placeChair(chairs, index, next))}
            />
            {shared && (chair === 'me' || chair === 'here') && (
              <input
                class="called"
                aria-label={gamePageText('game.nameOf', { n: index + 1 })}
                placeholder={pageText('device.person', { n: index + 1 })}
                maxLength={24}
                autocomplete="off"
                value={names[index] ?? ''}
                onInput={event => rename(index, event.currentTarget.value)}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

const isPerson = (chair: Chair): chair is 'me' | 'open' | 'here' =>
  chair === 'me' || chair === 'open' || chair === 'here'

interface SelectProps {
  index: number
  chair: Chair
  /** How strong the bot is; null of people, and while it is unknown. */
  elo: number | null
  onChange: (chair: Chair) => void
}

function ChairSelect(props: SelectProps) {
  const { index, chair, elo } = props
  const choices: readonly (readonly [Chair, string])[] = [
    ['me', gamePageText('game.me')],
    ['open', gamePageText('game.openChair')],
    ['here', gamePageText('game.hereChair')],
    ...OFFERED.map((level): [Chair, string] => [level, pageText(`bots.${level}`)]),
  ]
  return (
    <label class={`place ${isPerson(chair) ? chair : 'bot'}`}>
      <span>
        {pageText('game.chair', { n: index + 1 })}
        {elo !== null && (
          <b title={gamePageText('game.elo')}>
            {' '}
            · {gamePageText('game.hasElo', { elo: String(elo) })}
          </b>
        )}
      </span>
      <select
        value={chair}
        // There is always one of me: my own chair is left by taking another.
        disabled={chair === 'me'}
        onChange={event => {
          const found = choices.find(([value]) => value === event.currentTarget.value)
          if (found) props.onChange(found[0])
        }}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
