import type { FastifyReply } from 'fastify'

export interface Answer {
  body: unknown
  status?: number
  /** Becomes the headers `total` and `per-page`. */
  page?: { total: number; perPage: number }
}

export const uncached = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'max-age=0, private, must-revalidate')

export function send(reply: FastifyReply, { body, page, status = 200 }: Answer): FastifyReply {
  uncached(reply).code(status)
  if (page) reply.header('total', page.total).header('per-page', page.perPage)
  return reply.send(body)
}
