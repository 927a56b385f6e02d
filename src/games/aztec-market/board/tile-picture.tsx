/** The figures on tiles, as files: inline they were most of what the table had to lay out. */
export const FILES = import.meta.glob<string>('./art/files/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The figure carved on a tile, by its kind. */
export const TilePicture = ({ kind }: { kind: number }) => (
  <img class="az-figure" src={FILES[`./art/files/tile-${kind}.svg`]} alt="" />
)
