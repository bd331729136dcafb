import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import { backOffice } from './back-office'
import { CONTENT_SECURITY_POLICY, sandboxPage } from './page'
import { paymentDesk } from './payment-desk'
import { RECORD_KINDS } from './records'

const ON_THE_PAGE = 50
const IN_THE_API = 1_000

/** Everything the demo has received, readable at `/sandbox/`, and the demo's back office. Never part of production. */
export async function sandbox(
  instance: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)

  instance.get('/', async (_request, reply) => {
    const sections = await Promise.all(
      RECORD_KINDS.map(async (kind) => ({ kind, records: await kind.read(database, ON_THE_PAGE) })),
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': CONTENT_SECURITY_POLICY })
      .send(sandboxPage(sections))
  })

  for (const { name, read } of RECORD_KINDS) {
    instance.get(`/api/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await read(database, IN_THE_API)),
    )
  }

  backOffice(instance, database)
  paymentDesk(instance, database)
}
