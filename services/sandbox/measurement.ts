import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Database } from '../database/open'
import { OneOf } from '../shop/schemas/common'
import { causeFault } from '../standins/faults'
import { readEvents } from '../standins/segment/events'
import { SEGMENT_FAULTS, SEGMENT_PARTS } from '../standins/segment/index'
import type { RecordKind } from './records'

/** Kept only where no Segment is configured. */
export const EVENT_RECORDS: RecordKind = {
  name: 'events',
  title: 'Analytics events',
  async read(queries, limit) {
    const events = await readEvents(queries, limit)
    return events.map(({ id, messageId, userId, anonymousId, receivedAt, ...event }) => ({
      received_at: receivedAt.toISOString(),
      type: event.type,
      event: event.event,
      user_id: userId,
      anonymous_id: anonymousId,
      timestamp: event.timestamp.toISOString(),
      sent_at: event.sentAt?.toISOString() ?? null,
      message_id: messageId,
      payload: event.payload,
      id,
    }))
  },
}

const SegmentFault = Type.Object({
  calls: Type.Integer({ minimum: 0, maximum: 100 }),
  part: OneOf(SEGMENT_PARTS),
  mode: OneOf(SEGMENT_FAULTS),
  delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
})

/** What goes wrong with the next calls of Segment, to try it out. */
export function segmentFaults(instance: FastifyInstance, database: Database): void {
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .put(
      '/api/segment_faults',
      { schema: { body: SegmentFault } },
      async ({ body: { calls, part, mode, delay_ms = 0 } }) => {
        await causeFault(database, `segment_${part}`, { calls, mode, delayMs: delay_ms })
        return { calls, part, mode, delay_ms }
      },
    )
}
