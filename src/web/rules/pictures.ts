/** Pictures in rules, as files; `emblem.test.tsx` makes them of the drawings beside them. */
const files = import.meta.glob<string>('../../games/*/board/art/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where a picture of a game lies; undefined if there is none of that name. */
export const pictureOf = (game: string, name: string): string | undefined =>
  files[`../../games/${game}/board/art/pictures/${name}.svg`]
