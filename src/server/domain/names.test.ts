import { expect, test } from 'vitest'
import { apart, friendlyName, tidyLine, tidyName } from './names.ts'

test('a name is seen, and all of it', () => {
  const unseen = ['', ' ', '\u2800\u2800', '\u3164', '\u115F\u1160', '\u0301\u0301', 'Ana\u200B']
  const hidden = ['Ana\u00AD', 'Ana\u034F', '\u202EanA', 'Ana\u{E0041}', 'Ana\u2060', 'Ana\n\u0007']
  for (const name of [...unseen, ...hidden]) expect([name, tidyName(name)]).toEqual([name, null])
})

test('a name ends where its last letter is seen to end', () => {
  for (const name of ['\u2800Ana', 'Ana\u2800', 'Ana \u2800 '])
    expect([name, tidyName(name)]).toEqual([name, 'Ana'])
  // What stands for an object that is not there, a note without a head, and what is no character.
  for (const name of ['Ana\uFFFC', 'Ana\u{1D159}', 'Ana\uFB37'])
    expect([name, tidyName(name)]).toEqual([name, null])
  // A picture that this server's Unicode does not have yet.
  expect(tidyName('Ana \u{1FADD}')).toBe('Ana \u{1FADD}')
})

test('a letter carries as many marks as languages write, and no tower of them', () => {
  expect(tidyName(`Z${'\u0310'.repeat(15)}a`)).toBeNull()
  for (const name of ['Nguyễn', 'שָׁלוֹם', 'กิ๊ฟ', 'हिन्दी', 'Zoë', "O'Neil-Ñandú", '松本', 'Ana ❤'])
    expect(tidyName(name)).toBe(name.normalize('NFC'))
  expect(tidyName('Ana ❤\uFE0F')).toBe('Ana ❤')
})

test('no name is a link, a bot or the second of its kind', () => {
  for (const name of ['http://evil.example/1', 'evil.example', 'a:b', 'evil．example', 'x。cn'])
    expect([name, tidyName(name)]).toEqual([name, null])
  for (const name of ['⚙ Goldie', 'Ana (2)', 'Ana （２）', 'Ana ⑵'])
    expect([name, tidyName(name)]).toEqual([name, null])
  expect(tidyName(friendlyName())).not.toBeNull()
})

test('nobody speaks for the house by their name', () => {
  const posing = ['Tianguis', 'ADMIN', 'A d m i n', 'Аdmin', 'Sïstema!', '~ Server 1 ~', '⛭ Goldie']
  const drawn = ['ADMlN', 'Adm1n', 'M0derator', 'S0P0RTE', 'ᴀᴅᴍɪɴ', 'ꓮdmin', 'ᎪᎠMIN']
  for (const name of [...posing, ...drawn]) expect([name, tidyName(name)]).toEqual([name, null])
  for (const name of ['Adminda', 'Serverin', 'Ana de Tianguis', 'Sistemas', 'Modesta'])
    expect(tidyName(name)).toBe(name)
})

test('who reads like somebody else at the table is marked', () => {
  expect(apart(['Ana', 'Ben', 'ANA', '', '', 'Ａna'])).toEqual([
    'Ana',
    'Ben',
    'ANA (2)',
    '',
    '',
    'Ａna (3)',
  ])
})

test('letters of other alphabets and strokes that look alike do not hide a double', () => {
  expect(apart(['Ana', 'Аnа', 'Οscar', 'Oscar'])).toEqual(['Ana', 'Аnа (2)', 'Οscar', 'Oscar (2)'])
  expect(apart(['Iris', 'lris', 'B0b', 'BOb'])).toEqual(['Iris', 'lris (2)', 'B0b', 'BOb (2)'])
  expect(apart(['Juanan', 'Ϳսɑոaո', 'TANIA', 'ᎢᎪNIᎪ', 'Ana-O', 'Ana‐߀'])).toEqual([
    'Juanan',
    'Ϳսɑոaո (2)',
    'TANIA',
    'ᎢᎪNIᎪ (2)',
    'Ana-O',
    'Ana‐߀ (2)',
  ])
  const honest = ['НАТА', 'Anna', 'Ila', 'Lia', 'Ян', 'Νίκος', 'Ana 1', 'Ana 2']
  expect(apart(honest)).toEqual(honest)
  expect(apart(['НАТА', 'ната'])).toEqual(['НАТА', 'ната (2)'])
})

test('no line grows: what is short enough as it was sent is so as it is stored', () => {
  for (const letter of ['\uFB2C', '\u0958', '\u{1D160}', '\u0344'])
    expect(tidyLine(`a${letter.repeat(3)}`)?.length).toBe(1 + letter.length * 3)
  expect(tidyLine('Zoe\u0308')).toBe('Zo\u00EB')
})
