import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { toCents } from '../../shared/money'
import { FULFILMENT_STEPS } from '../../shared/orders'
import type { Database } from '../database/open'
import { REASONS } from '../shop/domain/catalogue'
import { Nullable, OneOf } from '../shop/schemas/common'
import { CatalogueError, replaceCatalogue } from '../shop/index'
import { changeBundle, changeProduct, fulfilOrder } from '../shop/store/back-office'

const closed = { additionalProperties: false, minProperties: 1 }

const shared = {
  can_be_purchased: Type.Optional(Type.Boolean()),
  is_listed_in_catalogue: Type.Optional(Type.Boolean()),
  reason_not_available: Type.Optional(Nullable(OneOf(REASONS))),
  unit_price: Type.Optional(
    Type.Number({ minimum: 0, description: 'In rand, VAT included; outside a promotion' }),
  ),
}

const BundleChange = Type.Object(shared, closed)
const ProductChange = Type.Object(
  { ...shared, stock: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))) },
  closed,
)

const ProductParams = Type.Object({ sku: Type.String() })
const BundleParams = Type.Object({ code: Type.String() })

const CatalogueFile = Type.Object({ file: Type.String(), content: Type.Unknown() })
const MAX_FILE_BYTES = 20_000_000

/** The shop's back office: withdraws, lists, stocks and replaces products and bundles. */
export function backOffice(instance: FastifyInstance, database: Database): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()

  routes.patch(
    '/api/products/:sku',
    { schema: { params: ProductParams, body: ProductChange } },
    async ({ params, body }, reply) => {
      const { stock } = body
      const change = { ...toColumns(body), ...(stock !== undefined && { stock }) }
      return answer(reply, await changeProduct(database, params.sku, change), body)
    },
  )

  routes.patch(
    '/api/bundles/:code',
    { schema: { params: BundleParams, body: BundleChange } },
    async ({ params, body }, reply) =>
      answer(reply, await changeBundle(database, params.code, toColumns(body)), body),
  )

  routes.put(
    '/api/catalogue',
    { schema: { body: CatalogueFile }, bodyLimit: MAX_FILE_BYTES },
    async ({ body }, reply) => {
      try {
        return await replaceCatalogue(database, body.file, body.content, new Date())
      } catch (error) {
        if (error instanceof CatalogueError) return reply.code(422).send({ error: error.message })
        throw error
      }
    },
  )
}

function toColumns(change: Static<typeof BundleChange>) {
  const {
    can_be_purchased: canBePurchased,
    is_listed_in_catalogue: isListed,
    reason_not_available: reason,
    unit_price: price,
  } = change
  return {
    ...(canBePurchased !== undefined && { canBePurchased }),
    ...(isListed !== undefined && { isListed }),
    ...(reason !== undefined && { reasonNotAvailable: reason }),
    ...(price !== undefined && { priceCents: toCents(price) }),
  }
}

const answer = (reply: FastifyReply, found: boolean, change: object): FastifyReply =>
  found
    ? reply.send(change)
    : reply.code(404).send({ error: 'There is nothing of that code in the catalogue.' })

const OrderParams = Type.Object({ number: Type.String() })
const Fulfilment = Type.Object({ step: OneOf(FULFILMENT_STEPS) })

/** The warehouse: reports the progress of an order, and when a service is booked and done. */
export function warehouse(instance: FastifyInstance, database: Database): void {
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .put(
      '/api/orders/:number/fulfilment',
      { schema: { params: OrderParams, body: Fulfilment } },
      async ({ params: { number }, body: { step } }, reply) => {
        const outcome = await fulfilOrder(database, number, step, new Date())
        if (outcome.kind === 'unknown') {
          return reply.code(404).send({ error: 'There is no order of that number.' })
        }
        if (outcome.kind === 'not_possible') {
          const possible = outcome.next
            ? `The next step of this order is ${outcome.next}.`
            : 'This order waits for its money, is cancelled, or is done.'
          return reply.code(409).send({ error: possible })
        }
        return { order_number: number, fulfilment: outcome.fulfilment }
      },
    )
}
