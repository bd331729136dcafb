import type { FastifyRequest } from 'fastify'
import type { Login } from '../domain/payment-terms'
import type { ShopContext } from './context'

export const loginOf = async (
  { verifiedEmail }: Pick<ShopContext, 'verifiedEmail'>,
  request: FastifyRequest,
): Promise<Login> => verifiedEmail && { verifiedEmail: await verifiedEmail(request) }
