import { Coin, NoCoin, Token } from './art/tokens.tsx'

/** Some tokens of one colour in one place: a token with its letter, and how many there are. */
export function Stack(props: {
  colour: number
  letter: string
  ids: readonly string[]
  class?: string
}) {
  const { colour, letter, ids } = props
  return (
    <span class={props.class ? `az-stack ${props.class}` : 'az-stack'} data-pieces={ids.join(' ')}>
      <Token colour={colour} letter={letter} />
      <b class="az-n">{ids.length}</b>
    </span>
  )
}

/** The place of a coin, with the coin if there is one. */
export function Purse({ ids }: { ids: readonly string[] }) {
  return (
    <span class="az-purse" data-pieces={ids.length > 0 ? ids.join(' ') : undefined}>
      {ids.length > 0 ? <Coin /> : <NoCoin />}
    </span>
  )
}
