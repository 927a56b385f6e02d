import { randomBytes } from 'node:crypto'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type Me, Problem } from '../../protocol/http.ts'
import { type Bot, BotList, MakeBot, NewBot, type NewToken } from '../../protocol/programs.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { deleteTokensOf } from '../store/access-tokens.ts'
import { type BotAccount, forgetBot, insertBot, listBots } from '../store/bots.ts'
import { insertUser } from '../store/users.ts'
import type { Db } from '../store/schema.ts'
import type { Hub } from '../tables/hub.ts'
import { anybody, needs } from './access.ts'
import { someone } from './guests.ts'
import { BOT_SIGN, tidyName } from '../domain/names.ts'
import { giveToken } from './tokens.ts'

const MOST_BOTS = 10
/** The most bots that the list of all bots shows. */
const LONGEST_LIST = 200
const tags = ['Bots']
const Params = Type.Object({ bot: Id })

/** Bots: accounts of programs, each with an owner who answers for it. */
export function botRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const shown = ({ id, name, owner }: BotAccount): Bot => ({
    id,
    name,
    owner,
    here: hub.streams.listens(id),
  })
  const mine = (db: Db, me: Me) => listBots(db, me.id, MOST_BOTS)

  async function ownBot(db: Db, me: Me, id: string): Promise<BotAccount> {
    const bot = (await mine(db, me)).find(each => each.id === id)
    if (bot === undefined) throw problem(404, 'no-bot', 'You have no such bot.')
    return bot
  }

  return async app => {
    app.get(
      '/api/bots',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'The bots that can be invited to a table; `here`: the bot listens now.',
          tags,
          response: { 200: BotList, '4xx': Problem },
        },
      },
      async () => {
        const bots = (await listBots(hub.store.db, null, LONGEST_LIST)).map(shown)
        return { bots: bots.toSorted((a, b) => Number(b.here) - Number(a.here)) }
      },
    )

    app.get(
      '/api/me/bots',
      {
        config: { access: needs('bot') },
        schema: { summary: 'My bots.', tags, response: { 200: BotList, '4xx': Problem } },
      },
      async request => ({
        bots: (await mine(hub.store.db, await someone(hub, request))).map(shown),
      }),
    )

    app.post(
      '/api/me/bots',
      {
        config: { ...few, access: needs('bot') },
        schema: {
          summary: 'Makes a bot with its own token. Only this answer ever shows the token.',
          tags,
          body: MakeBot,
          response: { 200: NewBot, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const name = tidyName(request.body.name)
        if (name === null) throw problem(400, 'bad-name', 'A name has 1 to 20 visible characters.')
        const bot = { id: randomBytes(16).toString('base64url'), name: `${BOT_SIGN} ${name}` }
        const now = hub.clock.now()
        const { secret } = await hub.store.write(async db => {
          if ((await mine(db, me)).length >= MOST_BOTS)
            throw problem(
              409,
              'enough',
              `You can have at most ${MOST_BOTS} bots. Delete one first.`,
            )
          await insertUser(db, bot, now)
          await insertBot(db, bot.id, me.id, now)
          return tokenFor(db, bot.id, now)
        })
        return { bot: shown({ ...bot, owner: me.name }), secret }
      },
    )

    app.post(
      '/api/me/bots/:bot/token',
      {
        config: { ...few, access: needs('bot') },
        schema: {
          summary: 'Gives a bot a new token; the old one stops working.',
          tags,
          params: Params,
          response: { 200: NewBot, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const bot = await ownBot(hub.store.db, me, request.params.bot)
        const { secret } = await hub.store.write(async db => {
          await deleteTokensOf(db, bot.id)
          return tokenFor(db, bot.id, hub.clock.now())
        })
        hub.streams.endOf(bot.id)
        return { bot: shown(bot), secret }
      },
    )

    app.delete(
      '/api/me/bots/:bot',
      {
        config: { access: needs('bot') },
        schema: {
          summary: 'Deletes a bot. Its finished games stay.',
          tags,
          params: Params,
          response: { 200: BotList, '4xx': Problem },
        },
      },
      async request => {
        const me = await someone(hub, request)
        const { id } = await ownBot(hub.store.db, me, request.params.bot)
        await hub.store.write(db => forgetBot(db, id))
        hub.streams.endOf(id)
        return { bots: (await mine(hub.store.db, me)).map(shown) }
      },
    )
  }
}

/** A bot may see and play, but do nothing in its owner's name. */
function tokenFor(db: Db, bot: string, at: number): Promise<NewToken> {
  return giveToken(db, bot, 'bot', ['read', 'play'], at)
}
