import type { FastifyInstance } from 'fastify'

/**
 * Answers the caller's IP address, as this host and its trusted proxies see it (specification 7, "Other").
 * Register it under `/signup`.
 */
export async function helloStandin(instance: FastifyInstance): Promise<void> {
  instance.get('/hello.json', async ({ ip }, reply) =>
    // An IPv4 address may come inside an IPv6 one.
    reply.header('cache-control', 'no-store').send({ ip_address: ip.replace(/^::ffff:/i, '') }),
  )
}
