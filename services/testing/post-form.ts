import type { FastifyInstance } from 'fastify'

interface Sender {
  headers?: Record<string, string>
  remoteAddress?: string
}

/** Sends a form to a host as a browser does. */
export const postForm = (
  host: FastifyInstance,
  url: string,
  fields: Record<string, string> | string[][],
  { headers, remoteAddress }: Sender = {},
) =>
  host.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
