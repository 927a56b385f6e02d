import type { ComponentChild } from 'preact'
import { type FaceParts, PARTS, partsOf } from './parts.ts'

const INK = '#2b1d16'
const CAP = 'M13 23C11 11 18 8 24 8s13 3 11 15c-1-5-3-7-6-8-4 1-9 1-11 0-2 2-4 4-5 8z'

/** Hair that lies behind the head. */
const BEHIND: { readonly [hair: string]: ComponentChild } = {
  long: <path d="M11 39c-2-8-1-18 1-23 3-9 21-9 24 0 2 5 3 15 1 23z" />,
  bun: <circle cx="24" cy="7" r="5.5" />,
  curls: <path d="M10 27c-2-6 0-14 5-17 5-5 13-5 18 0 5 3 7 11 5 17z" />,
  braids: (
    <g>
      {[22, 26, 30, 34, 38].flatMap(y =>
        [12, 36].map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" />),
      )}
    </g>
  ),
}

/** Hair that lies over the forehead. */
const BEFORE: { readonly [hair: string]: ComponentChild } = {
  short: <path d={CAP} />,
  parted: <path d="M13 24C10 11 18 8 25 8s12 4 10 16c0-6-2-8-5-9-3 0-7-1-8-4-1 4-6 7-9 13z" />,
  long: <path d="M13 25C11 11 18 9 24 9s13 2 11 16c-1-7-6-9-11-13-4 4-10 6-11 13z" />,
  bun: <path d={CAP} />,
  curls: (
    <g>
      {[12, 17, 23, 29, 35].map((x, index) => (
        <circle key={x} cx={x} cy={[18, 12.5, 10.5, 12, 17.5][index]} r="4.6" />
      ))}
    </g>
  ),
  braids: <path d="M13 25C11 11 18 9 24 9s13 2 11 16c-1-7-7-8-11-14-4 6-10 7-11 14z" />,
  tuft: (
    <path d="M15 17c1-4 3-6 5-7-1 1-1 2-1 3 2-4 5-6 9-6-2 1-3 2-3 3 4 0 7 2 8 7-6-4-12-4-18 0z" />
  ),
}

const EYES: { readonly [eyes: string]: ComponentChild } = {
  open: <path d="M20 22.5v1.6M28 22.5v1.6" stroke-width="3" />,
  merry: <path d="M18 23.8q2-2.6 4 0M26 23.8q2-2.6 4 0" />,
  sleepy: <path d="M18 22.6h4M26 22.6h4M20 23.4v.8M28 23.4v.8" stroke-width="2" />,
  lashes: (
    <path
      d="M20 23v1.2M28 23v1.2M17 22.2q1.6-1.8 4-1.4M31 22.2q-1.6-1.8-4-1.4"
      stroke-width="2.2"
    />
  ),
}

const MOUTHS: { readonly [mouth: string]: ComponentChild } = {
  smile: <path d="M20.5 29.2q3.5 3 7 0" />,
  grin: <path d="M19.8 28.6h8.4q-.6 4.2-4.2 4.2t-4.2-4.2z" fill="#fffaf0" stroke-width="1.3" />,
  calm: <path d="M21.5 30h5" />,
  sly: <path d="M21 30q4 1 6.5-1.8" />,
}

/** Whatever is worn, or grows, over the face. `tint`: the colour of the hair; `cloth`: of clothes. */
function wornOf(wear: string | undefined, tint: string, cloth: string): ComponentChild {
  switch (wear) {
    case 'glasses':
      return (
        <g fill="none" stroke={INK} stroke-width="1.5">
          <circle cx="19.6" cy="23.4" r="3.7" />
          <circle cx="28.4" cy="23.4" r="3.7" />
          <path d="M23.3 23h1.4" />
        </g>
      )
    case 'moustache':
      return <path d="M24 27c2-2 6-1 8 2-3 .6-6 .4-8-1-2 1.4-5 1.6-8 1 2-3 6-4 8-2z" fill={tint} />
    case 'beard':
      return (
        <path
          d="M13.5 24c0 9 4 14 10.5 14s10.5-5 10.5-14c-2 3-4 3.6-6 3.6s-3-.8-4.5-.8-2.5.8-4.5.8-4-.6-6-3.6zM21 30.5h6c-1 2-5 2-6 0z"
          fill={tint}
          fill-rule="evenodd"
        />
      )
    case 'hat':
      return (
        <g stroke={INK} stroke-width="1">
          <path d="M16 13c0-8 3-10 8-10s8 2 8 10z" fill="#e7c268" />
          <path d="M4 16c4-5 36-5 40 0-6 3-34 3-40 0z" fill="#e7c268" />
          <path d="M15.7 11.5h16.6l.2 2.8h-17z" fill={cloth} stroke="none" />
        </g>
      )
    case 'flower':
      return (
        <g fill="#e0566b">
          {[0, 72, 144, 216, 288].map(turn => (
            <circle key={turn} cx="34" cy="11" r="2.7" transform={`rotate(${turn} 34 14)`} />
          ))}
          <circle cx="34" cy="14" r="2.2" fill="#f0ae3c" />
        </g>
      )
    case 'earrings':
      return (
        <g fill="#e0b13a" stroke={INK} stroke-width="0.7">
          <circle cx="13.3" cy="29.5" r="2" />
          <circle cx="34.7" cy="29.5" r="2" />
        </g>
      )
    case 'scarf':
      return (
        <g fill={cloth}>
          <path d="M12.5 20C12 10 17 7 24 7s12 3 11.5 13c-6-5-17-5-23 0z" />
          <path d="M35 17l6-2-1 5 2 3-7-3z" />
          <g fill="#fffaf0">
            <circle cx="18" cy="13" r="1" />
            <circle cx="24" cy="11" r="1" />
            <circle cx="30" cy="13" r="1" />
          </g>
        </g>
      )
    default:
      return null
  }
}

/**
 * A face, cut from a few shapes. `face`: one digit a part, as `PARTS` says. It says nothing to a
 * screen reader: the name is beside it.
 */
export function Face({ face, size = 32 }: { face: string; size?: number }) {
  const parts = partsOf(face)
  return parts && <Cut parts={parts} size={size} />
}

function Cut({ parts, size }: { parts: FaceParts; size: number }) {
  const skin = PARTS.skin[parts.skin]
  const tint = PARTS.tint[parts.tint] ?? INK
  const cloth = PARTS.cloth[parts.cloth] ?? INK
  const hair = PARTS.hair[parts.hair] ?? 'none'
  return (
    <svg class="face-cut" viewBox="3 1 42 42" width={size} height={size} aria-hidden="true">
      <rect width="48" height="48" fill={PARTS.ground[parts.ground]} />
      <g fill={tint}>{BEHIND[hair]}</g>
      <path d="M5 49c1-9 9-12.5 19-12.5s18 3.5 19 12.5z" fill={cloth} />
      <path d="M19.5 30h9v7.5c-1 3.5-8 3.5-9 0z" fill={skin} />
      <path d="M19.5 33.5c3 2.5 6 2.5 9 0v2.5c-3 2-6 2-9 0z" fill={INK} opacity="0.18" />
      <g fill={skin}>
        <circle cx="13.4" cy="24.5" r="2.6" />
        <circle cx="34.6" cy="24.5" r="2.6" />
        <path d="M13.5 21c0-7 4-11 10.5-11s10.5 4 10.5 11c0 9-4 14.5-10.5 14.5S13.5 30 13.5 21z" />
      </g>
      <g fill="#c0392b" opacity="0.16">
        <circle cx="17.5" cy="27.5" r="2.4" />
        <circle cx="30.5" cy="27.5" r="2.4" />
      </g>
      <g fill={tint}>{BEFORE[hair]}</g>
      <g fill="none" stroke={INK} stroke-width="1.9" stroke-linecap="round">
        {EYES[PARTS.eyes[parts.eyes] ?? 'open']}
        <path d="M24 24.5q1.4 1.8-.4 2.4" stroke-width="1.3" opacity="0.6" />
        {MOUTHS[PARTS.mouth[parts.mouth] ?? 'smile']}
      </g>
      {wornOf(PARTS.wear[parts.wear], tint, cloth)}
    </svg>
  )
}
