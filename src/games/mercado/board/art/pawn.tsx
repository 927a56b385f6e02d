/** The head of each seat's pawn, the shape of its mark: ball, cube, cone, lozenge. */
const HEADS: readonly string[] = [
  'M12 1.500A6.900 6.900 0 1 1 11.900 1.500Z',
  'M5.600 2.200H18.400V15H5.600Z',
  'M12 .6L20 15.400H4Z',
  'M12 .4L19.800 8.400L12 16.400L4.200 8.400Z',
]
/** Neck, waist and foot, turned on a lathe. */
const BODY =
  'M9 15H15C15.200 18.600 16.600 21 18.600 23.400C20.400 24 21.400 25.600 21.400 27.600V29.600H2.600V27.600C2.600 25.600 3.600 24 5.400 23.400C7.400 21 8.800 18.600 9 15Z'
const FOOT = 'M3.600 27.200C8.600 28.400 15.400 28.400 20.400 27.200'
const COLLAR = 'M7.600 15.200H16.400'

/** A pawn of painted wood, told by the shape of its head; `mine` stands on a ring of brass. */
export function Pawn({ seat, mine }: { seat: number; mine: boolean }) {
  return (
    <svg class="mc-pawn" viewBox="0 0 24 32" aria-hidden="true">
      <ellipse class="mc-pawn-shade" cx="12" cy="29.800" rx="11" ry="2.200" />
      <path class="mc-pawn-wood" d={BODY} />
      <path
        class="mc-pawn-dark"
        d="M15 16C15.400 19 16.800 21.400 18.400 23.400L20.600 27H14.500Z"
      />
      <path class="mc-pawn-wood" d={HEADS[seat] ?? HEADS[0] ?? ''} />
      <path
        class="mc-pawn-shine"
        d="M8.400 9.600C8 7 8.800 5.600 10.400 4.600M7.200 25.400L10 19.600"
      />
      <path class={mine ? 'mc-pawn-ring mine' : 'mc-pawn-ring'} d={`${COLLAR}${FOOT}`} />
    </svg>
  )
}
