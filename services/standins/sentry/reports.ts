import { randomBytes } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { isTooMuch } from '../../server/check-input'
import { type Fields, isFields, received, receivedLog, standins } from '../kit/received'

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
  columns: ['value', 'type', 'page', 'level', 'received_at'],
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

/** One item of an envelope: its type and its content. */
interface EnvelopeItem {
  type: string
  payload: Buffer
}

/** What is wrong with an envelope, in Sentry's own words. */
export type EnvelopeProblem = 'empty envelope' | 'invalid header' | 'invalid item' | 'too many items'

const NEWLINE = 0x0a
const MOST_ITEMS = 100

/**
 * Reads an envelope: a line of JSON as its header, then for each item a line of JSON as the item's header and the payload after it.
 * The payload is as long as the item's header says, or else ends with its line. Payloads are not parsed.
 */
export function readEnvelope(bytes: Buffer): EnvelopeItem[] | EnvelopeProblem {
  if (bytes.length === 0) return 'empty envelope'
  const head = lineAt(bytes, 0)
  if (!readHeader(head.line)) return 'invalid header'
  const items: EnvelopeItem[] = []
  let at = head.next
  while (at < bytes.length) {
    const { line, next } = lineAt(bytes, at)
    // An envelope may end with empty lines.
    if (line.length === 0) {
      at = next
      continue
    }
    if (items.length === MOST_ITEMS) return 'too many items'
    const { type, length } = readHeader(line) ?? {}
    if (typeof type !== 'string') return 'invalid item'
    const payload = length === undefined ? lineAt(bytes, next) : measured(bytes, next, length)
    if (!payload) return 'invalid item'
    items.push({ type, payload: payload.line })
    at = payload.next
  }
  return items
}

type Line = { line: Buffer; next: number }

function lineAt(bytes: Buffer, at: number): Line {
  const end = bytes.indexOf(NEWLINE, at)
  return end < 0
    ? { line: bytes.subarray(at), next: bytes.length }
    : { line: bytes.subarray(at, end), next: end + 1 }
}

/** As many bytes as the header announced, if a line or the envelope ends after them. */
function measured(bytes: Buffer, at: number, length: unknown): Line | undefined {
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) return undefined
  const end = at + length
  if (end > bytes.length || (end < bytes.length && bytes[end] !== NEWLINE)) return undefined
  return { line: bytes.subarray(at, end), next: end + 1 }
}

function readHeader(line: Buffer): Fields | undefined {
  const value = parseJson(line)
  return isFields(value) ? value : undefined
}

/** Parses JSON; undefined where it is not JSON or nested too deep. */
function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (isTooMuch(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
