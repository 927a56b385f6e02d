import { EmblemAwning } from '../../../../web/parts/pictures/emblem-awning.tsx'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { Hall } from './places.tsx'
import { Meeple } from './meeple.tsx'

const RAYS = Array.from({ length: 18 }, (_, at) => at * 20)

/**
 * The picture of the game: boats full of customers come in under the lighthouse of the dragon's
 * island.
 */
export function Emblem() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {RAYS.map(turn => (
        <path
          key={turn}
          class="rays"
          d="M272 168L262 -320H282Z"
          transform={`rotate(${turn} 272 168)`}
        />
      ))}
      <circle
        cx="272"
        cy="168"
        r="58"
        fill={INKS.marigold}
        stroke={INKS.ink}
        stroke-width="3.400"
      />
      <circle cx="272" cy="168" r="49" fill={INKS.yellow} />
      <Island />
      <Water />
      <Caravel />
      <Town />
      <Rowboat />
      <EmblemAwning hue="#1d5470" />
    </svg>
  )
}

/** The island with its cliff and its dragon asleep round the lighthouse. */
function Island() {
  return (
    <g stroke={INKS.ink} stroke-width="3.200" stroke-linejoin="round">
      <path d="M128 262L146 214L168 196L196 206L222 190L262 214L290 262Z" fill="#7d8f5a" />
      <path d="M184 206L190 112H210L218 202Z" fill={INKS.cream} />
      <path
        d="M188.500 140H212.500L214 162H187.200ZM186 182H216L217.500 202H184.500Z"
        fill={INKS.red}
      />
      <path d="M184 112V96H216V112Z" fill={INKS.yellow} />
      <path d="M180 96L200 78L220 96Z" fill={INKS.red} />
      <path
        d="M142 236C140 212 162 206 178 212C198 220 226 224 238 208C246 196 240 184 228 186C232 174 250 172 258 184C270 204 258 232 232 238C204 244 176 240 164 232C156 228 152 238 142 236Z"
        fill={INKS.leaf}
      />
      <path d="M228 186L214 190L222 178L218 168L234 176Z" fill={INKS.leaf} />
      <path
        d="M170 212L174 202L180 213M190 217L195 207L200 219M210 219L216 210L220 219"
        fill={INKS.lime}
      />
    </g>
  )
}

function Water() {
  return (
    <>
      <path
        d="M-4 256Q40 248 84 256T172 256T260 256T348 256T436 256V404H-4Z"
        fill="#1f6a8a"
        stroke={INKS.ink}
        stroke-width="3.200"
      />
      <path
        d="M20 276Q34 268 48 276Q34 273 20 280ZM90 292Q104 284 118 292Q104 289 90 296ZM196 280Q210 272 224 280Q210 277 196 284ZM300 276Q314 268 328 276Q314 273 300 280ZM250 306Q266 297 282 306Q266 303 250 311ZM30 326Q46 317 62 326Q46 323 30 331ZM160 322Q176 313 192 322Q176 319 160 327ZM340 300Q354 292 368 300Q354 297 340 304Z"
        fill={INKS.tear}
      />
    </>
  )
}

/** A ship with red stripes on its sails. */
function Caravel() {
  return (
    <g stroke={INKS.ink} stroke-width="3" stroke-linejoin="round">
      <path d="M83 118H89V262H83Z" fill={INKS.brown} />
      <path d="M90 130C124 138 136 168 132 214L90 218Z" fill={INKS.cream} />
      <path d="M100 133C112 140 122 164 121 214L108 216C112 180 108 150 100 133Z" fill={INKS.red} />
      <path d="M82 136C62 148 56 178 56 214L82 217Z" fill={INKS.cream} />
      <path d="M71 144C64 156 62 184 63 215L72 216C70 186 72 160 76 140Z" fill={INKS.red} />
      <path d="M84 104L114 110L84 122Z" fill={INKS.marigold} />
      <path
        d="M18 226L40 232H120L150 216C148 250 134 272 112 278H48C30 274 20 254 18 226Z"
        fill={INKS.clay}
      />
      <path d="M28 250Q80 262 142 242M36 264Q84 274 128 260" fill="none" stroke="#dd9a5f" />
    </g>
  )
}

/** The quay at the right with two halls. */
function Town() {
  return (
    <>
      {[1, 3].map((colour, at) => (
        <svg
          key={colour}
          x={282 + at * 60}
          y={204 + at * 14}
          width="92"
          height="80"
          viewBox="0 0 64 56"
        >
          <Hall colour={colour} />
        </svg>
      ))}
      <g stroke={INKS.ink} stroke-width="3" stroke-linejoin="round">
        <path d="M262 280H404V306H262Z" fill="#c99a63" />
        <path
          d="M272 306H284V352H272ZM330 306H342V366H330ZM386 306H398V372H386Z"
          fill={INKS.brown}
        />
        <path d="M296 281V305M330 281V305M364 281V305" fill="none" />
      </g>
    </>
  )
}

/** The boat in front, with one of each faction aboard. */
function Rowboat() {
  return (
    <>
      {[1, 2, 3, 4].map((colour, at) => (
        <svg
          key={colour}
          x={66 + at * 52}
          y={256 + (at % 2) * 6}
          width="62"
          height="76"
          viewBox="-1 -3 42 51"
        >
          <Meeple colour={colour} />
        </svg>
      ))}
      <g stroke={INKS.ink} stroke-width="3.400" stroke-linejoin="round">
        <path
          d="M24 312C90 330 250 330 326 298C322 346 292 374 252 384H106C62 376 28 350 24 312Z"
          fill={INKS.clay}
        />
        <path d="M30 330Q180 352 322 318M44 352Q176 372 306 346" fill="none" stroke="#dd9a5f" />
        <path d="M-4 388Q40 372 90 386T190 386T290 386T404 380V404H-4Z" fill="#185672" />
      </g>
    </>
  )
}
