import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { caching } from './routes/caching'
import { cartItemRoutes } from './routes/cart-items'
import { cartRoutes } from './routes/carts'
import { catalogueRoutes } from './routes/catalogue'
import { checkoutWebhookRoutes } from './routes/checkout-webhook'
import type { Routes, ShopOptions } from './routes/context'
import { errorRoutes } from './routes/errors'
import { jsonBody } from './routes/json-body'
import { openApiRoutes } from './routes/openapi'
import { paymentRoutes } from './routes/payments'
import { promoCodeRoutes } from './routes/promo-codes'
import { signupRoutes } from './routes/signups'

export { CatalogueError } from './catalogue-rows'
export { importCatalogue } from './store/import-catalogue'
export { replaceCatalogue } from './store/replace-catalogue'
export type { ShopOptions } from './routes/context'

/** The shop API as a Fastify plugin. Register it under the prefix `/shop/api/v1`. */
export async function shopApi(instance: FastifyInstance, options: ShopOptions): Promise<void> {
  const routes: Routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  routes.setValidatorCompiler(TypeBoxValidatorCompiler)
  errorRoutes(routes)
  caching(routes)
  jsonBody(routes)
  await openApiRoutes(routes)
  catalogueRoutes(routes, options)
  cartRoutes(routes, options)
  cartItemRoutes(routes, options)
  promoCodeRoutes(routes, options)
  signupRoutes(routes, options)
  paymentRoutes(routes, options)
  await routes.register(async (webhooks) => checkoutWebhookRoutes(webhooks, options))
}
