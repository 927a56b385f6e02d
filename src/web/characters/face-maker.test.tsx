import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../kit/meta.ts'
import { setLanguage } from '../language.ts'
import { screen } from '../screen.fixture.ts'
import { avatar, setAvatar } from './avatar.ts'
import { FaceMaker } from './face-maker.tsx'
import { faceText } from './text/index.ts'
import { PART_NAMES, PARTS, partsOf } from './parts.ts'

afterEach(() => setAvatar(null))

test.each(LANGUAGES)('each kind of each part has a name of its own: %s', language => {
  setLanguage(language)
  for (const part of PART_NAMES) {
    const kinds = [...PARTS[part], 'no more'].map((_, kind) =>
      faceText.find(`kinds.${part}.${kind}`),
    )
    expect(kinds.indexOf(null)).toBe(PARTS[part].length)
    expect(new Set(kinds).size).toBe(kinds.length)
  }
  setLanguage('en')
})

test('a kind that is chosen is kept at once, and the rest of the face stays', async () => {
  setAvatar('01231315')
  const { all } = await screen(<FaceMaker onClose={() => {}} />)
  const hat = all('input').find(({ name }) => name === 'hat')
  await hat?.fire('change')
  expect(avatar.value).toBe('01231345')
  expect(partsOf(avatar.value ?? '')).not.toBeNull()
})

test('a face comes by surprise, and goes', async () => {
  const { find } = await screen(<FaceMaker onClose={() => {}} />)
  await find('button', faceText('face.surprise')).fire('click')
  expect(partsOf(avatar.value ?? '')).not.toBeNull()
  await find('button', faceText('face.none')).fire('click')
  expect(avatar.value).toBeNull()
})
