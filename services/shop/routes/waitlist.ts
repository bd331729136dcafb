import formbody from '@fastify/formbody'
import type { FastifyError, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { WAITLIST_WORDINGS } from '../../../shared/consent-wordings'
import type { Queries } from '../../database/open'
import { readOwnAddress } from '../../lib/own-address'
import { VISITORS_STOREFRONT } from '../domain/availability'
import { Problem, PROBLEM_STATUS } from '../domain/problem'
import { CHANNELS, consentsTo, readJoining, waitlistKind } from '../domain/waitlist'
import { leavePage, leftPage, PAGE_HEADERS, refusedPage, type TypedForm, withAndWithoutSlash } from '../pages'
import { answers, Code, Id, IdempotencyHeader, OneOf, Quantity, Typed } from '../schemas/common'
import { findItem } from '../store/catalogue'
import { changeOnce } from '../store/idempotency'
import { deleteEntry, itemOf, saveEntry } from '../store/waitlist'
import type { Routes, ShopContext } from './context'
import { readProblem } from './errors'
import { idempotentRequest } from './read-request'

// domain/waitlist.ts judges the values and says in sentences what is wrong.
const JoinWaitlist = Type.Object({
  item: Code,
  name: Typed('text'),
  email: Typed('email'),
  phone: Type.Optional(Typed('phone')),
  quantity: Type.Optional(Quantity),
  consent_version: OneOf(Object.keys(WAITLIST_WORDINGS) as (keyof typeof WAITLIST_WORDINGS)[]),
  marketing: Type.Optional(
    Type.Array(OneOf(CHANNELS), {
      maxItems: CHANNELS.length,
      description: 'Channels whose own box was ticked: news and offers, apart from being told about the item',
    }),
  ),
  page: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Path of the page that the form is on: shows the answer to a form without script, and is where the item is bought',
    }),
  ),
})
type JoinWaitlist = Static<typeof JoinWaitlist>

const WaitlistAnswer = Type.Object(
  { item: Type.String(), kind: OneOf(['waitlist', 'pre_order'] as const) },
  { title: 'WaitlistAnswer', description: 'The same for the first time and for every other' },
)

const EntryParams = Type.Object({
  id: Id('Entry id: whoever knows it may leave'),
})

const LARGEST_BODY = 8_192
/** Where on the product's page the answer stands (src/waitlist/joined.tsx). */
const ANSWER = '#waitlist-joined'

const DESCRIPTION = [
  'Puts somebody on the list for what is out of stock or for pre-order only. The same person and item again: still one',
  'entry, and the same answer. Takes a form as well (application/x-www-form-urlencoded), for pages whose scripts are not',
  'here yet: it answers 303 back to the `page` it came from, or a page with the form as it was filled in.',
  '409 `can_be_bought`; 422 with `fields`; 429 `too_many_tries` with Retry-After.',
].join(' ')

/** In a scope of its own: nothing else of the shop API takes a form. */
export async function waitlistRoutes(
  routes: Routes,
  { database, siteUrl, tries, personalDataKey: key }: ShopContext,
) {
  await routes.register(formbody, { bodyLimit: LARGEST_BODY })
  routes.addHook('preValidation', async (request) => {
    if (isForm(request)) request.body = fromForm((request.body ?? {}) as TypedForm)
  })
  routes.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isForm(request)) throw error
    const problem = readProblem(error, request)
    const form = (request.body ?? {}) as TypedForm
    return reply
      .code(PROBLEM_STATUS[problem.code])
      .headers(PAGE_HEADERS)
      .send(refusedPage(form, problem, ownPath(form.page, siteUrl)))
  })

  routes.post(
    '/waitlist/',
    {
      bodyLimit: LARGEST_BODY,
      config: { counts: 'itself', isQueued: true },
      schema: {
        operationId: 'joinWaitlist',
        description: DESCRIPTION,
        headers: IdempotencyHeader,
        body: JoinWaitlist,
        response: answers(201, WaitlistAnswer),
      },
    },
    async (request, reply) => {
      const { body: joining } = request
      const now = new Date()
      await tries.count(request, ['waitlist'])
      const { body } = await changeOnce(database, idempotentRequest(request, key), (tx) =>
        join(tx, joining, now),
      )
      return isForm(request)
        ? reply.redirect(ownPath(joining.page, siteUrl) + ANSWER, 303)
        : reply.code(201).send(body)
    },
  )

  const leaving = { schema: { hide: true, params: EntryParams } }
  for (const path of withAndWithoutSlash('/waitlist/:id/leave/')) {
    routes.get(path, leaving, async ({ params }, reply) => {
      const code = await itemOf(database, params.id)
      const name = code && ((await findItem(database, code))?.shortName ?? code)
      return reply.headers(PAGE_HEADERS).send(name ? leavePage(name) : leftPage())
    })

    routes.post(path, leaving, async ({ params }, reply) => {
      await deleteEntry(database, params.id)
      return reply.headers(PAGE_HEADERS).send(leftPage())
    })
  }

  async function join(tx: Queries, joining: JoinWaitlist, now: Date) {
    const item = await findItem(tx, joining.item)
    if (!item) {
      const message = `We do not sell anything called ${joining.item}.`
      throw new Problem('unknown_product', message, { item: 'Unknown product' })
    }
    const kind = waitlistKind(item, VISITORS_STOREFRONT)
    const { marketing = [], consent_version: consentVersion } = joining
    const entry = {
      item: item.code,
      kind,
      ...readJoining(joining, item, kind),
      consentVersion,
      page: ownPath(joining.page, siteUrl),
      marketing: consentsTo(marketing, consentVersion, now),
    }
    await saveEntry(tx, entry, key, now)
    return { statusCode: 201, body: { item: item.code, kind } }
  }
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** What a form sends as the JSON of the contract: numbers as numbers, boxes as a list, what was left empty left out. */
function fromForm(form: TypedForm): TypedForm {
  const { marketing, quantity, phone, ...rest } = form
  return {
    ...rest,
    ...(phone !== undefined && phone !== '' && { phone }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(marketing !== undefined && { marketing: [marketing].flat() }),
  }
}

/** The path that a form names, if it is one of this site; else the shop's. One with two slashes in front names a host. */
function ownPath(page: unknown, siteUrl: string): string {
  const address = typeof page === 'string' ? readOwnAddress(page, siteUrl, siteUrl) : undefined
  return address && !address.pathname.startsWith('//') ? address.pathname : '/za/shop/'
}
