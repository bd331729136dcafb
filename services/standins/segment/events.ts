import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { type Fields, isFields, received, receivedLog, standins } from '../kit/received'

// The table of services/database/migrations/028_segment_standin.sql.

export const segmentEvents = standins.table('segment_events', {
  ...received,
  /** An event without an id gets one. */
  messageId: text('message_id')
    .notNull()
    .$defaultFn(() => randomUUID()),
  type: text('type').notNull(),
  event: text('event'),
  userId: text('user_id'),
  anonymousId: text('anonymous_id'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  timestamp: timestamp('timestamp', { withTimezone: true }).notNull(),
  payload: jsonb('payload').$type<Fields>().notNull(),
})

/** An event is stored once, by its message id. */
export const EVENTS = receivedLog(segmentEvents, {
  name: 'events',
  title: 'Analytics events',
  columns: ['type', 'event', 'anonymous_id', 'received_at'],
  newestFirst: [desc(segmentEvents.id)],
  mostStored: 20_000,
  fields: {
    received_at: segmentEvents.receivedAt,
    type: segmentEvents.type,
    event: segmentEvents.event,
    user_id: segmentEvents.userId,
    anonymous_id: segmentEvents.anonymousId,
    timestamp: segmentEvents.timestamp,
    sent_at: segmentEvents.sentAt,
    message_id: segmentEvents.messageId,
    payload: segmentEvents.payload,
    id: segmentEvents.id,
  },
})

type AcceptedEvent = typeof segmentEvents.$inferInsert

// The answers follow the real service's documentation (HTTP API source, "Errors"): 400 for a body that is not JSON or too large,
// and 200 for everything else; an event that it does not accept it leaves out, and only its debugger says so. The documentation
// names no status for an event without a type, nor for `no_user_anon_id`: here both are 400, so that developers notice them. It
// does not mention unknown write keys either: here such events are left out like the rest.

/** The calls that send one event, by the last part of their address. A batch goes to `b`. */
export const CALL_TYPES = {
  p: 'page',
  t: 'track',
  i: 'identify',
  g: 'group',
  s: 'screen',
  a: 'alias',
} as const
export type EventType = (typeof CALL_TYPES)[keyof typeof CALL_TYPES]

/** Bytes of a whole call. */
export const MOST_BYTES = 500 * 1024
const MOST_BYTES_OF_AN_EVENT = 32 * 1024
const MOST_EVENTS = 2_500
const LONGEST_MESSAGE_ID = 100

interface Call {
  /** The type of event that the address names; undefined for a batch. */
  type: EventType | undefined
  /** The header that names the write key. */
  authorization: string | undefined
  receivedAt: Date
}

/** Why a whole call is answered 400. */
type Refusal = 'invalid_json' | 'event_too_large' | 'unknown_type' | 'no_user_anon_id'

/** Why an event is left out of a call that is answered 200. */
type Omission = 'unknown_write_key' | 'too_many_events' | 'track_without_name' | 'invalid_message_id'

type Reading = { refusal: Refusal } | { events: readonly AcceptedEvent[]; omissions: readonly Omission[] }

/** The events of a call's body, in their order. @param writeKey the one key that is known */
export function readCall(body: unknown, call: Call, writeKey: string): Reading {
  if (!isFields(body)) return { refusal: 'invalid_json' }
  const sent: unknown = call.type ? [{ ...body, type: call.type }] : body['batch']
  if (!Array.isArray(sent) || !sent.every(isFields)) return { refusal: 'invalid_json' }
  if (sent.length > MOST_EVENTS) return { events: [], omissions: ['too_many_events'] }
  const [refusal] = sent.flatMap((event) => refusalOf(event) ?? [])
  if (refusal) return { refusal }
  const key = keyIn(call.authorization) ?? textOf(body['writeKey'])
  const omissionOf = (event: Fields): Omission | undefined =>
    (key ?? event['writeKey']) === writeKey ? flawOf(event) : 'unknown_write_key'
  return {
    events: sent
      .filter((event) => omissionOf(event) === undefined)
      .map((event) => acceptedEvent(event, body['sentAt'], call.receivedAt)),
    omissions: sent.flatMap((event) => omissionOf(event) ?? []),
  }
}

function refusalOf(event: Fields): Refusal | undefined {
  if (Buffer.byteLength(JSON.stringify(event)) > MOST_BYTES_OF_AN_EVENT) return 'event_too_large'
  if (!Object.values<unknown>(CALL_TYPES).includes(event['type'])) return 'unknown_type'
  if (!textOf(event['userId']) && !textOf(event['anonymousId'])) return 'no_user_anon_id'
  return undefined
}

function flawOf({ type, event, messageId = '' }: Fields): Omission | undefined {
  if (type === 'track' && !textOf(event)) return 'track_without_name'
  if (typeof messageId !== 'string' || messageId.length > LONGEST_MESSAGE_ID) return 'invalid_message_id'
  return undefined
}

function acceptedEvent(payload: Fields, batchSentAt: unknown, receivedAt: Date): AcceptedEvent {
  const { type, event, name, userId, anonymousId, messageId } = payload
  const sentAt = momentOf(payload['sentAt'] ?? batchSentAt)
  const happenedAt = momentOf(payload['timestamp'])
  return {
    messageId: textOf(messageId),
    type: String(type),
    event: textOf(type === 'track' ? event : name) ?? null,
    userId: textOf(userId) ?? null,
    anonymousId: textOf(anonymousId) ?? null,
    sentAt: sentAt ?? null,
    // A browser's clock may be wrong, but not the time between the event and its sending.
    timestamp:
      sentAt && happenedAt
        ? new Date(receivedAt.getTime() - (sentAt.getTime() - happenedAt.getTime()))
        : (happenedAt ?? receivedAt),
    receivedAt,
    payload,
  }
}

/** The write key is the user name of Basic authentication; the password is empty. */
function keyIn(authorization = ''): string | undefined {
  const credentials = /^Basic ([\w+/]+=*)$/i.exec(authorization)?.[1]
  return credentials && textOf(Buffer.from(credentials, 'base64').toString().split(':')[0])
}

/** Later dates are ignored: nothing measured happens then, and they might not fit the database. */
const LAST_MOMENT = Date.UTC(2200, 0)

/** ISO 8601. */
function momentOf(value: unknown): Date | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : NaN
  return moment >= 0 && moment <= LAST_MOMENT ? new Date(moment) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
