import type { Target } from './requests'
import type { Schema } from './schema-values'

const text: Schema = { type: 'string' }
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** Every query of the content service. */
const CONTENT_QUERY = {
  token: { enum: ['demo', 'demo-preview', 'wrong'] },
  version: { enum: ['published', 'draft'] },
  // A request for published content without `cv` is redirected to the current one.
  cv: { enum: ['1'] },
  by_slugs: { enum: ['*a*a*a*a*a*a*a*a*a*a*a*', 'za/*', 'za/shop/*,za/help'] },
  excluding_slugs: { enum: [`${'*a'.repeat(30)}b`, 'za/*'] },
  starts_with: { enum: ['za/', 'za/shop/'] },
  search_term: text,
  sort_by: { enum: ['name:asc', 'content.title:desc,name:asc', 'x:y:z'] },
  per_page: { enum: [1, 25, 1000, -1] },
  page: { enum: [1, 2, 9999, -1] },
  resolve_relations: { enum: ['product.category', 'a.b'] },
  'filter_query[title][like]': { enum: ['*a*', '*'.repeat(30)] },
  'filter_query[__proto__][in]': text,
  'filter_query[__or][][title][in]': text,
  resolve_links: { enum: ['url', 'link', 'story', 'all'] },
} satisfies Record<string, Schema>

const SEGMENT_EVENT = {
  type: { enum: ['track', 'page', 'identify', 'other'] },
  event: text,
  anonymousId: text,
  messageId: text,
  timestamp: text,
  properties: object({ sku: text }),
} satisfies Record<string, Schema>

/**
 * All routes of a host but those of the shop API, which its OpenAPI document describes.
 * services/host/host.db.test.ts compares the list with the host's routes.
 */
export const OTHER_TARGETS: readonly Target[] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/shop/api/v1/openapi.json' },
  {
    method: 'POST',
    path: '/reports/',
    body: {
      type: 'array',
      items: object({ type: { enum: ['csp-violation'] }, body: object({ blockedURL: text }) }),
    },
  },
  { method: 'GET', path: '/login/.well-known/openid-configuration' },
  { method: 'GET', path: '/login/jwks' },
  ...[
    '/',
    '/za/',
    '/za/shop/',
    '/za/shop/card-machines/{product}/',
    '/za/checkout/',
    '/za/order/',
    '/za/{text}/',
  ].map((path) => ({
    method: 'GET',
    path,
    query: { step: text, order: { enum: ['x'] }, number: text, promotion: text },
  })),
  ...[
    '/page-data/app-data.json',
    '/page-data/za/{text}/page-data.json',
    '/cart-entries.json',
    '/robots.txt',
    '/{text}.js',
  ].map((path) => ({ method: 'GET', path })),
  ...[
    '',
    '/stories',
    '/stories/za/{text}',
    '/links',
    '/tags',
    '/datasources',
    '/datasources/{text}',
    '/datasource_entries',
    '/spaces/me',
  ].map((path) => ({ method: 'GET', path: `/v2/cdn${path}`, query: CONTENT_QUERY })),
  ...[
    '/f/{text}/{text}',
    '/f/{space}/{size}/{hash}/{file}',
    '/f/{space}/{size}/{hash}/{file}/m/{crop}/smart/filters:quality({text}):format({text})',
    '/f/{space}/{size}/{hash}/{file}/m/{crop}/filters:{text}',
  ].map((path) => ({ method: 'GET', path })),
  {
    method: 'GET',
    path: '/preview/api/v1/draft/',
    query: {
      _storyblok: text,
      '_storyblok_tk[space_id]': { enum: ['1', '2'] },
      '_storyblok_tk[timestamp]': text,
      '_storyblok_tk[token]': text,
    },
  },
  { method: 'POST', path: '/oauth/api/v1/create_session/' },
  {
    method: 'POST',
    path: '/oauth/api/v1/generate_authorization_redirect_url/',
    body: object({ redirect_url: text }),
  },
  { method: 'POST', path: '/oauth/api/v1/generate_access_token/', body: object({ code: text, state: text }) },
  { method: 'GET', path: '/oauth/api/v1/session/' },
  { method: 'DELETE', path: '/oauth/api/v1/session/' },
  {
    method: 'GET',
    path: '/login/authorize',
    query: {
      client_id: text,
      redirect_uri: text,
      response_type: { enum: ['code'] },
      state: text,
      scope: text,
    },
  },
  { method: 'POST', path: '/login/authorize', body: object({ email: text, password: text }) },
  {
    method: 'POST',
    path: '/login/token',
    body: object({ grant_type: { enum: ['authorization_code'] }, code: text }),
  },
  {
    method: 'POST',
    path: '/pay/api/checkouts',
    body: object({ amount: { type: 'integer' }, currency: text }),
  },
  {
    method: 'POST',
    path: '/servlet/servlet.WebToLead',
    query: { encoding: text, orgId: text },
    body: object({ oid: text, retURL: text, last_name: text, company: text, captcha_settings: text }),
  },
  { method: 'GET', path: '/captcha/api.js', query: { onload: text, render: text, hl: text } },
  {
    method: 'POST',
    path: '/captcha/token/',
    body: object({ sitekey: { enum: ['demo-site-key', 'other'] } }),
  },
  ...['/chat/widget.js', '/chat/status/', '/booking/frame.js'].map((path) => ({ method: 'GET', path })),
  { method: 'POST', path: '/chat/messages/', body: object({ conversation: text, text, email: text }) },
  ...['/booking/{text}', '/booking/sales-call/'].map((path) => ({
    method: 'GET',
    path,
    query: { day: text, slot: text },
  })),
  { method: 'POST', path: '/booking/sales-call/', body: object({ slot: text, name: text, email: text }) },
  { method: 'GET', path: '/booking/{text}/booked/{text}/' },
  {
    method: 'POST',
    path: '/sentry/api/{number}/envelope/',
    query: { sentry_key: text },
    body: object({ type: text, length: { type: 'integer' }, message: text }),
  },
  { method: 'GET', path: '/signup/hello.json' },
  { method: 'GET', path: '/segment/v1/projects/{text}/settings' },
  {
    method: 'POST',
    path: '/segment/v1/b',
    body: object({
      writeKey: { enum: ['demo-write-key', 'other'] },
      batch: { type: 'array', items: object(SEGMENT_EVENT) },
      sentAt: text,
    }),
  },
  ...['p', 't', 'i', 'g', 's', 'a'].map((call) => ({
    method: 'POST',
    path: `/segment/v1/${call}`,
    body: object({ ...SEGMENT_EVENT, writeKey: { enum: ['demo-write-key'] }, sentAt: text }),
  })),
  ...['/pay/checkout/{text}', '/pay/blackbird/pay/{text}', '/pay/stitch/pay/{text}'].flatMap((path) => [
    { method: 'GET', path, query: { bank: text } },
    { method: 'POST', path, body: object({ number: text, expiry: text, cvc: text, action: text }) },
  ]),
  { method: 'POST', path: '/pay/blackbird/api/sessions', body: object({ amount: { type: 'integer' } }) },
  {
    method: 'POST',
    path: '/pay/blackbird/api/charges',
    body: object({ session: text, amount: { type: 'integer' } }),
  },
  { method: 'POST', path: '/pay/stitch/api/payment_requests', body: object({ amount: { type: 'integer' } }) },
  ...['/pay/blackbird/api/sessions/{text}', '/pay/stitch/api/payment_requests/{text}'].flatMap((path) => [
    { method: 'GET', path },
    { method: 'POST', path: `${path}/cancel` },
  ]),
  ...[
    '',
    '/',
    '/api/orders',
    '/api/payments',
    '/api/returns',
    '/api/waitlist',
    '/api/mail',
    '/api/kept_leads',
    '/api/leads',
    '/api/lead_refusals',
    '/api/chats',
    '/api/bookings',
    '/api/events',
    '/api/errors',
    '/marketing',
    '/marketing/live.js',
    '/api/waiting_orders',
    '/api/stock_held',
    '/api/payment_discrepancies',
    '/api/privacy',
    '/mail/{text}/html',
    '/mail/{text}/text',
  ].map((path) => ({ method: 'GET', path: `/sandbox${path}` })),
  ...['/marketing/', '/marketing/events'].map((path) => ({
    method: 'GET',
    path: `/sandbox${path}`,
    query: { view: text, name: text, kind: text, path: text, text, range: text, since: text, before: text },
  })),
  ...['payment_received', 'refund', 'time_over', 'end'].map((what) => ({
    method: 'POST',
    path: `/sandbox/api/orders/{number}/${what}`,
    body: object({ shipped: { type: 'boolean' } }),
  })),
  {
    method: 'PUT',
    path: '/sandbox/api/orders/{number}/fulfilment',
    body: object({ step: { enum: ['packed', 'on_its_way', 'delivered', 'booked', 'done'] } }),
  },
  // Only invalid requests: a valid one would make the payment providers fail.
  ...['provider_events', 'provider_outage'].map((what) => ({
    method: 'PUT',
    path: `/sandbox/api/orders/{number}/${what}`,
    body: object({ calls: { enum: [-1] }, delay_ms: text }),
  })),
  ...['crm_faults', 'captcha_faults', 'segment_faults', 'sentry_faults'].map((what) => ({
    method: 'PUT',
    path: `/sandbox/api/${what}`,
    body: object({ calls: { enum: [-1] }, delay_ms: text, mode: text }),
  })),
  ...['export', 'erase'].map((what) => ({
    method: 'POST',
    path: `/sandbox/api/person/${what}`,
    body: object({ email: text }),
  })),
  { method: 'PUT', path: '/sandbox/api/payment_terms/{email}' },
  { method: 'DELETE', path: '/sandbox/api/payment_terms/{email}' },
  {
    method: 'PATCH',
    path: '/sandbox/api/products/{product}',
    body: object({ stock: { type: 'integer', minimum: 100 } }),
  },
  { method: 'PATCH', path: '/sandbox/api/bundles/{bundle}', body: object({ price: { type: 'number' } }) },
  { method: 'PUT', path: '/sandbox/api/catalogue', body: object({ file: text, content: text }) },
]

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The shop API as its OpenAPI document describes it. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Every operation of the document. @param base such as `/shop/api/v1` */
export const operationsOf = ({ paths }: OpenApi, base: string): Target[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: `${base}${path}`,
      query: Object.fromEntries(
        parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  )
