import { createInterface } from 'node:readline'

/** More plies than any game takes at random: beyond, something goes in circles. */
const ENOUGH = 100_000

/**
 * Plays one random match of each game with a table process, over its lines of JSON.
 * @param {import('node:stream').Writable} input
 * @param {import('node:stream').Readable} output
 */
export async function* playEverything(input, output) {
  const replies = createInterface({ input: output })[Symbol.asyncIterator]()

  /** @param {string} verb @param {object} [fields] */
  async function ask(verb, fields) {
    input.write(`${JSON.stringify({ id: verb, do: verb, ...fields })}\n`)
    const { value, done } = await replies.next()
    if (done) throw new Error(`the table ended instead of answering "${verb}"`)
    const reply = JSON.parse(value)
    if (!reply.ok) throw new Error(`"${verb}" was refused: ${value}`)
    return reply
  }

  const { games } = await ask('hello')
  if (!games.length) throw new Error('there is no game')
  for (const { id, seats } of games) {
    const opened = await ask('open', { game: id, seats: seats[1] })
    const { table } = opened
    let { ply, actors } = opened
    while (actors.length > 0) {
      if (ply > ENOUGH) throw new Error(`${id} does not end`)
      const seat = actors[0]
      const { moves } = await ask('legal', { table, seat })
      const move = moves[Math.floor(Math.random() * moves.length)]
      ;({ ply, actors } = await ask('play', { table, seat, move }))
    }
    const { over } = await ask('scores', { table })
    if (!over) throw new Error(`${id} has nobody to act, yet is not over`)
    await ask('close', { table })
    yield { game: id, plies: ply }
  }
}
