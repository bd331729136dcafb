import { randomBytes } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { received, receivedLog, standins } from '../kit/received'
import { type EnvelopeProblem, parseJson, readEnvelope } from './read-envelope'

type Fields = Readonly<Record<string, unknown>>

// The table of services/database/migrations/029_sentry_standin.sql.

const reports = standins.table('sentry_events', {
  ...received,
  eventId: text('event_id').notNull(),
  project: text('project').notNull(),
  release: text('release'),
  level: text('level').notNull(),
  type: text('type'),
  value: text('value').notNull(),
  page: text('page'),
  platform: text('platform'),
  payload: jsonb('payload').$type<Fields>().notNull(),
})

/** A report is stored once, by its event id. */
export const ERROR_REPORTS = receivedLog(reports, {
  name: 'errors',
  title: 'Error reports',
  newestFirst: [desc(reports.id)],
  mostStored: 5_000,
  fields: {
    received_at: reports.receivedAt,
    level: reports.level,
    type: reports.type,
    value: reports.value,
    page: reports.page,
    platform: reports.platform,
    release: reports.release,
    event_id: reports.eventId,
    payload: reports.payload,
    id: reports.id,
  },
})

/** The error events of an envelope. Its other items, such as sessions, are ignored. */
export type Reading = { events: Fields[] } | { problem: EnvelopeProblem }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads an envelope and the events in it. One event that is no JSON makes the whole invalid. */
export function readReport(bytes: Buffer): Reading {
  const items = readEnvelope(bytes)
  if (typeof items === 'string') return { problem: items }
  const events = items.filter(({ type }) => type === 'event').map(({ payload }) => parseJson(payload))
  return events.every(isFields) ? { events } : { problem: 'invalid item' }
}

const LEVELS = ['fatal', 'error', 'warning', 'info', 'debug']
const LONGEST_TEXT = 1_000

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : null

/** The exception that was thrown: the last one, after its causes. */
function exceptionOf({ exception }: Fields): Fields {
  const values = isFields(exception) ? exception['values'] : undefined
  const last: unknown = Array.isArray(values) ? values.at(-1) : undefined
  return isFields(last) ? last : {}
}

/** An event as it is stored. One without a valid id gets one. */
export function acceptEvent(
  event: Fields,
  { project, receivedAt }: { project: string; receivedAt: Date },
): typeof reports.$inferInsert {
  const { type, value } = exceptionOf(event)
  const eventId = textOf(event['event_id'])?.replaceAll('-', '').toLowerCase() ?? ''
  const level = textOf(event['level']) ?? ''
  return {
    eventId: /^[\da-f]{32}$/.test(eventId) ? eventId : randomBytes(16).toString('hex'),
    project,
    release: textOf(event['release']),
    level: LEVELS.includes(level) ? level : 'error',
    type: textOf(type),
    value: textOf(value) ?? textOf(event['message']) ?? '',
    page: textOf(event['transaction']),
    platform: textOf(event['platform']),
    receivedAt,
    payload: event,
  }
}
