import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

const [ANA, EVE] = [{ ip: '192.0.2.1' }, { ip: '192.0.2.2' }]

/** Work that ends when it is told to, and which of it has begun. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((done, failed) => {
      ends.set(name, error => (error === undefined ? done(name) : failed(error)))
    })
  }
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('what somebody asks for at once waits behind itself, and not before others', async () => {
  const turns = makeTurns(2)
  const { begun, work, end } = works()
  const [first, second, third] = ['e1', 'e2', 'e3'].map(name => turns(EVE, work(name)))
  const other = turns(ANA, work('a1'))
  expect(begun).toEqual(['e1', 'e2', 'a1'])
  end('a1')
  expect(await other).toBe('a1')
  expect(begun).toEqual(['e1', 'e2', 'a1'])
  end('e1')
  expect(await first).toBe('e1')
  expect(begun).toEqual(['e1', 'e2', 'a1', 'e3'])
  end('e2')
  end('e3')
  expect(await Promise.all([second, third])).toEqual(['e2', 'e3'])
})

test('who fails makes room, too', async () => {
  const turns = makeTurns(1)
  const { begun, work, end } = works()
  const failing = turns(EVE, work('e1'))
  const next = turns(EVE, work('e2'))
  end('e1', new Error('No.'))
  await expect(failing).rejects.toThrow('No.')
  expect(begun).toEqual(['e1', 'e2'])
  end('e2')
  expect(await next).toBe('e2')
})

test('who asks from many networks of version 6 waits behind themselves, too', async () => {
  for (const [ofSite, some] of [
    [undefined, ['e0', 'e1']],
    [3, ['e0', 'e1', 'e2']],
  ] as const) {
    const turns = makeTurns(2, ofSite)
    const { begun, work, end } = works()
    const all = Array.from({ length: 9 }, (_, at) =>
      turns({ ip: `2001:db8:1:${at}::7` }, work(`e${at}`)),
    )
    const other = turns({ ip: '2001:db8:2:1::7' }, work('a1'))
    expect(begun).toEqual([...some, 'a1'])
    end('a1')
    await other
    for (let at = 0; at < all.length; at++) {
      end(`e${at}`)
      expect(await all[at]).toBe(`e${at}`)
    }
  }
})
