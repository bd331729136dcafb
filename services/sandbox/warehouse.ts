import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { FULFILMENT_STEPS } from '../../shared/orders'
import type { Database } from '../database/open'
import { OneOf } from '../shop/schemas/common'
import { fulfilOrder } from '../shop/store/fulfil-order'

const OrderParams = Type.Object({ number: Type.String() })
const Fulfilment = Type.Object({ step: OneOf(FULFILMENT_STEPS) })

/** The warehouse: says how far it is with an order, and when a service is booked and done. */
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
