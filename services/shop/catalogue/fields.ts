import { bigint, boolean, doublePrecision, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import Type from 'typebox'
import { availability } from '../domain/availability'
import { PRODUCT_TYPES, type ProductType, type Promotion, type Reason, REASONS } from '../domain/catalogue'
import { toCents, toRand } from '../../../shared/money'
import { priceAt } from '../domain/pricing'
import { Nullable, OneOf, Quantity, Rand } from '../schemas/common'
import { field, required } from './field'

// The catalogue's column map: every field of products and bundles, from the file (content/catalogue, prices in rand, VAT
// included) to the table (prices in cents), the code and the API. Import, tables and schemas follow from it; a new field is a
// row here and a migration.

export const CLOSED = { additionalProperties: false }

export const Code = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const Text = Type.String({ minLength: 1 })
const Price = Type.Number({ minimum: 0, maximum: 1_000_000 })
const WallClock = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })
const PromotionDate = Nullable(Type.String({ description: 'South African time, `2026-11-01 00:00:00`' }))

const cents = (name: string) => bigint(name, { mode: 'number' })

/** The answers contain the price now, and the price without a promotion. */
const price = field({
  columns: () => ({ priceCents: cents('price_cents').notNull() }),
  file: { price: Price },
  wire: { unit_price: Rand, original_unit_price: Nullable(Rand) },
  toColumns: (row) => ({ priceCents: toCents(row.price) }),
  read: ({ priceCents }) => ({ priceCents, originalCents: null as number | null }),
  present: (item: Parameters<typeof priceAt>[0], now) => {
    const { unitCents, originalCents } = priceAt(item, now)
    return {
      unit_price: toRand(unitCents),
      original_unit_price: originalCents === null ? null : toRand(originalCents),
    }
  },
})

const promotion = field({
  columns: () => ({
    promotionPriceCents: cents('promotion_price_cents'),
    promotionStarts: text('promotion_starts'),
    promotionEnds: text('promotion_ends'),
  }),
  file: {
    promotion: Type.Optional(Type.Object({ price: Price, start: WallClock, end: WallClock }, CLOSED)),
  },
  wire: { promotion_start_date: PromotionDate, promotion_end_date: PromotionDate },
  toColumns: ({ promotion: offer }) => ({
    promotionPriceCents: offer ? toCents(offer.price) : null,
    promotionStarts: offer?.start ?? null,
    promotionEnds: offer?.end ?? null,
  }),
  read: ({ promotionPriceCents: priceCents, promotionStarts: starts, promotionEnds: ends }) => ({
    promotion:
      priceCents !== null && starts && ends ? { priceCents, starts, ends } : (null as Promotion | null),
  }),
  present: (item: { promotion: Promotion | null }) => ({
    promotion_start_date: item.promotion?.starts ?? null,
    promotion_end_date: item.promotion?.ends ?? null,
  }),
})

/** The decision of the back office; the answers contain what follows from it and from the stock. */
const purchasable = field({
  columns: () => ({
    canBePurchased: boolean('can_be_purchased').notNull(),
    reasonNotAvailable: text('reason_not_available').$type<Reason>(),
  }),
  file: { can_be_purchased: Type.Boolean(), reason_not_available: Type.Optional(OneOf(REASONS)) },
  wire: { can_be_purchased: Type.Boolean(), reason_not_available: Nullable(OneOf(REASONS)) },
  toColumns: (row) => ({
    canBePurchased: row.can_be_purchased,
    reasonNotAvailable: row.reason_not_available ?? null,
  }),
  read: (stored) => stored,
  present: (item: Parameters<typeof availability>[0]) => {
    const { canBePurchased, reason } = availability(item)
    return { can_be_purchased: canBePurchased, reason_not_available: reason }
  },
})

/** The file decides it only for a new product; a bundle's follows from its products. */
const stock = field({
  columns: () => ({}),
  file: {},
  wire: { stock: Nullable(Type.Integer({ description: 'null when it cannot run out' })) },
  toColumns: () => ({}),
  read: () => ({}),
  present: (item: { stock: number | null }) => ({ stock: item.stock }),
})

const reviews = field({
  columns: () => ({ rating: doublePrecision('rating'), reviewCount: integer('review_count') }),
  file: {
    third_party_reviews: Type.Optional(
      Type.Object(
        { rating: Type.Number({ minimum: 0, maximum: 5 }), review_count: Type.Integer({ minimum: 1 }) },
        CLOSED,
      ),
    ),
  },
  wire: {
    third_party_reviews: Nullable(Type.Object({ rating: Type.Number(), review_count: Type.Integer() })),
  },
  toColumns: ({ third_party_reviews: said }) => ({
    rating: said?.rating ?? null,
    reviewCount: said?.review_count ?? null,
  }),
  read: ({ rating, reviewCount: count }) => ({
    reviews: rating === null || count === null ? null : { rating, count },
  }),
  present: (item: { reviews: { rating: number; count: number } | null }) => ({
    third_party_reviews: item.reviews && { rating: item.reviews.rating, review_count: item.reviews.count },
  }),
})

const items = field({
  columns: () => ({ items: jsonb('items').$type<{ sku: string; quantity: number }[]>().notNull() }),
  file: {
    items: Type.Array(Type.Object({ sku: Code, quantity: Type.Integer({ minimum: 1 }) }, CLOSED), {
      minItems: 1,
    }),
  },
  wire: { items: Type.Array(Type.Object({ sku: Type.String(), quantity: Quantity })) },
  toColumns: (row) => ({ items: row.items }),
  // The code reads them with their stock: see store/catalogue.ts.
  read: () => ({}),
  present: (item: { components: readonly { sku: string; quantity: number }[] }) => ({
    items: item.components.map(({ sku, quantity }) => ({ sku, quantity })),
  }),
})

const words = (name: 'name' | 'short_name' | 'description') => () => text(name).notNull()

/** The fields that products and bundles share, in the order of the answers. */
export const SELLABLE_FIELDS = [
  required('uuid', 'uuid', () => uuid('uuid').notNull(), Type.String({ format: 'uuid' }), Type.String()),
  required('name', 'name', words('name'), Text, Type.String()),
  required('shortName', 'short_name', words('short_name'), Text, Type.String()),
  required('description', 'description', words('description'), Text, Type.String()),
  required('image', 'image', () => text('image').notNull(), Type.String({ format: 'uri' }), Type.String()),
  price,
  promotion,
  required(
    'storefronts',
    'storefronts',
    () => jsonb('storefronts').$type<string[]>().notNull(),
    Type.Array(OneOf(['shop', 'portal', 'signup'])),
    Type.Array(Type.String()),
  ),
  required(
    'isListed',
    'is_listed_in_catalogue',
    () => boolean('is_listed_in_catalogue').notNull(),
    Type.Boolean(),
  ),
  purchasable,
  required(
    'maxQuantity',
    'max_quantity_per_cart',
    () => integer('max_quantity_per_cart').notNull(),
    Type.Integer({ minimum: 1 }),
    Type.Integer(),
  ),
  stock,
] as const

/** The fields before and after the shared ones. */
export const PRODUCT_TYPE = [
  required('type', 'type', () => text('type').$type<ProductType>().notNull(), OneOf(PRODUCT_TYPES)),
] as const
export const PRODUCT_FIELDS = [reviews] as const
export const BUNDLE_FIELDS = [items] as const
