import type { Speech } from '../text/index.ts'

/**
 * The balance: what I give on the left, what I take on the right; the beam leans to the heavier
 * side.
 */
export function Scale({ give, take, say }: { give: number; take: number; say: Speech }) {
  const lean = Math.max(-12, Math.min(12, (take - give) * 2))
  const level = give > 0 && give === take
  const balance = say('board.balance', { give, take })
  return (
    <output
      class={level ? 'gf-scale level' : 'gf-scale'}
      data-spot="scales"
      data-tells={say('board.tells.scales', { balance })}
    >
      <i class="heard">{balance}</i>
      <span aria-hidden="true">
        <small>{say('board.give')}</small>
        <b>{give}</b>
      </span>
      <svg viewBox="0 0 120 64" aria-hidden="true">
        <path class="gf-post" d="M60 14V54M42 58h36M48 54h24" />
        <g class="gf-beam" style={{ transform: `rotate(${lean}deg)` }}>
          <path d="M14 14H106" />
          <g style={{ transform: `rotate(${-lean}deg)` }} class="gf-pan left">
            <path d="M14 14L4 38H24ZM2 38h24a12 8 0 0 1-24 0Z" />
          </g>
          <g style={{ transform: `rotate(${-lean}deg)` }} class="gf-pan right">
            <path d="M106 14L96 38H116ZM94 38h24a12 8 0 0 1-24 0Z" />
          </g>
        </g>
        <circle class="gf-pivot" cx="60" cy="14" r="5" />
      </svg>
      <span aria-hidden="true">
        <small>{say('board.take')}</small>
        <b>{take}</b>
      </span>
    </output>
  )
}
