import { toCents } from '../../../shared/money'
import type { PromoCodeRow } from './file-rows'

/** What a row of promo-codes.json means in the table. */
export const promoCodeColumns = (row: PromoCodeRow) => ({
  description: row.description,
  percentOff: row.percent_off ?? null,
  centsOff: row.rand_off === undefined ? null : toCents(row.rand_off),
  freeShipping: row.free_shipping ?? false,
  expiresAt: row.expires_at ? new Date(row.expires_at) : null,
  maxUses: row.max_uses ?? null,
  maxUsesPerBuyer: row.max_uses_per_buyer ?? null,
})
