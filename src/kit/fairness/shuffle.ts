import type { GameTypes } from '../../kernel/game.ts'
import { canonical, hmacOf, sha256Of } from '../../kernel/digest.ts'

/*
 * A shuffle that nobody chooses. Every text below is made of lines joined by "\n", without one at
 * the end, so that `printf` and `openssl` give the same: docs/fairness.md shows it.
 */

/** The number of this protocol: it is part of every promise. */
export const PROTOCOL = 1
/** SHA-256 values, secrets and seeds: 32 bytes. */
export const HEX_32 = /^[0-9a-f]{64}$/
/** What each person contributes: 16 bytes. */
export const HEX_16 = /^[0-9a-f]{32}$/

/** What a shuffle is promised for. `start`: from 1; more if starts of this table were called off. */
export interface Terms {
  readonly game: string
  /** Of the game's rules. */
  readonly version: number
  readonly options: GameTypes['options']
  readonly seats: number
  readonly start: number
}

/**
 * What one chair has contributed. `withheld`: its hash was there in time, its bytes were not.
 * `away`: neither.
 */
export type Part =
  | { readonly kind: 'bot' | 'away' }
  | { readonly kind: 'withheld'; readonly hash: string }
  | { readonly kind: 'given'; readonly hash: string; readonly bytes: string }

/** What each chair has announced when bytes are asked for: a hash, or that nothing will come. */
export type Announced =
  | { readonly kind: 'bot' | 'away' }
  | { readonly kind: 'hash'; readonly hash: string }

/** A shuffle with nothing hidden, as it is published when the match is over. */
export interface OpenShuffle {
  readonly protocol: number
  readonly start: number
  readonly commitment: string
  /** 32 bytes of the server, in hexadecimal. */
  readonly secret: string
  /** Index = chair. */
  readonly parts: readonly Part[]
}

/** The server's promise of its secret, shown before anybody contributes. */
export function commitmentTo(terms: Terms, secret: string): string {
  const chairs = Array.from({ length: terms.seats }, (_, chair) => chair)
  return sha256Of(
    [
      `tianguis shuffle ${PROTOCOL}`,
      `game ${terms.game} ${terms.version}`,
      `options ${canonical(terms.options)}`,
      `chairs ${chairs.join(' ')}`,
      `start ${terms.start}`,
      `secret ${secret}`,
    ].join('\n'),
  )
}

/** What a person shows of their bytes before anybody shows theirs. */
export function contributionHash(commitment: string, chair: number, bytes: string): string {
  return sha256Of(
    [`tianguis contribution ${PROTOCOL}`, commitment, `chair ${chair}`, bytes].join('\n'),
  )
}

/** The seed of the match: nobody knows it before secret and contributions have come together. */
export function seedFrom(commitment: string, secret: string, parts: readonly Part[]): string {
  const lines = parts.map((part, chair) => `chair ${chair} ${lineOf(part)}`)
  return hmacOf(secret, [`tianguis seed ${PROTOCOL}`, commitment, ...lines].join('\n'))
}

function lineOf(part: Part): string {
  switch (part.kind) {
    case 'given':
      return `given ${part.bytes}`
    case 'withheld':
      return `withheld ${part.hash}`
    default:
      return part.kind
  }
}

/** What a chair had announced before it gave anything. */
export function announcedBy(part: Part): Announced {
  return part.kind === 'given' || part.kind === 'withheld'
    ? { kind: 'hash', hash: part.hash }
    : part
}
