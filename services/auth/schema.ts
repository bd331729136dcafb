import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The table login_sessions of services/database/migrations/005_login.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A login that is under way. */
export interface PendingLogin {
  /** Comes back with the visitor and ties the answer to this browser. */
  state: string
  /** Proves to the provider that whoever redeems the code has requested it (PKCE). */
  verifier: string
  /** Comes back in the identity token and ties it to this login. */
  nonce: string
  /** Where the visitor was, an absolute address on the site's own origin. */
  returnUrl: string
  /** Milliseconds since 1970 after which the answer is refused. */
  expiresAt: number
}

/** The person who has logged in, by the provider's claims; unknown texts are empty. */
export interface Person {
  /** The provider's id of the person (OpenID Connect Core 1.0, 2, `sub`); absent in sessions from before it was stored. */
  id?: string
  first_name: string
  last_name: string
  email: string
  phone: string
  /** Whether the provider has verified the address; absent in sessions from before this was stored. */
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
