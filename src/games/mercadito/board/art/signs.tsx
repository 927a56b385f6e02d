import type { Category } from '../../content/index.ts'

/**
 * A shape for each kind of card, cut from one piece, in a box of 24 by 24: colour alone says
 * nothing.
 */
const SIGNS: { readonly [category in Category]: string } = {
  produce:
    'M12 2C19 6 21 13 17 19C15.5 21 13.8 22 13 22V12H11V22C10.2 22 8.5 21 7 19C3 13 5 6 12 2Z',
  staple:
    'M7 2H17L15.5 6C20 9 22 14 20.5 19Q20 22 17 22H7Q4 22 3.5 19C2 14 4 9 8.5 6ZM8 13V16H16V13Z',
  fruit:
    'M13 7C13 4.5 14.5 2.5 17.5 2C17.5 4.5 16.5 6 14.5 7C19 6 22 9.5 21 14.500C20 19.5 16 22 12 22S4 19.5 3 14.500C2 9.5 5.5 6 11 7Z',
  list: 'M4 2H20V22L17.3 20L14.7 22L12 20L9.3 22L6.7 20L4 22ZM7.5 6V8.500H16.500V6ZM7.5 11V13.500H16.500V11Z',
  treat: 'M12 1.500L15 8.500L22.5 9L16.8 14L18.6 21.500L12 17.500L5.4 21.500L7.2 14L1.5 9L9 8.500Z',
  deal: 'M2 3H12L22.5 13.500L13.5 22.500L2 12ZM7 5.500A2.3 2.3 0 1 0 7 10.100A2.3 2.3 0 1 0 7 5.500Z',
  trouble: 'M14.5 1L4 13.500H10.500L8 23L20 9.500H13Z',
}

/** The sign of a kind of card; it says nothing to a screen reader. */
export function KindSign({ kind }: { kind: Category }) {
  return (
    <svg class="md-kind" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[kind]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  )
}
