import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import { answers } from '../schemas/common'
import { lockCart } from '../store/carts'
import { firstTimeSeen } from '../store/checkout-events'
import { applyPaymentEvent, findPayment } from '../store/orders'
import { isSigned } from '../webhook-signature'
import type { Routes, ShopOptions } from './context'

const Headers = Type.Object({
  'webhook-id': Type.String({ minLength: 1 }),
  'webhook-timestamp': Type.String(),
  'webhook-signature': Type.String(),
})

const AnyEvent = Compile(Type.Object({ type: Type.String() }))

const Payment = Type.Object({
  payload: Type.Object({
    amount: Type.Integer({ description: 'Cents' }),
    failureReason: Type.Optional(Type.String()),
    metadata: Type.Object({ payment_id: Type.String() }),
  }),
})
const PaymentEvent = Compile(Payment)

const OUTCOMES: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'failed',
}

/** `POST webhooks/checkout/`: the card provider's word on a payment. Only this completes a card order. */
export function checkoutWebhookRoutes(routes: Routes, { database, checkout }: ShopOptions): void {
  // The signature covers the bytes that were sent, so the body stays text here.
  routes.removeContentTypeParser('application/json')
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  routes.post(
    '/webhooks/checkout/',
    {
      schema: {
        operationId: 'receiveCheckoutEvent',
        headers: Headers,
        body: Type.String(),
        response: answers(200, Type.Object({ received: Type.Literal(true) })),
      },
    },
    async ({ headers, body, log }) => {
      const id = headers['webhook-id']
      const timestamp = headers['webhook-timestamp']
      const signature = headers['webhook-signature']
      const now = new Date()
      if (!isSigned({ id, timestamp, signature, body }, checkout.webhookSecret, now)) {
        throw new Problem('invalid_signature', 'The signature of this event does not fit.')
      }
      const { type, event, outcome } = readEvent(body)
      const known = await database.transaction(async (tx) => {
        if (!(await firstTimeSeen(tx, { id, type }, now))) return true
        return event && outcome ? settle(tx, event, outcome, now) : true
      })
      if (!known) log.warn({ event: id }, 'The card provider reported a payment that the shop does not know')
      return { received: true as const }
    },
  )
}

/** Answers whether the payment is known here. */
async function settle(
  tx: Queries,
  { payload }: Static<typeof Payment>,
  outcome: 'succeeded' | 'failed',
  now: Date,
): Promise<boolean> {
  const id = payload.metadata.payment_id
  const seen = await findPayment(tx, id)
  if (!seen) return false
  if (payload.amount !== seen.payment.amountCents) {
    throw new Problem('amount_mismatch', `Payment ${id} is about another amount.`)
  }
  await lockCart(tx, seen.order.cartId)
  const locked = await findPayment(tx, id)
  if (locked) await applyPaymentEvent(tx, locked, outcome, now, payload.failureReason ?? null)
  return true
}

/** An event about something other than a payment has no `event` and is only noted. */
function readEvent(body: string) {
  try {
    const content: unknown = JSON.parse(body)
    const { type } = AnyEvent.Parse(content)
    const outcome = OUTCOMES[type]
    return { type, outcome, event: outcome && PaymentEvent.Parse(content) }
  } catch (cause) {
    throw Object.assign(new Problem('malformed_request', 'This event cannot be read.'), { cause })
  }
}
