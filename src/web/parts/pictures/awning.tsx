import './awning.css'

/** The striped, scalloped roof of a stall, in the accent of its game: here one takes things. */
export function Awning({ size = 'small' }: { size?: 'small' | 'big' | 'rolled' }) {
  return <div class={`awning ${size}`} aria-hidden="true" />
}
