import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { loginSessions } from '../../auth/schema'
import { sendAll } from '../../shop/mail/testing/server'
import { ADDRESS, MAIL_FROM, type TestShop } from '../../shop/testing/shop'
import { embeddedMailer } from '../../standins/mail/mailbox'
import { EVENTS } from '../../standins/segment/events'

const DAY = 24 * 3_600_000

let people = 0
/** A person whose name nothing else in the tests contains. */
export function somebody() {
  people += 1
  const name = `Nomvula${people}`
  const words = {
    email: `${name.toLowerCase()}@example.co.za`,
    phone: `08291${String(people).padStart(5, '0')}`,
  }
  const contact = { first_name: name, last_name: `Quxolo${people}`, ...words }
  return { name, contact, address: { ...ADDRESS, street: `${people} Umbhaco Crescent` } }
}
export type Somebody = ReturnType<typeof somebody>

/** Orders by EFT; the order is then paid and delivered. */
export async function buy(
  shop: TestShop,
  { contact, address }: Somebody,
  { quantity = 1, isDelivered = true } = {},
): Promise<string> {
  const { id } = await shop.cart()
  await shop.call('PATCH', `/carts/${id}/`, { contact_info: contact, address })
  // With a key the shop stores the answer, which has the contact in it.
  await shop.post(id, 'bulk_add', { items: [{ item_id: 'khumo', quantity }] }, randomUUID())
  const number = (await shop.post(id, 'eft_intent')).json().order_number
  await shop.markPaid(number)
  if (isDelivered)
    for (const step of ['packed', 'on_its_way', 'delivered'])
      await shop.sandbox('PUT', `orders/${number}/fulfilment`, { step })
  return number
}

/** Leaves personal data everywhere that the product stores it. */
export async function leaveTraces(shop: TestShop, person: Somebody): Promise<void> {
  const { call } = shop
  const { contact, name } = person
  const { email, phone } = contact
  const number = await buy(shop, person)
  const [{ id: line }] = (await shop.asOwner(number, 'GET', '')).json().items
  const returning = {
    items: [{ id: line, quantity: 1 }],
    reason: 'faulty',
    details: `Ask ${name}`,
    outcome: 'refund',
  }
  await shop.asOwner(number, 'POST', 'returns/', returning)
  const open = await shop.cart(['khumo-print'])
  await call('PATCH', `/carts/${open.id}/`, { contact_info: contact, address: person.address })
  const joining = { item: 'go', name, email, phone, consent_version: '2026-11-22' }
  const joined = await call('POST', '/waitlist/', joining)
  const signup = await call('POST', '/signups/', {
    owner_first_name: name,
    owner_last_name: contact.last_name,
    email,
    id_type: 'sa_id_number',
    id_number: '8001015009087',
  })
  const lead = await call('POST', '/leads/', {
    form: 'sales',
    first_name: name,
    last_name: contact.last_name,
    email,
    phone,
    turnover: 'R50,000 - R100,000',
    intention: 'switching_provider',
    products: ['Khumo'],
    unsure: false,
    consent_version: '2026-11-26',
  })
  const refused = [joined, signup, lead].find(({ statusCode }) => statusCode !== 201)
  if (refused) throw new Error(`A trace was refused: ${refused.body}`)
  const at = new Date()
  await shop.database.insert(loginSessions).values({
    idHash: randomUUID(),
    person: { ...contact, id: name },
    createdAt: at,
    expiresAt: new Date(at.getTime() + DAY),
  })
  const event = { type: 'track', event: 'x', sentAt: at, timestamp: at, receivedAt: at, messageId: undefined }
  await EVENTS.store(shop.database, [
    { ...event, userId: `user of ${name}`, anonymousId: null, payload: { traits: { email } } },
    { ...event, userId: `user of ${name}`, anonymousId: null, payload: { page: '/za/' } },
  ])
  await shop.database.execute(
    sql`insert into standins.leads (fields, captcha, received_at) values (${JSON.stringify({ email, first_name: name })}, 'answered', now())`,
  )
  await shop.database.execute(
    sql`insert into standins.chat_messages (conversation, text, email, received_at) values (${name}, 'Hello', null, now()), (${name}, ${`I am ${name}`}, ${email}, now())`,
  )
  await shop.database.execute(
    sql`insert into standins.bookings (id, event, starts_at, name, email, received_at) values (${randomUUID()}, 'call', ${new Date(Date.now() + people * 3_600_000).toISOString()}, ${name}, ${email}, now())`,
  )
  await sendAll(shop, embeddedMailer(shop.database, MAIL_FROM))
}
