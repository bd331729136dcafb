import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The table login_sessions of services/database/migrations/005_login.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A login that is under way. */
export interface PendingLogin {
  /** Returned with the visitor; ties the answer to this browser. */
  state: string
  /** Proves to the provider that the same client requested the code and redeems it (PKCE). */
  verifier: string
  /** Returned in the identity token; ties the token to this login. */
  nonce: string
  /** The page the visitor came from, an absolute address on the site's own origin. */
  returnUrl: string
  /** Milliseconds since 1970 after which the answer is refused. */
  expiresAt: number
}

/** The logged-in person, from the provider's claims; unknown texts are empty. */
export interface Person {
  /** The provider's id of the person (OpenID Connect Core 1.0, 2, `sub`); absent in older sessions. */
  id?: string
  first_name: string
  last_name: string
  email: string
  phone: string
  /** Whether the provider has verified the address; absent in older sessions. */
  email_verified?: boolean
}

export const loginSessions = pgTable('login_sessions', {
  idHash: text('id_hash').primaryKey(),
  pending: jsonb('pending').$type<PendingLogin>(),
  person: jsonb('person').$type<Person>(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export type Session = typeof loginSessions.$inferSelect
