import Type from 'typebox'
import { Problem } from '../domain/problem'
import { PAYMENT_PROVIDERS, type ByProvider } from './providers'
import type { ProviderServer } from './adapter'
import { answers } from '../schemas/common'
import { recordProviderState } from './reconcile'
import { firstTimeSeen } from './provider-reports'
import type { Routes, ShopContext } from '../routes/context'

/** Larger than any event of a provider. */
const LARGEST_EVENT = 65_536

/** `POST webhooks/{provider}/`: a provider's report on a payment. */
export function webhookRoutes(
  routes: Routes,
  { database, payments }: ShopContext,
  servers: ByProvider<ProviderServer>,
): void {
  // The signature covers the sent bytes, so the body stays text here.
  routes.removeContentTypeParser('application/json')
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  for (const name of PAYMENT_PROVIDERS) {
    const webhookSecret = payments[name]?.webhookSecret
    if (webhookSecret === undefined) continue
    const { webhook } = servers[name]
    routes.post(
      `/webhooks/${name}/`,
      {
        // Rate limits do not apply: a provider signs these requests, and its few servers send them for all shoppers.
        config: { counts: 'itself' },
        bodyLimit: LARGEST_EVENT,
        schema: {
          operationId: `receive_${name}_event`,
          headers: webhook.headers,
          body: Type.String(),
          response: answers(200, Type.Object({ received: Type.Literal(true) })),
        },
      },
      async ({ headers, body, log }) => {
        const now = new Date()
        const id = webhook.verify(headers, body, webhookSecret, now)
        if (id === undefined) {
          throw new Problem('invalid_signature', 'The signature of this event does not fit.')
        }
        const { type, news } = readEvent(servers[name], body)
        const isKnown = await database.transaction(async (tx) => {
          if (!(await firstTimeSeen(tx, { provider: name, id, type }, now)) || !news) return true
          return (
            (await recordProviderState(tx, news.paymentId, { ...news, provider: name }, now)) !== undefined
          )
        })
        if (!isKnown) log.warn({ event: id }, `${name} reported a payment that the shop does not know`)
        return { received: true as const }
      },
    )
  }
}

function readEvent(server: ProviderServer, body: string) {
  try {
    return server.readEvent(JSON.parse(body))
  } catch (cause) {
    throw Object.assign(new Problem('malformed_request', 'This event cannot be read.'), { cause })
  }
}
