import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstHash } from '../src/kit/fairness/retell.ts'
import { commitmentTo, contributionHash, type Part, seedFrom } from '../src/kit/fairness/shuffle.ts'

const page = readFileSync(new URL('../docs/fairness.md', import.meta.url), 'utf8')

function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1]
  if (found === undefined) throw new Error(`docs/fairness.md has no block of ${language}.`)
  return found
}

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2)
const BYTES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']
const hasShell = spawnSync('openssl', ['version']).status === 0

test.runIf(hasShell)('the example of docs/fairness.md prints what the page says', () => {
  const { stdout, stderr } = spawnSync('sh', ['-c', block('sh')], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual([block('text'), ''])
})

test('the program computes the example as the page does', () => {
  const options = { start: 0, maxTurns: 2000 }
  const terms = { game: 'merchant-of-goldfish', version: 1, options, seats: 3, start: 1 }
  const promise = commitmentTo(terms, SECRET)
  const given = BYTES.map((bytes, chair): Part => ({
    kind: 'given',
    hash: contributionHash(promise, chair, bytes),
    bytes,
  }))
  const [ana, ben] = BYTES.map((bytes, chair) => contributionHash(promise, chair, bytes))
  const seed = seedFrom(promise, SECRET, [...given, { kind: 'bot' }])
  const lines = [
    `promise ${promise}`,
    `ana ${ana}`,
    `ben ${ben}`,
    `seed ${seed}`,
    `steps ${firstHash(promise, 0)}`,
  ]
  expect(`${lines.join('\n')}\n`).toBe(block('text'))
})
