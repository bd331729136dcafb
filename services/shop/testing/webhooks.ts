import { createHmac, randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { PaymentProviderName } from '../payments/providers'
import { type TestShop, WEBHOOK_SECRET } from './shop'

export interface Signing {
  id?: string
  /** The key itself; the shop's own unless a test says otherwise. */
  secret?: Buffer
  at?: Date
}

/** Tells a shop something in a provider's name, signed with its webhook secret. @param body JSON, or the text of one that is none */
export function sendWebhook(
  { app }: TestShop,
  provider: PaymentProviderName,
  body: unknown,
  {
    id = randomUUID(),
    secret = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64'),
    at = new Date(),
  }: Signing = {},
): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return app.inject({
    method: 'POST',
    url: `/shop/api/v1/webhooks/${provider}/`,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${digest}`,
    },
    payload,
  })
}
