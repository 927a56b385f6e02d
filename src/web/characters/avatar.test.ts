import { afterEach, expect, test } from 'vitest'
import { Face } from '../../protocol/table.ts'
import { me } from '../api.ts'
import { answering } from '../server.fixture.ts'
import { avatar, leaveAvatar, setAvatar, showAvatar } from './avatar.ts'
import { PART_NAMES, PARTS } from './parts.ts'

const MINE = '01231315'
const ana = { id: 'ana', name: 'Ana' }
const PATCH = 'PATCH /me'

afterEach(() => {
  me.value = null
  setAvatar(null)
})

test('the server takes exactly the faces that can be drawn', () => {
  const digits = PART_NAMES.map(part => `[0-${PARTS[part].length - 1}]`)
  expect(Face).toMatchObject({ pattern: `^${digits.join('')}$` })
})

test('a face made before there was an account goes to it', async () => {
  const { bodies } = answering({ [PATCH]: { me: { ...ana, face: MINE } } })
  setAvatar(MINE)
  me.value = ana
  await expect.poll(() => me.value).toMatchObject({ face: MINE })
  expect(bodies(PATCH)).toEqual([{ face: MINE }])
})

test('on another device my face is there with my account', () => {
  const { asked } = answering({})
  setAvatar('00000000')
  me.value = { ...ana, face: MINE }
  expect(avatar.value).toBe(MINE)
  expect(asked).toEqual([])
})

test('a change is shown to others when it is done, and so is having none', async () => {
  const { answers, bodies } = answering({ [PATCH]: { me: ana } })
  me.value = { ...ana, face: MINE }
  setAvatar(null)
  expect(bodies(PATCH)).toEqual([])
  await showAvatar()
  expect(me.value).toEqual(ana)
  answers[PATCH] = { me: { ...ana, face: '00000000' } }
  setAvatar('00000000')
  await showAvatar()
  await showAvatar()
  expect(bodies(PATCH)).toEqual([{ face: null }, { face: '00000000' }])
})

test('without an account it stays in this browser; with one it goes when I sign out', async () => {
  const { asked } = answering({})
  setAvatar(MINE)
  await showAvatar()
  leaveAvatar()
  expect(avatar.value).toBe(MINE)
  me.value = { ...ana, face: MINE }
  leaveAvatar()
  expect(avatar.value).toBeNull()
  expect(asked).toEqual([])
})
