import { eq, lte } from 'drizzle-orm'
import { jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { randomToken, sha256 } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { standins } from '../kit/received'
import type { Account } from './accounts'
import type { AuthorizeRequest } from './authorize-request'

// The table standin_login_codes of services/database/migrations/005_login.sql.

export const standinLoginCodes = standins.table('login_codes', {
  codeHash: text('code_hash').primaryKey(),
  clientId: text('client_id').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  nonce: text('nonce'),
  claims: jsonb('claims').$type<Account>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export type LoginCode = typeof standinLoginCodes.$inferSelect

const LIFE_MS = 60_000

/** Creates a code, which the site may exchange once and within a minute for who has logged in. Deletes the codes that have expired. */
export async function giveCode(
  queries: Queries,
  { clientId, redirectUri, codeChallenge, nonce }: AuthorizeRequest,
  claims: Account,
  now: Date,
): Promise<string> {
  const code = randomToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await queries.delete(standinLoginCodes).where(lte(standinLoginCodes.expiresAt, now))
  await queries
    .insert(standinLoginCodes)
    .values({ codeHash: sha256(code), clientId, redirectUri, codeChallenge, nonce, claims, expiresAt })
  return code
}

interface Redemption {
  code: string
  clientId: string
  redirectUri: string
  verifier: string
}

/** Uses up a code: undefined when it is unknown, used, expired, another client's, or has another verifier. */
export async function takeCode(
  queries: Queries,
  { code, clientId, redirectUri, verifier }: Redemption,
  now: Date,
): Promise<LoginCode | undefined> {
  // A code is deleted as it is read, so that of two requests at once only one finds it. A wrong attempt uses it up too.
  const [found] = await queries
    .delete(standinLoginCodes)
    .where(eq(standinLoginCodes.codeHash, sha256(code)))
    .returning()
  const fits =
    found &&
    found.expiresAt > now &&
    found.clientId === clientId &&
    found.redirectUri === redirectUri &&
    found.codeChallenge === sha256(verifier)
  return fits ? found : undefined
}
