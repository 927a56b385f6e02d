/** A file as it is, as bundlers import it. */
declare module '*?raw' {
  const text: string
  export default text
}
