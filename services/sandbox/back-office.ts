import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Database } from '../database/open'
import { REASONS } from '../shop/domain/catalogue-words'
import { toCents } from '../../shared/money'
import { Nullable, OneOf } from '../shop/schemas/common'
import { CatalogueError, replaceCatalogue } from '../shop/index'
import { changeBundle, changeProduct } from '../shop/store/back-office'

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

/** The shop's back office: withdraws, lists, stocks and replaces what the shop sells. */
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
