/** The sign of the market: a striped awning, and under it a coin. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="27" r="11" class="mark-coin" />
      <circle cx="20" cy="27" r="7.6" class="mark-rim" />
      <path
        class="mark-fish"
        d="M14.6 27c2-3.4 6-3.8 8.4-.9l2.6-2.2v6.2l-2.600-2.200c-2.400 2.900-6.400 2.500-8.400-.9z"
      />
      <path
        class="mark-pale"
        d="M3 5h34v11a3.400 3.400 0 0 1-6.800 0 3.400 3.400 0 0 1-6.800 0 3.400 3.400 0 0 1-6.800 0 3.400 3.400 0 0 1-6.800 0A3.400 3.400 0 0 1 3 16z"
      />
      <path
        class="mark-stripe"
        d="M3 5h6.800v11A3.400 3.400 0 0 1 3 16zM16.600 5h6.800v11a3.400 3.400 0 0 1-6.800 0zM30.200 5H37v11a3.400 3.400 0 0 1-6.800 0z"
      />
    </svg>
  )
}
