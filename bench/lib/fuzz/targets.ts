import type { Target } from './requests'
import type { Schema } from './schema-values'

type Fields = Record<string, Schema>

const text: Schema = { type: 'string' }
const object = (properties: Fields): Schema => ({
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
} satisfies Fields

const SEGMENT_EVENT = {
  type: { enum: ['track', 'page', 'identify', 'other'] },
  event: text,
  anonymousId: text,
  messageId: text,
  timestamp: text,
  properties: object({ sku: text }),
} satisfies Fields

const get = (path: string, query?: Fields): Target => ({ method: 'GET', path, query })
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, fields?: Fields): Target => ({
  method,
  path,
  body: fields && object(fields),
})
const post = (path: string, fields?: Fields): Target => send('POST', path, fields)

/** Pages, files and answers whose address alone decides what they are. */
const READ: readonly string[] = [
  '/healthz',
  '/editor/status',
  '/shop/api/v1/openapi.json',
  '/login/.well-known/openid-configuration',
  '/login/jwks',
  '/oauth/api/v1/session/',
  '/page-data/app-data.json',
  '/page-data/za/{text}/page-data.json',
  '/cart-entries.json',
  '/search-index.json',
  '/robots.txt',
  '/{text}.js',
  '/f/{text}/{text}',
  '/f/{space}/{size}/{hash}/{file}',
  '/f/{space}/{size}/{hash}/{file}/m/{crop}/smart/filters:quality({text}):format({text})',
  '/f/{space}/{size}/{hash}/{file}/m/{crop}/filters:{text}',
  '/chat/widget.js',
  '/chat/status/',
  '/booking/frame.js',
  '/booking/{text}/booked/{text}/',
  '/signup/hello.json',
  '/segment/v1/projects/{text}/settings',
  '/pay/blackbird/api/sessions/{text}',
  '/pay/stitch/api/payment_requests/{text}',
  '/sandbox',
  '/sandbox/',
  '/sandbox/api/orders',
  '/sandbox/api/payments',
  '/sandbox/api/returns',
  '/sandbox/api/waitlist',
  '/sandbox/api/mail',
  '/sandbox/api/kept_leads',
  '/sandbox/api/leads',
  '/sandbox/api/lead_refusals',
  '/sandbox/api/chats',
  '/sandbox/api/bookings',
  '/sandbox/api/events',
  '/sandbox/api/errors',
  '/sandbox/content',
  '/sandbox/content/',
  '/sandbox/content/{text}/draft',
  '/sandbox/editor',
  '/sandbox/editor/',
  '/sandbox/editor/app.js',
  '/sandbox/editor/stories/{text}',
  '/sandbox/editor/publishing',
  '/sandbox/marketing',
  '/sandbox/marketing/live.js',
  '/sandbox/api/waiting_orders',
  '/sandbox/api/stock_held',
  '/sandbox/api/payment_discrepancies',
  '/sandbox/api/privacy',
  '/sandbox/mail/{text}/html',
  '/sandbox/mail/{text}/text',
]

const PAGES = [
  '/',
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/{product}/',
  '/za/checkout/',
  '/za/order/',
  '/za/{text}/',
]

const CONTENT = [
  '',
  '/stories',
  '/stories/za/{text}',
  '/links',
  '/tags',
  '/datasources',
  '/datasources/{text}',
  '/datasource_entries',
  '/spaces/me',
]

const MANAGEMENT_QUERY = { page: text, per_page: text, search: text, by_slugs: text, sort_by: text }
const RECORDS = ['component', 'component_group', 'preset', 'internal_tag', 'asset_folder', 'datasource']

/** Calls of the management API. They have no token, which is all that stands between them and the content. */
const MANAGEMENT: readonly Target[] = [
  get('/v1/users/me'),
  get('/v1/spaces'),
  get('/v1/spaces/{number}'),
  post('/v1/uploads', { policy: text }),
  ...[
    ...['stories', 'stories/{number}', 'stories/{number}/publish', 'stories/{number}/unpublish'],
    ...['stories/{number}/versions', 'stories/{number}/restore_with', 'story_versions', 'versions'],
    ...['story_schedulings', 'story_schedulings/{number}', 'assets', 'assets/{number}'],
    ...['assets/{number}/finish_upload', 'shared_assets', 'shared_asset_folders', 'shared_internal_tags'],
    ...RECORDS.flatMap((record) => [`${record}s`, `${record}s/{number}`]),
    ...['datasource_entries', 'datasource_entries/{number}'],
  ].map((path) => get(`/v1/spaces/1/${path}`, MANAGEMENT_QUERY)),
  ...['storie', 'story_scheduling', 'asset', ...RECORDS, 'datasource_entrie'].flatMap((record) => {
    const body = { story: object({ name: text, slug: text }), filename: text }
    const path = `/v1/spaces/1/${record}s`
    return [
      post(path, body),
      send('PUT', `${path}/{number}`, body),
      send('PATCH', `${path}/{number}`, body),
      { method: 'DELETE', path: `${path}/{number}` },
    ]
  }),
  ...['stories/{number}/move', 'versions/{number}'].flatMap((path) => [
    send('PUT', `/v1/spaces/1/${path}`, { after_id: text }),
    send('PATCH', `/v1/spaces/1/${path}`, { after_id: text }),
  ]),
]

/**
 * All routes of a host but those of the shop API, which its OpenAPI document describes.
 * services/host/host.db.test.ts compares the list with the host's routes.
 */
export const OTHER_TARGETS: readonly Target[] = [
  ...READ.map((path) => get(path)),
  ...PAGES.map((path) => get(path, { step: text, order: { enum: ['x'] }, number: text, promotion: text })),
  ...CONTENT.map((path) => get(`/v2/cdn${path}`, CONTENT_QUERY)),
  ...MANAGEMENT,
  post('/sandbox/api/content_pull'),
  {
    method: 'POST',
    path: '/reports/',
    body: {
      type: 'array',
      items: object({ type: { enum: ['csp-violation'] }, body: object({ blockedURL: text }) }),
    },
  },
  get('/editor/status/', {
    '_storyblok_tk[space_id]': text,
    '_storyblok_tk[timestamp]': text,
    '_storyblok_tk[token]': text,
  }),
  post('/hooks/content', { action: text }),
  post('/hooks/content/', { action: text, space_id: { enum: [1, 2, '1'] }, full_slug: text }),
  get('/preview/api/v1/draft/', {
    _storyblok: text,
    '_storyblok_tk[space_id]': { enum: ['1', '2'] },
    '_storyblok_tk[timestamp]': text,
    '_storyblok_tk[token]': text,
  }),
  post('/oauth/api/v1/create_session/'),
  post('/oauth/api/v1/generate_authorization_redirect_url/', { redirect_url: text }),
  post('/oauth/api/v1/generate_access_token/', { code: text, state: text }),
  { method: 'DELETE', path: '/oauth/api/v1/session/' },
  get('/login/authorize', {
    client_id: text,
    redirect_uri: text,
    response_type: { enum: ['code'] },
    state: text,
    scope: text,
  }),
  post('/login/authorize', { email: text, password: text }),
  post('/login/token', { grant_type: { enum: ['authorization_code'] }, code: text }),
  post('/pay/api/checkouts', { amount: { type: 'integer' }, currency: text }),
  {
    ...post('/servlet/servlet.WebToLead', {
      oid: text,
      retURL: text,
      last_name: text,
      company: text,
      captcha_settings: text,
    }),
    query: { encoding: text, orgId: text },
  },
  get('/captcha/api.js', { onload: text, render: text, hl: text }),
  post('/captcha/token/', { sitekey: { enum: ['demo-site-key', 'other'] } }),
  post('/chat/messages/', { conversation: text, text, email: text }),
  get('/booking/{text}', { day: text, slot: text }),
  get('/booking/sales-call/', { day: text, slot: text }),
  post('/booking/sales-call/', { slot: text, name: text, email: text }),
  {
    ...post('/sentry/api/{number}/envelope/', { type: text, length: { type: 'integer' }, message: text }),
    query: { sentry_key: text },
  },
  post('/segment/v1/b', {
    writeKey: { enum: ['demo-write-key', 'other'] },
    batch: { type: 'array', items: object(SEGMENT_EVENT) },
    sentAt: text,
  }),
  ...['p', 't', 'i', 'g', 's', 'a'].map((call) =>
    post(`/segment/v1/${call}`, { ...SEGMENT_EVENT, writeKey: { enum: ['demo-write-key'] }, sentAt: text }),
  ),
  ...['/pay/checkout/{text}', '/pay/blackbird/pay/{text}', '/pay/stitch/pay/{text}'].flatMap((path) => [
    get(path, { bank: text }),
    post(path, { number: text, expiry: text, cvc: text, action: text }),
  ]),
  post('/pay/blackbird/api/sessions', { amount: { type: 'integer' } }),
  post('/pay/blackbird/api/charges', { session: text, amount: { type: 'integer' } }),
  post('/pay/stitch/api/payment_requests', { amount: { type: 'integer' } }),
  post('/pay/blackbird/api/sessions/{text}/cancel'),
  post('/pay/stitch/api/payment_requests/{text}/cancel'),
  ...['/marketing/', '/marketing/events'].map((path) =>
    get(`/sandbox${path}`, {
      view: text,
      name: text,
      kind: text,
      path: text,
      text,
      range: text,
      since: text,
      before: text,
    }),
  ),
  ...['payment_received', 'refund', 'time_over', 'end'].map((what) =>
    post(`/sandbox/api/orders/{number}/${what}`, { shipped: { type: 'boolean' } }),
  ),
  send('PUT', '/sandbox/api/orders/{number}/fulfilment', {
    step: { enum: ['packed', 'on_its_way', 'delivered', 'booked', 'done'] },
  }),
  // Only invalid requests: a valid one would make the payment providers fail.
  ...['provider_events', 'provider_outage'].map((what) =>
    send('PUT', `/sandbox/api/orders/{number}/${what}`, { calls: { enum: [-1] }, delay_ms: text }),
  ),
  ...['crm_faults', 'captcha_faults', 'segment_faults', 'sentry_faults'].map((what) =>
    send('PUT', `/sandbox/api/${what}`, { calls: { enum: [-1] }, delay_ms: text, mode: text }),
  ),
  ...['export', 'erase'].map((what) => post(`/sandbox/api/person/${what}`, { email: text })),
  send('PUT', '/sandbox/api/payment_terms/{email}'),
  { method: 'DELETE', path: '/sandbox/api/payment_terms/{email}' },
  send('PATCH', '/sandbox/api/products/{product}', { stock: { type: 'integer', minimum: 100 } }),
  send('PATCH', '/sandbox/api/bundles/{bundle}', { price: { type: 'number' } }),
  send('PUT', '/sandbox/api/catalogue', { file: text, content: text }),
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
