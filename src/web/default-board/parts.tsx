import type { GameTypes } from '../../kernel/game.ts'
import { type Entry, spaced } from '../../kit/outline.ts'
import type { GameText } from '../../kit/words/text.ts'
import { Act } from '../board-kit/places.tsx'

/**
 * The fields of a view, those with parts with their parts below them. The names are the engine's,
 * so they are English in every language.
 */
export function Fields({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl class="db-fields" lang="en">
      {entries.map(({ name, value }) => (
        <div key={name} class={typeof value === 'string' ? 'db-line' : 'db-nest'}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <Fields entries={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

interface OffersProps {
  offers: readonly GameTypes['move'][]
  view: object
  text: GameText
  onChoose: (move: GameTypes['move']) => void
}

/** The moves on offer as buttons, those of one type together. */
export function Offers({ offers, view, text, onChoose }: OffersProps) {
  const types = [...new Set(offers.map(({ type }) => type))]
  const groups = types.map(type => offers.filter(move => move.type === type))
  return (
    <>
      {groups.map((moves, at) => (
        <div key={types[at]} class="db-group" data-rove data-type={types[at]}>
          {moves.length > 1 && (
            <h3 lang="en" aria-hidden="true">
              {spaced(types[at] ?? '')}
            </h3>
          )}
          {moves.map(move => (
            <Act
              key={JSON.stringify(move)}
              kind={groups.length < 4 && moves.length === 1 ? 'main' : 'quiet'}
              onPress={() => onChoose(move)}
            >
              {text.move(move, view)}
            </Act>
          ))}
        </div>
      ))}
    </>
  )
}
