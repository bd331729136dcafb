import type { AcceptedEvent } from './events'

// What is known of the real service is its documentation (HTTP API source, "Errors"): 400 for what is no JSON and for what is
// too large; 200 for everything else, of which it leaves out what it does not accept, and says so in its debugger alone. It
// does not say which status an event without a type has, nor `no_user_anon_id`: here both are 400, so that developers hear of
// them. Nor does it say what becomes of a write key that it does not know: here that is left out like the rest.

/** The calls of one event, by the last part of their address. Several of any kind go to `b`. */
export const CALL_TYPES = {
  p: 'page',
  t: 'track',
  i: 'identify',
  g: 'group',
  s: 'screen',
  a: 'alias',
} as const
export type EventType = (typeof CALL_TYPES)[keyof typeof CALL_TYPES]

/** Bytes of a call, of which an event is a part. */
export const MOST_BYTES = 500 * 1024
const MOST_BYTES_OF_AN_EVENT = 32 * 1024
const MOST_EVENTS = 2_500
const LONGEST_MESSAGE_ID = 100

type Fields = Readonly<Record<string, unknown>>

interface Call {
  /** What the address says that the body is; undefined for a batch. */
  type: EventType | undefined
  /** The header that names the write key. */
  authorization: string | undefined
  receivedAt: Date
}

/** Why a call is answered 400: all of it is lost. */
type Refusal = 'invalid_json' | 'event_too_large' | 'unknown_type' | 'no_user_anon_id'

/** Why an event is left out of a call that is answered 200. */
type Omission = 'unknown_write_key' | 'too_many_events' | 'track_without_name' | 'invalid_message_id'

type Reading = { refusal: Refusal } | { events: readonly AcceptedEvent[]; omissions: readonly Omission[] }

/**
 * The events of a call's body, in their order. @param writeKey the one that is known
 */
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
    // A browser's clock may be wrong: what counts is how long before it was sent something happened.
    timestamp:
      sentAt && happenedAt
        ? new Date(receivedAt.getTime() - (sentAt.getTime() - happenedAt.getTime()))
        : (happenedAt ?? receivedAt),
    receivedAt,
    payload,
  }
}

/** The user of Basic; its password is empty. */
function keyIn(authorization = ''): string | undefined {
  const credentials = /^Basic ([\w+/]+=*)$/i.exec(authorization)?.[1]
  return credentials && textOf(Buffer.from(credentials, 'base64').toString().split(':')[0])
}

/** Beyond these years nothing that is measured happens, and dates need not fit the database. */
const LAST_MOMENT = Date.UTC(2200, 0)

/** ISO 8601. */
function momentOf(value: unknown): Date | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : NaN
  return moment >= 0 && moment <= LAST_MOMENT ? new Date(moment) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
