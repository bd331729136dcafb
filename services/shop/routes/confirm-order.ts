import formbody from '@fastify/formbody'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { confirms } from '../order-access'
import {
  confirmedPage,
  confirmPage,
  nothingToConfirmPage,
  PAGE_HEADERS,
  unknownLinkPage,
  withAndWithoutSlash,
} from '../pages'
import { type Confirmation, confirmOrder, readConfirmation } from '../store/confirm-order'
import type { Routes, ShopContext } from './context'

const Params = Type.Object({ number: Type.String(), token: Type.String({ maxLength: 200 }) })

/**
 * The page behind the link in the mail that asks a shopper to confirm an order: GET asks, POST confirms. Works without scripts.
 * The link proves that its caller reads the mailbox; without it no answer reveals whether an order exists.
 */
export async function confirmOrderRoutes(
  routes: Routes,
  { database, personalDataKey: key }: ShopContext,
): Promise<void> {
  await routes.register(formbody)
  const schema = { hide: true, params: Params }

  for (const path of withAndWithoutSlash('/orders/:number/confirm/:token/')) {
    routes.get(path, { schema }, async ({ params: { number, token } }, reply) =>
      answer(reply, number, await readConfirmation(database, number, isOf(token), new Date())),
    )

    routes.post(path, { schema }, async ({ params: { number, token } }, reply) =>
      answer(reply, number, await confirmOrder(database, number, isOf(token), new Date())),
    )
  }

  function isOf(token: string) {
    return (paymentId: string) => confirms(token, paymentId, key)
  }
}

const answer = (reply: FastifyReply, number: string, found: Confirmation | undefined): FastifyReply =>
  reply
    .code(found ? 200 : 404)
    .headers(PAGE_HEADERS)
    .send(found ? pageOf(number, found) : unknownLinkPage())

function pageOf(number: string, { state, reservedUntil }: Confirmation): string {
  switch (state) {
    case 'waits':
      return confirmPage(number, reservedUntil)
    case 'confirmed':
      return confirmedPage(number, reservedUntil)
    case 'over':
      return nothingToConfirmPage(number)
  }
}
