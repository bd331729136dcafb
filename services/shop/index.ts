import fastifyCookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { strictValidator } from '../server/check-input'
import { countWrites, openTries } from '../rate-limits/index'
import { takeOrderNumbers } from './routes/by-order-number'
import { allowSites, caching, jsonBody } from './routes/http'
import { cartItemRoutes } from './routes/cart-items'
import { cartRoutes, promoCodeRoutes } from './routes/carts'
import { catalogueRoutes } from './routes/catalogue'
import type { CatalogueOptions, Routes, ShopContext, ShopOptions } from './routes/context'
import { confirmOrderRoutes } from './routes/confirm-order'
import { errorRoutes } from './routes/errors'
import { leadRoutes } from './routes/leads'
import { invoiceRoutes } from './routes/invoices'
import { openApiRoutes } from './routes/openapi'
import { orderLookupRoutes } from './routes/order-lookup'
import { paymentMethodRoutes } from './payments/offered-methods'
import { paymentOutcomeRoutes } from './payments/payment-outcome'
import { paymentRoutes } from './payments/placed-orders'
import { returnRoutes } from './routes/returns'
import { signupRoutes } from './routes/signups'
import { waitlistRoutes } from './routes/waitlist'
import { webhookRoutes } from './payments/webhooks'
import { connectProviders, loadServers } from './payments/adapter'
import { PAYMENT_PROVIDERS } from './payments/providers'
import { type Outbox, startOutbox } from './mail/outbox'
import { startUpkeep, type Upkeep } from './payments/upkeep'

export { catalogueAt } from './catalogue-at'
export { CatalogueError, readCatalogueFiles } from './catalogue/read-catalogue'
export { learnFromSite } from './learn-from-site'
export { fitsDatabase } from './store/fits-database'
export { importCatalogue, replaceCatalogue, writeCatalogue } from './store/import-catalogue'
export type { ShopOptions } from './routes/context'

/** Only the catalogue's routes. Register it under the same prefix. */
export async function catalogueApi(instance: FastifyInstance, options: CatalogueOptions): Promise<void> {
  const routes: Routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  routes.setValidatorCompiler(strictValidator)
  errorRoutes(routes)
  caching(routes)
  catalogueRoutes(routes, options)
}

/** The shop API as a Fastify plugin. Register it under the prefix `/shop/api/v1`. */
export async function shopApi(instance: FastifyInstance, options: ShopOptions): Promise<void> {
  const routes: Routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  routes.setValidatorCompiler(strictValidator)
  const { payments, siteUrl } = options
  const servers = await loadServers()
  const providers = connectProviders(servers, payments, { siteUrl, log: routes.log })
  const shop = { ...options, providers, tries: openTries(options) }
  await allowSites(routes, options)
  // The reader of verified addresses needs it.
  await routes.register(fastifyCookie)
  errorRoutes(routes)
  caching(routes)
  jsonBody(routes)
  countWrites(routes, shop.tries)
  takeOrderNumbers(routes, shop)
  await openApiRoutes(routes)
  catalogueRoutes(routes, options)
  cartRoutes(routes, shop)
  cartItemRoutes(routes, shop)
  promoCodeRoutes(routes, shop)
  signupRoutes(routes, shop)
  orderLookupRoutes(routes, shop)
  paymentMethodRoutes(routes, shop)
  paymentRoutes(routes, shop)
  for (const name of PAYMENT_PROVIDERS) servers[name].pageRoutes(routes, shop)
  for (const name of PAYMENT_PROVIDERS) servers[name].returnRoutes?.(routes, shop)
  paymentOutcomeRoutes(routes, shop)
  await routes.register(async (pages) => confirmOrderRoutes(pages, shop))
  await routes.register(async (waitlist) => waitlistRoutes(waitlist, shop))
  leadRoutes(routes, shop)
  invoiceRoutes(routes, shop)
  returnRoutes(routes, shop)
  await routes.register(async (webhooks) => webhookRoutes(webhooks, shop, servers))
  scheduleUpkeep(routes, shop)
}

/** Runs until the shop closes. Its first round, before the first request, handles what happened while the shop was down. */
function scheduleUpkeep(routes: Routes, shop: ShopContext): void {
  const { database, mailer, helpEmail, siteUrl, personalDataKey } = shop
  let upkeep: Upkeep | undefined
  let outbox: Outbox | undefined
  routes.addHook('onListen', async () => {
    upkeep = startUpkeep(shop, routes.log)
    if (mailer)
      outbox = startOutbox({ database, mailer, helpEmail, siteUrl, personalDataKey, log: routes.log })
  })
  routes.addHook('onClose', async () => {
    await Promise.all([upkeep?.stop(), outbox?.stop()])
  })
}
