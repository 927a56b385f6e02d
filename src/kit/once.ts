/** What is made when it is first asked for, and kept: some of what Intl offers is dear to make. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}
