/**
 * The generator behind every shuffle, draw and playout: xoshiro128** 1.1 by Blackman and Vigna
 * (public domain), four 32-bit words of state, about 3 ns a number. Its first outputs are frozen in
 * `rng.test.ts`: a match is replayed from its seed years later, so this file may grow, but its
 * draws may never change.
 */
export class Rng {
  private a: number
  private b: number
  private c: number
  private d: number

  /** Four 32-bit words, not all zero. */
  constructor(words: readonly [number, number, number, number]) {
    this.a = words[0] | 0
    this.b = words[1] | 0
    this.c = words[2] | 0
    this.d = words[3] | 0
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1
  }

  /**
   * A generator for one small number, its words spread by SplitMix32. For tests, bots and benches,
   * never for a match.
   */
  static from(seed: number): Rng {
    let x = seed | 0
    const word = () => {
      x = (x + 0x9e3779b9) | 0
      let z = x ^ (x >>> 16)
      z = Math.imul(z, 0x21f0aaad)
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
      return z ^ (z >>> 15)
    }
    return new Rng([word(), word(), word(), word()])
  }

  /** The next 32 bits, as an unsigned integer. */
  next(): number {
    const b5 = Math.imul(this.b, 5)
    const result = Math.imul((b5 << 7) | (b5 >>> 25), 9) >>> 0
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }

  /**
   * A whole number from 0 to n − 1, each equally likely (n from 1 to 2³²): rejection, no modulo
   * bias.
   */
  below(n: number): number {
    const limit = 0x100000000 - (0x100000000 % n)
    let x = this.next()
    while (x >= limit) x = this.next()
    return x % n
  }

  /** A number from 0 (in) to 1 (out), 32 bits fine. */
  unit(): number {
    return this.next() / 0x100000000
  }

  /** Shuffles in place (Fisher–Yates) and returns the same array. */
  shuffle<A>(items: A[]): A[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = items[i]
      items[i] = items[j]
      items[j] = kept
    }
    return items
  }

  /** One of the items, each equally likely. There must be at least one. */
  pick<A>(items: readonly A[]): A {
    return items[this.below(items.length)]
  }

  /** The four words now: equal before and after a ply exactly if the ply drew no chance. */
  words(): [number, number, number, number] {
    return [this.a, this.b, this.c, this.d]
  }
}
