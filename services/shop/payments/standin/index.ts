import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/open'
import { type ByProvider, PAYMENT_PROVIDERS } from '../config'
import { blackbirdApi } from '../blackbird/standin'
import { checkoutApi } from '../checkout/standin'
import { type Outbox, startOutbox } from './outbox'
import { paymentPages } from './payment-pages'
import { answerCallFailures } from './server-calls'
import { stitchApi } from '../stitch/standin'

interface ProviderKeys {
  /** What the shop sends as its Bearer token. */
  secretKey: string
  webhookSecret: string
  /** Where events are sent. */
  webhookUrl: string
}

export interface PaymentsStandinOptions {
  database: Database
  /** The site's own origin. */
  siteUrl: string
  /** The origin on which the payment pages are reached. Undefined: the site's. */
  pagesOrigin?: string
  /** The providers that are embedded. */
  providers: Partial<ByProvider<ProviderKeys>>
}

export interface EmbeddedProvider {
  database: Database
  /** Address of its pages, to which an id is added. */
  pagesUrl: string
  secretKey: string
  outbox: Outbox
}

/** Each provider's server API, and the part of the address that it is reached at. */
const PROVIDERS = {
  checkout: { api: checkoutApi, apiPath: '', pagesPath: '/checkout' },
  blackbird: { api: blackbirdApi, apiPath: '/blackbird', pagesPath: '/blackbird/pay' },
  stitch: { api: stitchApi, apiPath: '/stitch', pagesPath: '/stitch/pay' },
} as const

/** Payment providers for development: their server APIs, payment pages and webhooks. Register it under `/pay`. */
export async function paymentsStandin(
  instance: FastifyInstance,
  { database, siteUrl, pagesOrigin = siteUrl, providers }: PaymentsStandinOptions,
): Promise<void> {
  const onError = (error: unknown) => instance.log.error({ err: error }, 'Payment events could not be sent')
  const outbox = startOutbox({ database, targets: providers, onError })
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!instance.hasContentTypeParser('application/x-www-form-urlencoded')) await instance.register(formbody)
  for (const name of PAYMENT_PROVIDERS) {
    const keys = providers[name]
    if (!keys) continue
    const { api, apiPath, pagesPath } = PROVIDERS[name]
    const pagesUrl = `${pagesOrigin}${instance.prefix}${pagesPath}`
    await instance.register(
      async (own) => {
        answerCallFailures(own)
        api(own, { database, pagesUrl, secretKey: keys.secretKey, outbox })
      },
      { prefix: apiPath },
    )
    await instance.register(async (own) => paymentPages(own, { database, siteUrl, outbox, provider: name }), {
      prefix: pagesPath,
    })
  }
  instance.addHook('onListen', async () => outbox.flush().catch(onError))
  instance.addHook('onClose', async () => outbox.stop())
}
