import path from 'node:path'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { eq, lte } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { isOwnOrigin } from '../../auth/session-cookie'
import { randomToken, sha256 } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { OneOf } from '../../shop/schemas/common'
import { answerFailures, sendError, serveScript } from '../kit/answers'
import { failOnDemand, type FaultyService } from '../kit/faults'
import { standins } from '../kit/received'

// The table of services/database/migrations/026_leads_standins.sql.

const captchaTokens = standins.table('captcha_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  siteKey: text('site_key').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** How long a token is valid, in ms. The widget forgets it after the same time (api.js). */
const LIFE_MS = 120_000
/** How long an expired token stays stored, so that it is answered as expired and not as unknown. */
const STORED_MS = 60 * 60_000

interface CaptchaStandinOptions extends TriesOptions {
  /** The site's own origin, whose pages alone are given tokens. */
  siteUrl: string
  /** The key by which the one site is known here. */
  siteKey: string
}

/** The next token is not given, given but unknown to the CRM, or given but expired. */
export const CAPTCHA_FAULTS: FaultyService = {
  name: 'captcha',
  fields: { mode: OneOf(['down', 'refuse', 'expired']) },
}

const Body = Type.Object({ sitekey: Type.String({ maxLength: 250 }) })

/**
 * A captcha for development, which accepts anybody who ticks its box: the widget's script and its token address. Register it
 * under `/captcha`.
 */
export async function captchaStandin(
  instance: FastifyInstance,
  { siteUrl, siteKey, ...limits }: CaptchaStandinOptions,
): Promise<void> {
  const { database } = limits
  const failing = failOnDemand(instance, database)
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, sendError)
  countWrites(instance, openTries(limits))

  await serveScript(instance, '/api.js', path.join(import.meta.dirname, 'api.js'))

  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/token/', { schema: { body: Body }, config: { counts: 'captcha' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOwnOrigin(request, siteUrl))
        return reply.code(403).send({ error: 'Tokens are for the pages of the site alone.' })
      if (request.body.sitekey !== siteKey)
        return reply.code(400).send({ error: 'There is no site of that key.' })
      const fault = await failing('captcha')
      if (fault === 'down')
        return reply.code(503).send({ error: 'The captcha is down, as the sandbox was asked to have it.' })
      if (fault === 'refuse') return { token: randomToken() }
      return { token: await giveToken(database, siteKey, new Date(), fault === 'expired' ? 0 : undefined) }
    })
}

/** Gives a token, which shows once and for `lifeMs` that somebody has ticked the box. */
export async function giveToken(
  queries: Queries,
  siteKey: string,
  now: Date,
  lifeMs = LIFE_MS,
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await queries.delete(captchaTokens).where(lte(captchaTokens.expiresAt, new Date(now.getTime() - STORED_MS)))
  await queries.insert(captchaTokens).values({ tokenHash: sha256(token), siteKey, expiresAt })
  return token
}

/** Uses up a token. It is unknown when it was never given, given to another site, or used before. */
export async function takeToken(
  queries: Queries,
  token: string,
  siteKey: string,
  now: Date,
): Promise<'right' | 'unknown' | 'expired'> {
  // A token is deleted as it is read, so that of two requests at once only one finds it.
  const [found] = await queries
    .delete(captchaTokens)
    .where(eq(captchaTokens.tokenHash, sha256(token)))
    .returning()
  if (found?.siteKey !== siteKey) return 'unknown'
  return found.expiresAt > now ? 'right' : 'expired'
}
