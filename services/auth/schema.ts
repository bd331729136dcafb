import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The table login_sessions of services/database/migrations/005_login.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A login that is under way. */
export interface PendingLogin {
  /** Comes back with the visitor and ties the answer to this browser. */
  state: string
  /** Proves to the provider that whoever redeems the code is who asked for it (PKCE). */
  verifier: string
  /** Comes back in the identity token and ties it to this login. */
  nonce: string
  /** Where the visitor was, an absolute address on the site's own origin. */
  returnUrl: string
  /** Milliseconds since 1970 after which the answer is refused. */
  expiresAt: number
}

/** Who has logged in, as far as the provider says; unknown texts are empty. */
export interface Person {
  /** By which the provider tells people apart (OpenID Connect Core 1.0, 2, `sub`); absent in sessions that began before it was kept. */
  id?: string
  first_name: string
  last_name: string
  email: string
  phone: string
  /** Whether the provider says that the address is theirs; absent where it does not say. */
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
