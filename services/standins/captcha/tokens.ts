import { eq, lte } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { randomToken, sha256 } from '../../auth/tokens'
import { standins } from '../schema'

// The table of services/database/migrations/026_leads_standins.sql.

const captchaTokens = standins.table('captcha_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  siteKey: text('site_key').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** How long an answer counts, in ms. The widget forgets it as soon (api.js). */
const LIFE_MS = 120_000
/** How long one is kept after that, so that whoever asks hears that it came late and not that nobody knows it. */
const KEPT_MS = 60 * 60_000

/** Gives a token that says once, and for two minutes, that somebody has ticked the box. */
export async function giveToken(
  queries: Queries,
  siteKey: string,
  now: Date,
  lifeMs = LIFE_MS,
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await queries.delete(captchaTokens).where(lte(captchaTokens.expiresAt, new Date(now.getTime() - KEPT_MS)))
  await queries.insert(captchaTokens).values({ tokenHash: sha256(token), siteKey, expiresAt })
  return token
}

/** Takes a token. It is unknown when nobody was given it, another site was, or somebody has used it. */
export async function takeToken(
  queries: Queries,
  token: string,
  siteKey: string,
  now: Date,
): Promise<'right' | 'unknown' | 'expired'> {
  // Deleting is what makes it single: of two that come at once, one finds it.
  const [found] = await queries
    .delete(captchaTokens)
    .where(eq(captchaTokens.tokenHash, sha256(token)))
    .returning()
  if (found?.siteKey !== siteKey) return 'unknown'
  return found.expiresAt > now ? 'right' : 'expired'
}
