import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { signups } from '../../shop/store/schema'

/** A person's data, by the claim names of OpenID Connect Core 1.0, 5.1. */
export interface Account {
  email: string
  given_name: string
  family_name: string
  phone_number: string
  /** Whether this provider has verified that the address is theirs. */
  email_verified: boolean
}

/** Opens every account: this is a demo, and its login page says so. */
export const DEMO_PASSWORD = 'demo-merchant'

export const DEMO_ACCOUNT: Account = {
  email: 'thandi@merchant.example',
  given_name: 'Thandi',
  family_name: 'Nkosi',
  phone_number: '27821234567',
  email_verified: true,
}

/** An id that no signup gets by chance. */
const DEMO_SIGNUP_ID = '00000000-0000-4000-8000-000000000001'

/** A finished signup is an account, so the demo account is stored as one. */
export async function addDemoAccount(queries: Queries, now: Date): Promise<void> {
  const { email, given_name, family_name, phone_number } = DEMO_ACCOUNT
  const details = { owner_first_name: given_name, owner_last_name: family_name, phone: phone_number }
  await queries
    .insert(signups)
    .values({ id: DEMO_SIGNUP_ID, email, status: 'complete', details, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** The account of this email and password, or what is missing or wrong. */
export async function checkLogin(
  queries: Queries,
  email: string,
  password: string,
): Promise<Account | 'email_missing' | 'password_missing' | 'wrong'> {
  if (email === '') return 'email_missing'
  if (password === '') return 'password_missing'
  const account = await findAccount(queries, email)
  return account && password === DEMO_PASSWORD ? account : 'wrong'
}

/** Letter case does not matter; of several signups the latest counts. */
async function findAccount(queries: Queries, email: string): Promise<Account | undefined> {
  const [signup] = await queries
    .select()
    .from(signups)
    .where(and(eq(sql`lower(${signups.email})`, email.toLowerCase()), eq(signups.status, 'complete')))
    .orderBy(desc(signups.createdAt))
    .limit(1)
  if (!signup) return undefined
  const { owner_first_name = '', owner_last_name = '', phone = '' } = signup.details
  return {
    email: signup.email,
    given_name: owner_first_name,
    family_name: owner_last_name,
    phone_number: phone,
    // A signup does not verify the email address.
    email_verified: signup.email.toLowerCase() === DEMO_ACCOUNT.email,
  }
}
