import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { signups } from './store/schema'
import { ADDRESS, CONTACT, ownerOf, useTestShop } from './testing/shop'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
  [rule: string]: unknown
}
interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const shop = useTestShop()
let document: Document
beforeAll(async () => {
  document = (await shop.call('GET', '/openapi.json')).json()
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength'],
  array: ['maxItems'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
}

/** Every part of a request's schema, with its place. */
function partsOf(schema: Schema, at: string): { at: string; part: Schema }[] {
  const { $ref, anyOf = [], properties = {}, items } = schema
  if ($ref) return partsOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, at)
  return [
    { at, part: schema },
    ...anyOf.flatMap((option) => partsOf(option, at)),
    ...Object.entries(properties).flatMap(([name, property]) => partsOf(property, `${at}.${name}`)),
    ...(items ? partsOf(items, `${at}[]`) : []),
  ]
}
const bodyParts = ({ operationId, requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => partsOf(schema, operationId))
/** Whether a value is one of the contract's own. */
const isListed = (part: Schema) => part.enum !== undefined || part.const !== undefined

it('every string, list and number of a request has a limit', () => {
  const found = operations()
    .filter(({ operation }) => !operation.operationId.startsWith('receive_'))
    .flatMap(({ operation }) => [
      ...(operation.parameters ?? []).flatMap(({ name, schema }) =>
        partsOf(schema, `${operation.operationId} ${name}`),
      ),
      ...bodyParts(operation),
    ])
    .flatMap(({ at, part }) => {
      const rules = isListed(part) ? [] : (BOUNDS[part.type ?? ''] ?? [])
      return rules.filter((rule) => part[rule] === undefined).map((rule) => `${at} has no ${rule}`)
    })
  expect([...new Set(found)]).toEqual([])
})

/** Request texts that nobody types: ids, item codes, addresses, values set by a page, events of providers. */
const NOT_TYPED =
  /(^receive_\w+|\.(tracking_attribution\.\w+|\w*id|\w*product|\w*bundle|item|page|\w+_url|utm_\w+))$/

it('every typed text is cleaned before it is checked', () => {
  const found = operations()
    .flatMap(({ operation }) => bodyParts(operation))
    .filter(({ part }) => part.type === 'string' && !isListed(part) && !part['x-cleaned-as'])
  expect(found.map(({ at }) => at).filter((at) => !NOT_TYPED.test(at))).toEqual([])
})

/** The content of a cart that is ordered, or ready to be. */
interface Place {
  cartId: string
  number: string
  lineId: string
  signupId: string
}

const URL_BACK = '/za/checkout/?step=confirm'
const BLACKBIRD = { payment_method: 'Credit Card (Blackbird)' }
const SIGNUP = { owner_first_name: 'T', owner_last_name: 'N', email: 't@example.co.za' }
const RECIPIENT = { name: 'Thandi’s Coffee', address: '12 Long Street', vat_number: '' }

/** A body for every operation that has one; operations on a paid order have `paid`. */
const BODIES: Readonly<Record<string, { body: (place: Place) => object; paid?: true }>> = {
  createCart: { body: () => ({ source: 'shop', tracking_attribution: { platform: 'web', wau: '' } }) },
  updateCart: { body: () => ({ contact_info: CONTACT, address: ADDRESS }) },
  enableFeatureFlag: { body: () => ({ feature_flag: 'payment_terms' }) },
  disableFeatureFlag: { body: () => ({ feature_flag: 'payment_terms' }) },
  changeItems: { body: () => ({ action: 'add', product: 'sim-data' }) },
  bulkAdd: { body: () => ({ items: [{ item_id: 'sim-data' }] }) },
  createSignup: { body: () => SIGNUP },
  updateSignup: { body: () => ({ phone: '082 123 4567' }) },
  lookUpOrder: { body: ({ number }) => ({ number, email: CONTACT.email }), paid: true },
  eftIntent: { body: () => ({ amount: 1199 }) },
  cardOnDeliveryIntent: { body: () => ({ amount: 1199 }) },
  initiateFreePayment: { body: ({ cartId }) => ({ id: cartId }) },
  initiateCheckoutPayment: {
    body: () => ({ success_url: shop.siteUrl + URL_BACK, cancel_url: shop.siteUrl + URL_BACK }),
  },
  initiateBlackbirdPayment: { body: () => BLACKBIRD },
  stitchInstantEft: { body: () => ({ return_url: shop.siteUrl + URL_BACK }) },
  processBlackbirdPayment: { body: () => ({ id: randomUUID(), ...BLACKBIRD }) },
  activateInstalmentPlan: { body: () => ({ id: randomUUID() }) },
  sendLead: {
    body: () => ({
      ...{ form: 'sales', first_name: 'T', last_name: 'N', email: 't@example.co.za', phone: '0821234567' },
      ...{
        turnover: 'R50,000 - R100,000',
        intention: 'switching_provider',
        products: ['Khumo'],
        unsure: false,
      },
      consent_version: '2026-11-26',
    }),
  },
  joinWaitlist: {
    body: () => ({ item: 'go', name: 'T', email: 't@example.co.za', consent_version: '2026-11-22' }),
  },
  nameInvoiceRecipient: { body: () => RECIPIENT, paid: true },
  requestReturn: {
    body: ({ lineId }) => ({
      items: [{ id: lineId, quantity: 1 }],
      reason: 'changed_mind',
      outcome: 'refund',
    }),
    paid: true,
  },
}

async function prepare(isPaid: boolean): Promise<Place> {
  const { id: cartId, items } = await shop.cart(['khumo'])
  const signupId = (await shop.call('POST', '/signups/', SIGNUP)).json().id
  const { order_number: number } = (await shop.post(cartId, 'generate_order_number')).json()
  if (isPaid) {
    await shop.post(cartId, 'eft_intent')
    await shop.markPaid(number)
  }
  return { cartId, number, lineId: items[0]?.id ?? '', signupId }
}

/** Without the values that differ with every call. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, entry: unknown) =>
      /(^|_)(id|uuid|at|url|link|number|reference|access|message)$/.test(name) ? null : entry,
    ),
  )

/** The status of a signup is a known field. */
const UNKNOWN = { is_admin: true, total: 1, __v: [{}] }

describe('an unknown field changes nothing', () => {
  const withBodies = () =>
    operations().filter(
      ({ operation }) => operation.requestBody && !operation.operationId.startsWith('receive_'),
    )

  it('in any operation with a body', async () => {
    expect(
      withBodies()
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(Object.keys(BODIES).sort())
    for (const { path, method, operation } of withBodies()) {
      const { body, paid = false } = BODIES[operation.operationId] ?? { body: () => ({}) }
      const answers = []
      for (const additional of [
        {},
        operation.operationId === 'updateSignup' ? UNKNOWN : { ...UNKNOWN, status: 'paid' },
      ]) {
        const place = await prepare(paid)
        const id = path.startsWith('/signups') ? place.signupId : place.cartId
        const reply = await shop.app.inject({
          method: method.toUpperCase() as 'POST',
          url: `/shop/api/v1${path.replace('{id}', id)}`,
          payload: { ...additional, ...body(place) },
          headers: ownerOf(place.number),
        })
        answers.push([operation.operationId, reply.statusCode, shapeOf(reply.json())])
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[0]?.[1]).not.toBe(500)
    }
  })

  it('and is not stored with a signup', async () => {
    const odd = { ...SIGNUP, is_admin: true, status: 'complete', id: randomUUID() }
    const { id, status } = (await shop.call('POST', '/signups/', odd)).json()
    expect([id === odd.id, status]).toEqual([false, 'pending'])
    await shop.call('PATCH', `/signups/${id}/`, { is_admin: true, phone: '082 123 4567' })
    const [row] = await shop.database.select().from(signups).where(eq(signups.id, id))
    expect(row?.details).toEqual({ owner_first_name: 'T', owner_last_name: 'N', phone: '27821234567' })
  })

  it.each(['complete', 'paid'])('a signup does not become %s by setting its status', async (status) => {
    const { id } = (await shop.call('POST', '/signups/', SIGNUP)).json()
    expect((await shop.call('PATCH', `/signups/${id}/`, { status })).statusCode).toBe(422)
    expect((await shop.call('GET', `/signups/${id}/`)).json().status).toBe('pending')
  })
})

describe('lists that grow with every call are limited', () => {
  it.each(['enable_feature_flag', 'disable_feature_flag'])('%s accepts only known flags', async (path) => {
    const { id } = await shop.cart()
    const reply = await shop.call('POST', `/carts/${id}/${path}/`, { feature_flag: 'free_everything' })
    expect([reply.statusCode, reply.json().error?.code]).toEqual([422, 'invalid_request'])
  })

  it.each([
    ['/products/', 'skus'],
    ['/bundles/', 'bundle_codes'],
    ['/products/', 'types'],
  ])('%s accepts at most a hundred %s', async (path, name) => {
    const codes = Array.from({ length: 101 }, (_, at) => `s${at}`)
    const ask = (some: string[]) => shop.call('GET', `${path}?${name}=${some.join(',')}`)
    const refused = await ask(codes)
    expect([refused.statusCode, refused.json().error?.fields]).toEqual([
      422,
      { [name]: 'must have at most 100 entries' },
    ])
    expect((await ask(codes.slice(1))).statusCode).toBe(200)
  })
})
