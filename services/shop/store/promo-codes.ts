import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { isExpired, normalisePromoCode, type PromoCode } from '../domain/promo-code'
import { promoCodes } from './schema'

export async function findPromoCode(queries: Queries, typed: string): Promise<PromoCode | undefined> {
  const [row] = await queries
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalisePromoCode(typed)))
  return row
}

/** The promo code that a cart holds, as long as it counts; null once it has expired. */
export async function effectivePromoCode(
  queries: Queries,
  code: string | null,
  now: Date,
): Promise<PromoCode | null> {
  const promo = code === null ? undefined : await findPromoCode(queries, code)
  return promo && !isExpired(promo, now) ? promo : null
}
