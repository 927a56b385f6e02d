import { Type } from 'typebox'
import type { Me } from '../../../protocol/http.ts'
import { type Bot, BotList, MakeBot, NewBot, type NewToken } from '../../../protocol/programs.ts'
import { Id } from '../../../protocol/table.ts'
import { BOT_SIGN, tidyName } from '../../domain/names.ts'
import { problem } from '../../errors.ts'
import { badName } from '../route/names.ts'
import { deleteTokensOf } from '../../store/people/access-tokens.ts'
import {
  type BotAccount,
  botsOf,
  forgetBot,
  insertBot,
  listBots,
  listBotsAmong,
} from '../../store/people/bots.ts'
import type { Db } from '../../store/database/schema.ts'
import { insertUser } from '../../store/people/users.ts'
import { disconnect } from '../../tables/life/disconnect.ts'
import { leaveAllTables } from '../../tables/life/leaving.ts'
import { everyone, needs } from '../route/access.ts'
import { refuseMore } from '../route/enough.ts'
import { chapter, route } from '../route/route.ts'
import { spendAt } from '../route/spend.ts'
import { giveToken } from '../people/tokens.ts'
import type { Services } from '../route/services.ts'
import { makeId } from '../../ids.ts'

const MOST_BOTS = 10
/** The most bots that the list of all bots shows. */
const LONGEST_LIST = 200
/** Fewer than a database takes in one query. */
const MOST_LISTENERS = 10_000
const BY_BOT = Type.Object({ bot: Id })

/** Bots: accounts of programs, each with an owner who answers for it. */
export const botRoutes = chapter('Bots', [
  route.get('/api/bots', {
    operationId: 'listBots',
    summary: 'The bots that can be invited to a table, first those that listen now (`here`).',
    access: everyone,
    answer: BotList,
    async handle(hub) {
      const { db } = hub.store
      const here = hub.streams.listeners().slice(0, MOST_LISTENERS)
      const listening = await listBotsAmong(db, here, LONGEST_LIST)
      const known = new Set(listening.map(({ id }) => id))
      const others = (await listBots(db, null, LONGEST_LIST)).filter(({ id }) => !known.has(id))
      return { bots: shown(hub, [...listening, ...others].slice(0, LONGEST_LIST)) }
    },
  }),
  route.get('/api/me/bots', {
    operationId: 'listMyBots',
    summary: 'My bots.',
    access: needs('bot'),
    answer: BotList,
    handle: (hub, { me }) => listMine(hub, me),
  }),
  route.post('/api/me/bots', {
    operationId: 'makeBot',
    summary: 'Makes a bot with its own token. Only this answer ever shows the token.',
    access: needs('bot'),
    limit: 'few',
    body: MakeBot,
    answer: NewBot,
    handle(hub, { me, body, request }) {
      spendAt(hub, 'programsPerAddress', request.ip)
      return makeBot(hub, me, body.name)
    },
  }),
  route.post('/api/me/bots/:bot/token', {
    operationId: 'renewBotToken',
    summary: 'Gives a bot a new token; the old one stops working.',
    access: needs('bot'),
    limit: 'few',
    params: BY_BOT,
    answer: NewBot,
    async handle(hub, { me, params, request }) {
      spendAt(hub, 'programsPerAddress', request.ip)
      const bot = await ownBot(hub.store.db, me, params.bot)
      const { secret } = await hub.store.write(async db => {
        await deleteTokensOf(db, bot.id)
        return tokenFor(db, bot.id, hub.clock.now())
      })
      disconnect(hub, { user: bot.id })
      return { bot: show(hub, bot), secret }
    },
  }),
  route.delete('/api/me/bots/:bot', {
    operationId: 'deleteBot',
    summary: 'Deletes a bot. Its finished games stay.',
    access: needs('bot'),
    params: BY_BOT,
    answer: BotList,
    async handle(hub, { me, params }) {
      const { id } = await ownBot(hub.store.db, me, params.bot)
      await hub.store.write(db => forgetBot(db, id))
      await leaveAllTables(hub, id)
      disconnect(hub, { user: id })
      return listMine(hub, me)
    },
  }),
])

async function makeBot(hub: Services, me: Me, given: string): Promise<NewBot> {
  const name = tidyName(given)
  if (name === null) throw badName(20)
  const bot = { id: makeId(16), name: `${BOT_SIGN} ${name}` }
  const now = hub.clock.now()
  const { secret } = await hub.store.write(async db => {
    await refuseMore(db, me.id, botsOf, MOST_BOTS, 'bots')
    await insertUser(db, bot, now)
    await insertBot(db, bot.id, me.id, now)
    return tokenFor(db, bot.id, now)
  })
  return { bot: show(hub, { ...bot, owner: me.name }), secret }
}

async function listMine(hub: Services, me: Me): Promise<BotList> {
  return { bots: shown(hub, await ownBots(hub.store.db, me)) }
}

const ownBots = (db: Db, me: Me) => listBots(db, me.id, MOST_BOTS)

async function ownBot(db: Db, me: Me, id: string): Promise<BotAccount> {
  const bot = (await ownBots(db, me)).find(each => each.id === id)
  if (bot === undefined) throw problem(404, 'no-bot', 'You have no such bot.')
  return bot
}

const shown = (hub: Services, bots: readonly BotAccount[]) => bots.map(bot => show(hub, bot))

function show({ streams }: Services, { id, name, owner }: BotAccount): Bot {
  return { id, name, owner, here: streams.listens(id) }
}

/** A bot may see and play, but do nothing in its owner's name. */
function tokenFor(db: Db, bot: string, at: number): Promise<NewToken> {
  return giveToken(db, bot, 'bot', ['read', 'play'], at)
}
