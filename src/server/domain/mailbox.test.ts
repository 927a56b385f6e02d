import { expect, test } from 'vitest'
import { forComputers, mailboxOf } from './mailbox.ts'

test('however the domain of a mailbox is written, it is one mailbox', () => {
  const written = [
    'Ana@München.example',
    ' ana@xn--mnchen-3ya.example ',
    'ana@mu\u0308nchen.example',
  ]
  expect(new Set(written.map(mailboxOf))).toEqual(new Set(['ana@münchen.example']))
  expect(forComputers('ana@münchen.example')).toBe('ana@xn--mnchen-3ya.example')
  expect(mailboxOf('Ana+Games@Example.org')).toBe('ana+games@example.org')
})

test('what is no address is none', () => {
  const wrong = ['ana', 'ana@', '@a.example', 'ana@example', 'a@b@c.example', 'ana@xn--a.example']
  expect(wrong.map(mailboxOf)).toEqual(wrong.map(() => null))
  expect(mailboxOf('ana@a.example, ben@b.example')).toBe(null)
  expect(mailboxOf('ana\u200b@a.example')).toBe(null)
})
