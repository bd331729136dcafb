import formbody from '@fastify/formbody'
import type { FastifyError, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { WAITLIST_WORDINGS } from '../../../shared/consent-wordings'
import type { Queries } from '../../database/open'
import { readOwnAddress } from '../../lib/own-address'
import { VISITORS_STOREFRONT } from '../domain/availability'
import { Problem, PROBLEM_STATUS } from '../domain/problem'
import { CHANNELS, consentsTo, readJoining, waitlistKind } from '../domain/waitlist'
import { gonePage, leavePage, PAGE_HEADERS, refusedPage, type TypedForm, withAndWithoutSlash } from '../pages'
import { answers, Code, Id, IdempotencyHeader, OneOf, Quantity, Typed } from '../schemas/common'
import { findItem } from '../store/catalogue'
import { deleteEntry, itemOf, saveEntry } from '../store/waitlist'
import type { Routes, ShopContext } from './context'
import { readProblem } from './errors'
import { answerOnce } from './read-request'

// domain/waitlist.ts checks the values, and describes the errors in sentences.
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
      description: 'Channels whose box was ticked, for news and offers; the mail about the item needs none',
    }),
  ),
  page: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Path of the page that contains the form: shows the answer to a form without script, and sells the item',
    }),
  ),
})
type JoinWaitlist = Static<typeof JoinWaitlist>

const WaitlistAnswer = Type.Object(
  { item: Type.String(), kind: OneOf(['waitlist', 'pre_order'] as const) },
  { title: 'WaitlistAnswer', description: 'The same for the first time and for every other' },
)

const EntryParams = Type.Object({
  id: Id('Entry id, which allows to leave the list'),
})

const LARGEST_BODY = 8_192
/** The id of the confirmation on the product's page (src/waitlist/joined.tsx). */
const ANSWER = '#waitlist-joined'

const DESCRIPTION = [
  'Adds somebody to the list for an item that is out of stock or for pre-order only. The same person and item again: one',
  'entry, and the same answer. Also accepts a form (application/x-www-form-urlencoded), for pages whose scripts have not',
  'loaded: the answer is a 303 to its `page`, or a page that contains the form with its values.',
  '409 `can_be_bought`; 422 with `fields`; 429 `too_many_tries` with Retry-After.',
].join(' ')

/** In its own scope, because no other route of the shop API accepts a form. */
export async function waitlistRoutes(routes: Routes, shop: ShopContext) {
  const { database, siteUrl, tries, personalDataKey: key } = shop
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
      await tries.count(request, ['waitlist'])
      const body = await answerOnce(shop, request, 201, (tx, now) => join(tx, joining, now))
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
      return reply.headers(PAGE_HEADERS).send(name ? leavePage(name) : gonePage())
    })

    routes.post(path, leaving, async ({ params }, reply) => {
      await deleteEntry(database, params.id)
      return reply.headers(PAGE_HEADERS).send(gonePage())
    })
  }

  async function join(tx: Queries, joining: JoinWaitlist, now: Date) {
    const item = await findItem(tx, joining.item)
    if (!item) {
      const message = 'We do not sell this. Look in the shop for what is there.'
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
    return { item: item.code, kind }
  }
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** A form's values as the JSON of the contract: numbers as numbers, checkboxes as a list, empty fields left out. */
function fromForm(form: TypedForm): TypedForm {
  const { marketing, quantity, phone, ...rest } = form
  return {
    ...rest,
    ...(phone !== undefined && phone !== '' && { phone }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(marketing !== undefined && { marketing: [marketing].flat() }),
  }
}

/** The form's `page`, if it is a path of this site; else the shop's page. Two leading slashes would name another host. */
function ownPath(page: unknown, siteUrl: string): string {
  const address = typeof page === 'string' ? readOwnAddress(page, siteUrl, siteUrl) : undefined
  return address && !address.pathname.startsWith('//') ? address.pathname : '/za/shop/'
}
