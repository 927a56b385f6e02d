import { total } from '../../../kit/counts.ts'
import type { Mercado, Move, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import type { Messages, Speech } from '../text/index.ts'
import { contentOf } from '../text/words.ts'
import { buttonOf } from './spots.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  choices: Choices
  say: Speech
}

/** The buttons under the board: what has no place on it. */
export function MercadoActions({ table, choices, say }: Props) {
  const { view, undo } = table
  const { act, decide, hand, mine } = choices
  const [yes, no] = yesOrNo(view)
  const pick = (nth: number) => () => {
    const button = document.querySelectorAll('.mc-mine .mc-coin-button')[nth]
    const coin = Number(button?.getAttribute('data-coin'))
    if (button && hand.includes(coin)) choices.touchCoin(coin, button)
  }
  useKeys({
    d: () => act('draw', null),
    r: () => act('recover', null),
    y: () => decide(yes, null),
    n: () => decide(no, null),
    e: () => decide({ type: view.phase === 'changerWhite' ? 'keepWhite' : 'done' }, null),
    1: pick(0),
    2: pick(1),
    3: pick(2),
    4: pick(3),
    5: pick(4),
    Escape: choices.letGo,
  })
  return (
    <Actions label={say('board.actions')}>
      {mine && <Choice table={table} choices={choices} say={say} />}
      {undo}
    </Actions>
  )
}

/** What Y and N answer. */
const yesOrNo = ({ phase }: View): readonly [yes: Move, no: Move] =>
  phase === 'privilegeSymbol'
    ? [
        { type: 'symbol', take: true },
        { type: 'symbol', take: false },
      ]
    : [
        { type: 'seal', pay: true },
        { type: 'seal', pay: false },
      ]

/** The buttons of the question that is asked. */
function Choice({ table, choices, say }: Props) {
  const { view } = table
  const { decide, may } = choices
  const [yes, no] = yesOrNo(view)
  const { turn } = contentOf(view.content)
  const n = Math.min(turn.sealExtraDraw, total(view.purses[view.turn] ?? []))
  // What ends this does not invite while a coin can still go somewhere.
  const early = table.offers.length > 1
  const button = (move: Move, words: string, tells: string, quiet = false) => (
    <Act
      tells={tells}
      spot={buttonOf(move)}
      kind={quiet ? 'quiet' : 'main'}
      off={!may(move)}
      onPress={touched => decide(move, touched)}
    >
      {words}
    </Act>
  )
  switch (view.phase) {
    case 'turnStart':
    case 'action':
      return <TurnActs table={table} choices={choices} say={say} />
    case 'privilegeSymbol':
      return (
        <>
          {button(yes, say('board.carryOut'), say('board.tells.carryOut'))}
          {button(no, say('board.leave'), say('board.tells.leave'), true)}
        </>
      )
    case 'sealOffer':
      return (
        <>
          {button(yes, say('board.paySeal', { n }), say('board.tells.paySeal', { n }))}
          {button(no, say('board.keepSeal'), say('board.tells.keepSeal'), true)}
        </>
      )
    case 'placement':
      return button({ type: 'done' }, say('move.done'), say('board.tells.done'), early)
    case 'changerWhite':
      return may({ type: 'keepWhite' })
        ? button({ type: 'keepWhite' }, say('board.intoPurse'), say('board.tells.intoPurse'), early)
        : null
    default:
      return null
  }
}

/** The two things that can be done in a turn. */
function TurnActs({ table: { view }, choices: { act, may }, say }: Props) {
  const { turn } = contentOf(view.content)
  const purse = total(view.purses[view.turn] ?? [])
  const tray = total(view.trays[view.turn] ?? [])
  const n = Math.min(turn.baseDraw, purse)
  // While a privilege might still be played, no offer says which of the two will be possible.
  // @rule MER-17, MER-18
  const soon = {
    draw: purse >= turn.minPurseForActionA || (purse > 0 && tray === 0),
    recover: tray > 0,
  }
  const able = (type: 'draw' | 'recover') =>
    view.phase === 'turnStart' ? soon[type] : may({ type })
  return (
    <>
      <Act
        off={!able('draw')}
        spot="draw"
        tells={say('board.tells.draw', { n })}
        onPress={touched => act('draw', touched)}
      >
        {say('board.draw', { n })}
      </Act>
      <Act
        kind="quiet"
        off={!able('recover')}
        spot="recover"
        tells={say('board.tells.recover')}
        onPress={touched => act('recover', touched)}
      >
        {say('board.recover', { n: tray })}
      </Act>
    </>
  )
}
