import { expect, onTestFinished, test, vi } from 'vitest'
import { game } from '../../../games/merchant-of-goldfish/engine/index.ts'
import { fillUp } from '../../test/databases.fixture.ts'
import { latestMoment } from '../../test/lines.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest } from '../../test/visitors.fixture.ts'

test('a bug at one table stops that table and no other', async () => {
  const server = await serve()
  const ana = await guest(server)
  const tables = [
    await ana.make({ chairs: ['me', 'random'], options: { start: 0 } }),
    await ana.make({ chairs: ['me', 'random'], options: { start: 0 } }),
  ]
  const [sick, well] = [await ana.watch(tables[0].table.id), await ana.watch(tables[1].table.id)]
  const choice = {
    type: 'choose',
    key: 'a-choice',
    at: 0,
    moves: latestMoment(sick)!.offers.slice(0, 1),
  }

  const play = vi.spyOn(game, 'play').mockImplementation(() => {
    throw new Error('a bug in the rules')
  })
  onTestFinished(() => play.mockRestore())
  sick.say(choice)
  expect(await sick.hear('trouble')).toMatchObject({
    why: 'faulty',
    message: expect.stringContaining('is kept'),
  })
  play.mockRestore()

  sick.say({ ...choice, key: 'once-more' })
  expect(await sick.hear('trouble')).toMatchObject({ why: 'faulty' })
  well.say({ ...choice, moves: latestMoment(well)!.offers.slice(0, 1) })
  await well.hear('done')
  expect(
    server.lines.some(
      line => line.includes('bug at a table') && line.includes('a bug in the rules'),
    ),
  ).toBe(true)
})

test('a failed commit changes nothing in memory either, and the move can be sent again', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
  const line = await ana.watch(table.id)
  const choice = {
    type: 'choose',
    key: 'a-choice',
    at: 0,
    moves: latestMoment(line)!.offers.slice(0, 1),
  }
  const makePlace = await fillUp(server, 'plies')
  line.say(choice)
  expect(await line.hear('refused')).toMatchObject({ why: 'busy' })
  expect(await line.hear('welcome')).toMatchObject({ reset: true, moment: { seq: 0 } })
  await makePlace()
  line.say(choice)
  expect(await line.hear('done')).toMatchObject({ seq: 1 })
})
