import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INTERESTS } from '../../shared/leads/fields'
import { DELIVERIES } from '../../shared/orders/delivery'
import { RETURN_OUTCOMES } from '../../shared/orders/returns'
import { REPORT_KINDS } from '../privacy/reports'
import type { Cause, Outcome } from '../publishing/state'
import type { ItemKey } from '../shop/domain/cart-lines'
import type { OrderMail } from '../shop/domain/order-mail'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../shop/domain/order-state'
import { SIGNUP_STATUSES } from '../shop/domain/signup'
import type { WaitlistKind } from '../shop/domain/waitlist'
import type { SessionKind, SessionStatus } from '../shop/payments/standin/schema'
import { useTestDatabase } from './testing/open'

/** All values of a type that has no list: a value that one of the two lacks is no longer compiled. */
const all = <Value extends string>(values: Record<Value, true>) => Object.keys(values)

const ITEM_KINDS = all<ItemKey['kind']>({ product: true, bundle: true })
const MAILS = all<OrderMail>({
  order_confirmation: true,
  eft_instructions: true,
  payment_received: true,
  order_cancelled: true,
  refund_due: true,
  refunded: true,
  order_on_its_way: true,
  return_requested: true,
  confirm_order: true,
  order_released: true,
})
const SESSION_STATUSES = all<SessionStatus>({
  created: true,
  awaiting_pin: true,
  tokenised: true,
  succeeded: true,
  failed: true,
  cancelled: true,
})

/** The values that the code has for each column whose values a CHECK constraint lists. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'public.cart_lines.kind': ITEM_KINDS,
  'public.carts.delivery': DELIVERIES,
  'public.forced_prices.kind': ITEM_KINDS,
  'public.item_colours.kind': ITEM_KINDS,
  'public.leads.form': Object.keys(INTERESTS),
  'public.order_mails.kind': MAILS,
  'public.orders.status': ORDER_STATUSES,
  'public.payments.status': PAYMENT_STATUSES,
  'public.order_returns.outcome': RETURN_OUTCOMES,
  'public.privacy_reports.kind': REPORT_KINDS,
  'public.publications.outcome': all<Outcome>({
    building: true,
    live: true,
    unchanged: true,
    rejected: true,
    failed: true,
    interrupted: true,
  }),
  'public.publish_requests.cause': all<Cause>({ webhook: true, time: true, content: true }),
  'public.signups.status': SIGNUP_STATUSES,
  'public.waitlist_entries.kind': all<WaitlistKind>({ waitlist: true, pre_order: true }),
  'standins.leads.captcha': ['answered', 'not_answered'],
  'standins.sessions.kind': all<SessionKind>({ card: true, token: true, bank: true }),
  'standins.sessions.status': SESSION_STATUSES,
}

const READ = sql`
  select format('%s.%s.%s', n.nspname, t.relname, a.attname) as place, pg_get_constraintdef(c.oid) as rule
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid
  join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%ARRAY[%'`

const database = await useTestDatabase()

test('a column takes the values that the code has, and no other', async () => {
  const { rows } = (await database.execute(READ)) as unknown as { rows: { place: string; rule: string }[] }
  const taken = rows.map(({ place, rule }) => [
    place,
    [...rule.matchAll(/'([^']*)'/g)].map(([, value]) => value).sort(),
  ])
  const written = Object.entries(WRITTEN).map(([place, values]) => [place, [...values].sort()])
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(written))
})
