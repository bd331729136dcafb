import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open'
import { checkoutApi } from './checkout-api'
import { startOutbox } from './outbox'
import { paymentPages } from './payment-pages'

export interface PaymentsStandinOptions {
  database: Database
  /** The site's own origin, on which the payment pages are reached. */
  siteUrl: string
  /** What the shop sends as its Bearer token. */
  secretKey: string
  webhookSecret: string
  /** Where events are sent. */
  webhookUrl: string
}

/** A card provider for development: its checkout API, its payment pages and its webhooks. Register it under `/pay`. */
export async function paymentsStandin(
  instance: FastifyInstance,
  options: PaymentsStandinOptions,
): Promise<void> {
  const onError = (error: unknown) => instance.log.error({ err: error }, 'Payment events could not be sent')
  const outbox = startOutbox({ ...options, onError })
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!instance.hasContentTypeParser('application/x-www-form-urlencoded')) await instance.register(formbody)
  checkoutApi(instance, options)
  paymentPages(instance, { ...options, outbox })
  instance.addHook('onListen', async () => outbox.flush().catch(onError))
  instance.addHook('onClose', async () => outbox.stop())
}
