import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'

/** An hourglass; a place for one is only its outline. */
export function Hourglass({ full }: { full: boolean }) {
  return (
    <svg class={full ? 'cv-hourglass' : 'cv-hourglass none'} viewBox="0 0 28 40" aria-hidden="true">
      {full && (
        <>
          <path
            d="M6 5H22C22 14 17 17 16 20C17 23 22 26 22 35H6C6 26 11 23 12 20C11 17 6 14 6 5Z"
            fill={INKS.cream}
            stroke={INKS.ink}
            stroke-width="2"
          />
          <path
            d="M8.500 11H19.500C18.500 15 15 17 14 20C13 17 9.500 15 8.500 11ZM8 33.500C8.500 29 12 28 14 26C16 28 19.500 29 20 33.500Z"
            fill={INKS.marigold}
          />
          <Inked d="M3 2H25V6.500H3ZM3 33.500H25V38H3Z" fill={INKS.clay} line="2" />
        </>
      )}
      {!full && (
        <path
          d="M4 3H24M4 37H24M7 5C7 14 12 17 12 20C12 23 7 26 7 35M21 5C21 14 16 17 16 20C16 23 21 26 21 35"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-dasharray="2.600 3"
        />
      )}
    </svg>
  )
}
