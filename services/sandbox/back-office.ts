import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Database } from '../database/open'
import { REASONS } from '../shop/domain/catalogue'
import { Nullable, OneOf } from '../shop/schemas/common'
import { changeBundle, changeProduct } from '../shop/store/back-office'

const closed = { additionalProperties: false, minProperties: 1 }

const shared = {
  can_be_purchased: Type.Optional(Type.Boolean()),
  is_listed_in_catalogue: Type.Optional(Type.Boolean()),
  reason_not_available: Type.Optional(Nullable(OneOf(REASONS))),
}

const BundleChange = Type.Object(shared, closed)
const ProductChange = Type.Object(
  { ...shared, stock: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))) },
  closed,
)

const ProductParams = Type.Object({ sku: Type.String() })
const BundleParams = Type.Object({ code: Type.String() })

/** The shop's back office: withdraws, lists and stocks what the shop sells. */
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
}

function toColumns(change: Static<typeof BundleChange>) {
  const {
    can_be_purchased: canBePurchased,
    is_listed_in_catalogue: isListed,
    reason_not_available: reason,
  } = change
  return {
    ...(canBePurchased !== undefined && { canBePurchased }),
    ...(isListed !== undefined && { isListed }),
    ...(reason !== undefined && { reasonNotAvailable: reason }),
  }
}

const answer = (reply: FastifyReply, found: boolean, change: object): FastifyReply =>
  found
    ? reply.send(change)
    : reply.code(404).send({ error: 'There is nothing of that code in the catalogue.' })
