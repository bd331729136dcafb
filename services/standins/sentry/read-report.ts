import { randomBytes } from 'node:crypto'
import type { AcceptedReport } from './events'
import { type EnvelopeProblem, parseJson, readEnvelope } from './read-envelope'

/** The error events of an envelope; what else it holds, such as sessions, is of no interest here. */
export type Reading = { events: Readonly<Record<string, unknown>>[] } | { problem: EnvelopeProblem }

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

/** The exception that was thrown: the last one, behind its causes. */
function exceptionOf({ exception }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const values = isFields(exception) ? exception['values'] : undefined
  const last: unknown = Array.isArray(values) ? values.at(-1) : undefined
  return isFields(last) ? last : {}
}

/** An event as it is kept. Without an id that fits it gets one. */
export function acceptEvent(
  event: Readonly<Record<string, unknown>>,
  { project, receivedAt }: { project: string; receivedAt: Date },
): AcceptedReport {
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
