import { createHash } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { randomToken, sha256 } from '../../auth/tokens'
import type { Account } from './accounts'
import type { AuthorizeRequest } from './authorize-request'
import { type LoginCode, standinLoginCodes } from './schema'

const LIFE_MS = 60_000

/** Gives a code that says, once and for a minute, who has logged in. Codes whose minute is over go on the way. */
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

/** Takes a code: undefined when it is unknown, used, too old, another client's, or the verifier is not its own. */
export async function takeCode(
  queries: Queries,
  { code, clientId, redirectUri, verifier }: Redemption,
  now: Date,
): Promise<LoginCode | undefined> {
  // Deleting is what makes it single: of two that come at once, one finds it. A wrong attempt uses it up, too.
  const [found] = await queries
    .delete(standinLoginCodes)
    .where(eq(standinLoginCodes.codeHash, sha256(code)))
    .returning()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const fits =
    found &&
    found.expiresAt > now &&
    found.clientId === clientId &&
    found.redirectUri === redirectUri &&
    found.codeChallenge === challenge
  return fits ? found : undefined
}
