import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Database } from '../database/open'
import { OneOf } from '../shop/schemas/common'
import { causeFault } from '../standins/faults'
import { readReports } from '../standins/sentry/events'
import { SENTRY_FAULTS } from '../standins/sentry/index'
import type { RecordKind } from './records'

/** Kept only where no Sentry is configured. */
export const ERROR_RECORDS: RecordKind = {
  name: 'errors',
  title: 'Error reports',
  async read(queries, limit) {
    const reports = await readReports(queries, limit)
    return reports.map(
      ({ id, eventId, receivedAt, level, type, value, page, platform, release, payload }) => ({
        received_at: receivedAt.toISOString(),
        level,
        type,
        value,
        page,
        platform,
        release,
        event_id: eventId,
        payload,
        id,
      }),
    )
  },
}

const SentryFault = Type.Object({
  calls: Type.Integer({ minimum: 0, maximum: 100 }),
  mode: OneOf(SENTRY_FAULTS),
  delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
})

/** What goes wrong with the next reports of errors, to try it out. */
export function sentryFaults(instance: FastifyInstance, database: Database): void {
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .put(
      '/api/sentry_faults',
      { schema: { body: SentryFault } },
      async ({ body: { calls, mode, delay_ms = 0 } }) => {
        await causeFault(database, 'sentry', { calls, mode, delayMs: delay_ms })
        return { calls, mode, delay_ms }
      },
    )
}
