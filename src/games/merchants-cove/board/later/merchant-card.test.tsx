import { expect, test } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import { elements, textOf } from '../../../../web/elements.fixture.ts'
import { contentSets } from '../../content/index.ts'
import { MERCHANT_IDS } from '../../engine/names.ts'
import english from '../../text/en.json' with { type: 'json' }
import spanish from '../../text/es.json' with { type: 'json' }
import type { Messages } from '../../text/index.ts'
import { lookOf } from '../art/folk.ts'
import { FolkFace } from '../art/portrait.tsx'
import { BY_LEVEL, MerchantCard } from './merchant-card.tsx'
import { soft } from '../soft.tsx'

const SPEECH = [sayIn<Messages>('en', english), sayIn<Messages>('es', spanish)]

test('the easiest merchant comes first, and each tells who they are, what they make, how they earn, what to watch', () => {
  expect(BY_LEVEL[0]).toBe('cap')
  expect(BY_LEVEL.toSorted()).toEqual(MERCHANT_IDS.toSorted())
  for (const say of SPEECH) {
    expect(say('why.chooseMerchant')).toContain(say('merchant', { n: 'cap' }))
    for (const merchant of MERCHANT_IDS) {
      const said = textOf(MerchantCard({ merchant, say }))
      for (const part of ['who', 'makes', 'earns', 'watch'] as const)
        expect(said).toContain(say(`merchant.${merchant}.${part}`))
    }
  }
})

test('everybody of the Townsfolk has a face of their own', () => {
  const { townsfolk } = contentSets.tables(contentSets.standard)
  const looks = townsfolk.map(({ name }, card) => JSON.stringify(lookOf(name, card)))
  expect(new Set(looks).size).toBe(townsfolk.length)
})

test('somebody of another set of cards has a face as well', () => {
  expect(elements(FolkFace({ name: 'Nobody Knows', card: 50 }), 'svg')).toHaveLength(1)
})

test('only long words may be broken, and then with a hyphen', () => {
  const shown = (name: string) => soft(name).replaceAll('\u00AD', '-')
  expect(shown('Sereno')).toBe('Sereno')
  expect(shown('Fogonero')).toBe('Fogo-nero')
  expect(shown('Journeyman')).toBe('Journey-man')
  expect(shown('Lamplighter')).toBe('Lamp-lighter')
  expect(shown('Gatekeeper')).toBe('Gate-keeper')
  expect(shown('Hechicera de aldea')).toBe('Hechi-cera de aldea')
  expect(shown('Encuadernadora')).toBe('Encua-der-na-dora')
  expect(shown('Mineral de contrabando')).toBe('Mineral de contra-bando')
})
