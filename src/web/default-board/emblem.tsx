const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7]
const INK = '#2b1d16'
const CREAM = '#fff3df'

/** For a game that brings no picture: an awning in its accent, a stall with a die, a card, a coin. */
export function Emblem() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <g stroke={INK} stroke-width="3" stroke-linejoin="round">
        {STRIPES.map(stripe => (
          <path
            key={stripe}
            d={`M${stripe * 50} -2h50v58a25 25 0 0 1 -50 0z`}
            fill={stripe % 2 ? CREAM : 'var(--accent)'}
          />
        ))}
        <path d="M-4 312h408v92H-4z" fill="#a8552f" />
        <path d="M-4 336h408M-4 368h408" fill="none" stroke="#7c3a1f" />
        <rect x="56" y="212" width="108" height="108" rx="16" fill={CREAM} />
        <rect x="176" y="150" width="96" height="170" rx="12" fill={CREAM} />
        <rect x="192" y="166" width="64" height="138" rx="6" fill="var(--accent)" />
        <circle cx="322" cy="272" r="48" fill="#dd9413" />
        <circle cx="322" cy="272" r="32" fill="none" />
      </g>
      <g fill={INK}>
        <circle cx="84" cy="240" r="9" />
        <circle cx="110" cy="266" r="9" />
        <circle cx="136" cy="292" r="9" />
        <path d="M224 196l18 39l-18 39l-18 -39z" fill={CREAM} />
      </g>
    </svg>
  )
}
