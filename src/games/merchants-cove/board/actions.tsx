import type { ComponentChild } from 'preact'
import type { Move } from '../engine/state.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { Ware } from './art/goods.tsx'
import { Meeple } from './art/meeple.tsx'
import { SHOPS } from './shops/index.ts'
import { buttonSpot, PLACES, type Place } from './spots.ts'
import type { Desk } from './desk.ts'

/**
 * The buttons under the board: what has no place on it, and the one that does what was looked at.
 */
export function CoveActions({ desk, go }: { desk: Desk; go: (place: Place) => void }) {
  const { view, undo, text: sentences } = desk.table
  const { buttons, say, weighed } = desk
  const { title, hint } = sentences.prompt(view, desk.table.who)
  const stop = buttons.find(move => move.type === 'stop')
  useKeys({
    ...Object.fromEntries(PLACES.map((place, at) => [String(at + 1), () => go(place)])),
    e: stop && (() => desk.send(stop)),
    Escape: desk.letGo,
  })
  return (
    <Actions label={say('board.acts')}>
      <span class="cv-acts">
        {buttons.map((move, at) => {
          const picture = pictureOf(desk, move)
          const name = move === weighed ? weighedName(desk, move) : sentences.move(move, view)
          return (
            <Act
              key={JSON.stringify(move)}
              keys={move === stop ? 'E' : undefined}
              spot={move === weighed ? 'do' : buttonSpot(move)}
              asked={[title, hint].filter(Boolean).join(' · ')}
              kind={at === 0 && buttons.length < 4 && !isEarly(desk, move) ? 'main' : 'quiet'}
              onPress={() => desk.send(move)}
            >
              {picture && <span class="cv-act-picture">{picture}</span>}
              <span class={picture && buttons.length > 2 ? 'cv-act-name brief' : 'cv-act-name'}>
                {name}
              </span>
            </Act>
          )
        })}
      </span>
      {undo}
    </Actions>
  )
}

/** Whether this would leave undone what can still be done on the board. */
const isEarly = ({ table }: Desk, { type }: Move) => type === 'stop' && table.offers.length > 1

/** "Do it", "Hire" at the Town Square, "Play the Captain". */
const weighedName = ({ say }: Desk, move: Move) => {
  if (move.type === 'chooseMerchant' && move.merchant !== 'random')
    return say('board.card.play', { merchant: move.merchant })
  return say(move.type === 'recruit.card' ? 'board.hire' : 'board.onward')
}

function pictureOf(desk: Desk, move: Move): ComponentChild {
  const { asked } = desk
  if (!asked) return null
  if (move.type === 'load.pick') return <Meeple colour={move.adventurer} />
  if (move.type === 'alc.brew.next') return <Ware merchant="alc" good={move.good} />
  return SHOPS.map(shop => shop.picture?.(move, asked)).find(Boolean) ?? null
}
