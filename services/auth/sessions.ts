import { and, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { LoginProblem } from './problem'
import { loginSessions, type PendingLogin, type Person, type Session } from './schema'
import { randomToken, sameSecret, sha256 } from './tokens'

/** Lifetime of a session without a login: long enough to look a password up. */
export const VISITOR_SECONDS = 30 * 60
/** Lifetime of a session after a login. */
export const PERSON_SECONDS = 12 * 60 * 60

const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** Opens a session and resolves with its secret id, which is not stored. Also deletes expired sessions. */
export async function openSession(
  queries: Queries,
  now: Date,
  person: Person | null = null,
): Promise<string> {
  const id = randomToken()
  const expiresAt = inSeconds(now, person ? PERSON_SECONDS : VISITOR_SECONDS)
  await queries.delete(loginSessions).where(lte(loginSessions.expiresAt, now))
  await queries
    .insert(loginSessions)
    .values({ idHash: sha256(id), pending: null, person, createdAt: now, expiresAt })
  return id
}

export async function findSession(
  queries: Queries,
  id: string | undefined,
  now: Date,
): Promise<Session | undefined> {
  if (!id) return undefined
  const [session] = await queries
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.idHash, sha256(id)), gt(loginSessions.expiresAt, now)))
  return session
}

/** Stores the login that starts now, replaces an earlier one, and extends a visitor's session. */
export async function beginLogin(
  queries: Queries,
  { idHash, person }: Session,
  pending: PendingLogin,
  now: Date,
): Promise<void> {
  const change = person ? { pending } : { pending, expiresAt: inSeconds(now, VISITOR_SECONDS) }
  await queries.update(loginSessions).set(change).where(eq(loginSessions.idHash, idHash))
}

/**
 * Removes the pending login from the session, so that its answer counts once.
 * @throws LoginProblem when there is none, when it has expired, or when `state` differs (the login then stays pending)
 */
export async function takeLogin(
  queries: Queries,
  { idHash }: Session,
  state: string,
  now: Date,
): Promise<PendingLogin> {
  const pending = await queries.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(loginSessions)
      .where(eq(loginSessions.idHash, idHash))
      .for('update')
    if (!session?.pending) throw new LoginProblem('login_not_started')
    if (!sameSecret(session.pending.state, state)) throw new LoginProblem('state_mismatch')
    await tx.update(loginSessions).set({ pending: null }).where(eq(loginSessions.idHash, idHash))
    return session.pending
  })
  if (pending.expiresAt <= now.getTime()) throw new LoginProblem('login_expired')
  return pending
}

/** Replaces a visitor's session by the logged-in person's under a new id, so that an id from before the login is worthless. */
export async function logIn(
  database: Queries,
  { idHash }: Session,
  person: Person,
  now: Date,
): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.delete(loginSessions).where(eq(loginSessions.idHash, idHash))
    return openSession(tx, now, person)
  })
}

export async function endSession(queries: Queries, { idHash }: Session): Promise<void> {
  await queries.delete(loginSessions).where(eq(loginSessions.idHash, idHash))
}
