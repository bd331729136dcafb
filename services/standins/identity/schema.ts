import { jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Account } from './accounts'
import { standins } from '../kit/received'

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
