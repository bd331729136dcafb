import { and, asc, desc, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { escapeHtml } from '../../lib/html-page'
import { textOf } from '../../standins/kit/answers'
import { segmentEvents } from '../../standins/segment/events'
import { shortTime } from '../show-value'
import { emptyState, form } from './page'

/** One event as the page shows it. */
interface StreamEvent {
  id: number
  /** When it was received, in South African time. */
  time: string
  name: string
  kind: string
  path: string
  /** The start of the visitor's id, to tell visitors apart. */
  visitor: string
  /** The whole event. */
  json: string
}

const ON_A_PAGE = 50
const IN_A_POLL = 100
const LONGEST_SEARCH = 200

const searchOf = (query: unknown): string => textOf(query, 'text').slice(0, LONGEST_SEARCH)

/** The id of an event that an address names; undefined where it names none. */
const idOf = (query: unknown, name: string): number | undefined =>
  /^\d{1,15}$/.test(textOf(query, name)) ? Number(textOf(query, name)) : undefined

/**
 * The events that hold the searched text. With `since` in the address, the events after that id, oldest first; otherwise the
 * newest events (before the id of `before`), newest first.
 */
export async function readStream(queries: Queries, query: unknown): Promise<StreamEvent[]> {
  const { id, type, event, anonymousId, receivedAt, payload } = segmentEvents
  const [text, since, before] = [searchOf(query), idOf(query, 'since'), idOf(query, 'before')]
  const rows = await queries
    .select({
      id,
      kind: type,
      name: sql<string>`coalesce(${event}, ${type})`,
      path: sql<string>`coalesce(${payload} #>> '{context,page,path}', ${payload} #>> '{properties,path}', '')`,
      visitor: sql<string>`coalesce(left(${anonymousId}, 8), '')`,
      receivedAt,
      payload,
    })
    .from(segmentEvents)
    .where(
      and(
        text === '' ? undefined : sql`position(lower(${text}) in lower(${payload}::text)) > 0`,
        since === undefined ? undefined : gt(id, since),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(since === undefined ? desc(id) : asc(id))
    .limit(since === undefined ? ON_A_PAGE : IN_A_POLL)
  return rows.map(({ receivedAt: at, payload: whole, ...row }) => ({
    ...row,
    time: shortTime(at.getTime()),
    json: JSON.stringify(whole, null, 2),
  }))
}

/** The received events, newest first. While the page is open, live.js adds new ones. */
export async function streamSection(queries: Queries, query: unknown): Promise<string> {
  const events = await readStream(queries, query)
  const text = searchOf(query)
  const isNewest = idOf(query, 'before') === undefined
  const oldest = events.at(-1)
  const address = escapeHtml(`?view=events&text=${encodeURIComponent(text)}`)
  const empty = text
    ? 'No event matches. Look for less, or show all of them.'
    : 'Nothing yet. Open the site, agree to statistics, and go on: what happens there appears here within half a minute.'
  // Only live.js shows the first part: without scripts no event arrives by itself.
  const live = `<div id="live" data-last="${events[0]?.id ?? 0}" data-text="${escapeHtml(text)}" hidden>
<button type="button" id="pause">Pause</button><p id="news" role="status"></p></div>`
  return `<p>What the site sends to analytics, newest first. Times are South African.</p>
${form('events', `<label>Search<input type="search" name="text" value="${escapeHtml(text)}" maxlength="${LONGEST_SEARCH}"></label>`)}
${isNewest ? live : `<p><a href="${address}">The newest events</a></p>`}
<ul id="events" role="list">${events.map(rowOf).join('')}</ul>
${events.length ? '' : `<div id="empty">${emptyState(empty)}</div>`}
${oldest ? `<p><a href="${address}&amp;before=${oldest.id}">Older events</a></p>` : ''}
<template id="row">${rowOf({ id: 0, time: '', name: '', kind: '', path: '', visitor: '', json: '' })}</template>`
}

/** One event; live.js fills the same row, by `data-field`. */
function rowOf({ id, json, ...event }: StreamEvent): string {
  const field = (name: keyof typeof event, tag = 'span') =>
    `<${tag} data-field="${name}">${escapeHtml(event[name])}</${tag}>`
  const summary = [field('time'), field('name', 'b'), field('kind'), field('path'), field('visitor')].join(
    ' ',
  )
  return `<li data-id="${id}"><details><summary>${summary}</summary><pre data-field="json">${escapeHtml(json)}</pre></details></li>`
}
