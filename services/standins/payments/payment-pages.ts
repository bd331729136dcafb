import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Database } from '../../database/open'
import { checkCard, ONE_TIME_PIN } from './card'
import { advance, hasEnded, readCheckout } from './checkouts'
import type { Outbox } from './outbox'
import { cardPage, pinPage, unknownPage } from './page'
import type { Checkout } from './schema'
import { STYLE_HASH } from './style'

const EMPTY_FORM = { number: '', expiry: '', cvc: '', name: '' }

const Text = Type.String({ default: '', maxLength: 200 })
const Params = Type.Object({ id: Type.String() })
const Form = Type.Object({
  action: Type.Optional(Type.String()),
  number: Type.Optional(Text),
  expiry: Type.Optional(Text),
  cvc: Type.Optional(Text),
  name: Type.Optional(Text),
  pin: Type.Optional(Text),
})
type Form = Static<typeof Form>

interface PageOptions {
  database: Database
  siteUrl: string
  outbox: Outbox
}

/** The hosted pages: one address for each checkout, which shows the card form or asks for the one-time PIN. */
export function paymentPages(instance: FastifyInstance, { database, siteUrl, outbox }: PageOptions): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()

  routes.get('/checkout/:id', { schema: { params: Params } }, async ({ params }, reply) => {
    const checkout = await readCheckout(database, params.id)
    if (!checkout) return show(reply, 404, unknownPage())
    if (hasEnded(checkout)) return leave(reply, checkout)
    return show(reply, 200, pageOf(checkout))
  })

  routes.post(
    '/checkout/:id',
    { schema: { params: Params, body: Form } },
    async ({ params, body }, reply) => {
      const checkout = await readCheckout(database, params.id)
      if (!checkout) return show(reply, 404, unknownPage())
      if (hasEnded(checkout)) return leave(reply, checkout)
      if (body.action === 'cancel') return reply.redirect(checkout.cancelUrl, 303)
      return checkout.status === 'awaiting_pin'
        ? takePin(checkout, body, reply)
        : takeCard(checkout, body, reply)
    },
  )

  async function takeCard(checkout: Checkout, body: Form, reply: FastifyReply): Promise<FastifyReply> {
    const form = { ...EMPTY_FORM, ...body }
    const card = checkCard(form, new Date())
    if ('errors' in card) return show(reply, 200, cardPage(checkout, form, card.errors))
    const status = { pays: 'succeeded', declined: 'failed', asks_for_pin: 'awaiting_pin' } as const
    return proceed(checkout, status[card.outcome], card.lastFour, reply)
  }

  async function takePin(checkout: Checkout, { pin = '' }: Form, reply: FastifyReply): Promise<FastifyReply> {
    if (pin.trim() !== ONE_TIME_PIN) {
      const error = pin.trim() ? 'This PIN is not right. Check the digits' : 'Enter the one-time PIN'
      return show(reply, 200, pinPage(checkout, error))
    }
    return proceed(checkout, 'succeeded', checkout.cardLastFour ?? '', reply)
  }

  async function proceed(
    { id }: Checkout,
    status: 'succeeded' | 'failed' | 'awaiting_pin',
    lastFour: string,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const checkout = await advance(database, id, status, lastFour)
    if (!hasEnded(checkout)) return reply.redirect(`${instance.prefix}/checkout/${id}`, 303)
    // The shop hears of it before the shopper is back; if it does not answer, the outbox tries again later.
    await outbox.flush()
    return leave(reply, checkout)
  }

  function show(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self' ${siteUrl}; frame-ancestors 'none'; base-uri 'none'`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

const pageOf = (checkout: Checkout): string =>
  checkout.status === 'awaiting_pin' ? pinPage(checkout) : cardPage(checkout, EMPTY_FORM, {})

/** Sends the shopper back to the shop. */
const leave = (reply: FastifyReply, { status, successUrl, failureUrl }: Checkout): FastifyReply =>
  reply.redirect(status === 'succeeded' ? successUrl : failureUrl, 303)
