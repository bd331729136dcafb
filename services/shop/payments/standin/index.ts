import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/open'
import { type ByProvider, PAYMENT_PROVIDERS, PROVIDERS } from '../providers'
import { startOutbox } from './outbox'
import { paymentPages } from './payment-pages'
import { answerCallFailures, type ProviderStandin } from './provider-standin'

interface ProviderKeys {
  /** The shop's Bearer token. */
  secretKey: string
  webhookSecret: string
  /** Where the stand-in sends events. */
  webhookUrl: string
}

export interface PaymentsStandinOptions {
  database: Database
  /** The site's own origin. */
  siteUrl: string
  /** The origin of the payment pages. Undefined: the site's. */
  pagesOrigin?: string
  /** The providers that are embedded. */
  providers: Partial<ByProvider<ProviderKeys>>
}

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
    const { standin }: { standin: ProviderStandin } = await PROVIDERS[name].standin()
    const { pagesPath, eventBody } = standin
    const pagesUrl = `${pagesOrigin}${instance.prefix}${pagesPath}`
    await instance.register(
      async (own) => {
        answerCallFailures(own)
        standin.api(own, { database, pagesUrl, secretKey: keys.secretKey, outbox, eventBody })
      },
      { prefix: PROVIDERS[name].standinPath },
    )
    const pages = { database, siteUrl, outbox, provider: name, standin }
    await instance.register(async (own) => paymentPages(own, pages), { prefix: pagesPath })
  }
  instance.addHook('onListen', async () => outbox.flush().catch(onError))
  instance.addHook('onClose', async () => outbox.stop())
}
