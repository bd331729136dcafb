import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LeadKind } from '../../../shared/leads/fields'
import type { Delivery, ReturnOutcome, ReturnReason } from '../../../shared/orders'
import { bundleTable, productTable } from '../catalogue/file-rows'
import type { Address, ContactInfo } from '../domain/buyer'
import type { OrderSnapshot, Units } from '../domain/order'
import type { OrderMail } from '../domain/order-mail'
import type { OrderEvent, OrderStatus, PaymentStatus } from '../domain/order-state'
import type { Details, Signup } from '../domain/signup'
import type { Suspicion } from '../domain/suspicion'
import type { Consents, WaitlistKind } from '../domain/waitlist'
import type { InstalmentPlan } from '../../../shared/orders'
import type { PaymentMethod } from '../payments/providers'
import type { InvoiceRecipient } from './order-record'

// The tables of services/database/migrations; the comments there describe the columns.

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The columns that the outbox needs of a mail. */
const sending = () => ({
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at'),
  sentAt: moment('sent_at'),
  lastError: text('last_error'),
})

export const products = pgTable('products', productTable())

export const bundles = pgTable('bundles', bundleTable())

export const forcedPrices = pgTable(
  'forced_prices',
  {
    kind: text('kind').$type<'product' | 'bundle'>().notNull(),
    code: text('code').notNull(),
    priceCents: cents('price_cents').notNull(),
    promotionPriceCents: cents('promotion_price_cents'),
    promotionStarts: text('promotion_starts'),
    promotionEnds: text('promotion_ends'),
    originalPriceCents: cents('original_price_cents'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
)

export const itemColours = pgTable(
  'item_colours',
  {
    kind: text('kind').$type<'product' | 'bundle'>().notNull(),
    code: text('code').notNull(),
    colour: text('colour').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
)

export const promoCodes = pgTable('promo_codes', {
  code: text('code').primaryKey(),
  description: text('description').notNull(),
  percentOff: integer('percent_off'),
  centsOff: cents('cents_off'),
  freeShipping: boolean('free_shipping').notNull(),
  expiresAt: moment('expires_at'),
  maxUses: integer('max_uses'),
  maxUsesPerBuyer: integer('max_uses_per_buyer'),
  sourceChecksum: text('source_checksum'),
})

export const carts = pgTable('carts', {
  id: uuid('id').primaryKey(),
  source: text('source').notNull(),
  trackingPlatform: text('tracking_platform').notNull(),
  trackingWau: text('tracking_wau').notNull(),
  contactInfo: jsonb('contact_info').$type<ContactInfo>(),
  address: jsonb('address').$type<Address>(),
  promoCode: text('promo_code'),
  delivery: text('delivery').$type<Delivery>().notNull().default('standard'),
  featureFlags: jsonb('feature_flags').$type<string[]>().notNull(),
  orderNumber: text('order_number'),
  signupId: uuid('signup_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const cartLines = pgTable('cart_lines', {
  id: uuid('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  cartId: uuid('cart_id').notNull(),
  kind: text('kind').$type<'product' | 'bundle'>().notNull(),
  code: text('code').notNull(),
  quantity: integer('quantity').notNull(),
})

export const orders = pgTable('orders', {
  number: text('number').primaryKey(),
  cartId: uuid('cart_id').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  stockTaken: jsonb('stock_taken').$type<Units[]>().notNull(),
  shortfall: jsonb('shortfall').$type<Units[]>().notNull(),
  mailbox: text('mailbox'),
  phone: text('phone'),
  deliveredTo: text('delivered_to'),
  visitor: text('visitor'),
  placedAt: moment('placed_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  orderNumber: text('order_number').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  reason: text('reason'),
  amountCents: cents('amount_cents').notNull(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  returnAddresses: jsonb('return_addresses').$type<ReturnAddresses>(),
  providerId: text('provider_id'),
  redirectUrl: text('redirect_url'),
  expiresAt: moment('expires_at'),
  instalmentPlan: jsonb('instalment_plan').$type<AgreedPlan>(),
  providerOpen: boolean('provider_open').notNull().default(false),
  checkedAt: moment('checked_at'),
  suspicions: jsonb('suspicions').$type<Suspicion[]>().notNull().default([]),
  confirmBy: moment('confirm_by'),
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** `firstPaymentOn`: `YYYY-MM-DD` in South Africa. */
export type AgreedPlan = InstalmentPlan & { firstPaymentOn: string }

export const paymentTransitions = pgTable('payment_transitions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  orderNumber: text('order_number').notNull(),
  paymentId: uuid('payment_id').notNull(),
  event: text('event').$type<OrderEvent>().notNull(),
  orderStatus: text('order_status').$type<OrderStatus>().notNull(),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
  happenedAt: moment('happened_at').notNull(),
})

export const invoices = pgTable('invoices', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  orderNumber: text('order_number').notNull(),
  issuedAt: moment('issued_at').notNull(),
  recipient: jsonb('recipient').$type<InvoiceRecipient>(),
})

export const invoiceCounter = pgTable('invoice_counter', {
  isOnly: boolean('is_only').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})

export const orderReturns = pgTable('order_returns', {
  reference: text('reference').primaryKey(),
  orderNumber: text('order_number').notNull(),
  reason: text('reason').$type<ReturnReason>().notNull(),
  details: text('details').notNull(),
  outcome: text('outcome').$type<ReturnOutcome>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  transitionId: bigint('transition_id', { mode: 'number' }).notNull(),
})

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    orderNumber: text('order_number').notNull(),
    lineId: uuid('line_id').notNull(),
    reference: text('reference').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.lineId] })],
)

export const paymentTermsAccounts = pgTable('payment_terms_accounts', {
  email: text('email').primaryKey(),
  approvedAt: moment('approved_at').notNull(),
})

export interface ReturnAddresses {
  successUrl: string
  cancelUrl: string
  failureUrl: string
}

export const stockHolds = pgTable(
  'stock_holds',
  {
    orderNumber: text('order_number').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.sku] })],
)

export const signups = pgTable('signups', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  status: text('status').$type<Signup['status']>().notNull(),
  details: jsonb('details').$type<Omit<Details, 'email' | 'id_number'>>().notNull(),
  sealedIdNumber: text('sealed_id_number'),
  cartId: uuid('cart_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid('id').primaryKey(),
  item: text('item').notNull(),
  emailKey: text('email_key').notNull(),
  kind: text('kind').$type<WaitlistKind>().notNull(),
  quantity: integer('quantity'),
  sealedContact: text('sealed_contact').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  /** Path on the site where the item is bought. */
  page: text('page').notNull(),
  availableAt: moment('available_at'),
  marketing: jsonb('marketing').$type<Consents>().notNull(),
  createdAt: moment('created_at').notNull(),
  ...sending(),
})

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  leadKey: text('lead_key').notNull(),
  form: text('form').$type<LeadKind>().notNull(),
  sealedAnswers: text('sealed_answers').notNull(),
  consentVersion: text('consent_version').notNull(),
  createdAt: moment('created_at').notNull(),
  ...sending(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    statusCode: integer('status_code').notNull(),
    response: jsonb('response').$type<string | object>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

/** The outbox; services/database/migrations/007_order_mails.sql describes the columns. */
export const orderMails = pgTable('order_mails', {
  transitionId: bigint('transition_id', { mode: 'number' }).primaryKey(),
  orderNumber: text('order_number').notNull(),
  kind: text('kind').$type<OrderMail>().notNull(),
  ...sending(),
  createdAt: moment('created_at').notNull(),
})
