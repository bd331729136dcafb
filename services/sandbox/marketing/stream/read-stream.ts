import { and, asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm'
import { shortDay, southAfricanDay, startOfDay } from '../../../../shared/sast-date'
import type { Queries } from '../../../database/open'
import { segmentEvents } from '../../../standins/segment/events'
import { isRecent } from '../recent'

/** What is looked for; empty is anything. Text is found anywhere in it, in any case of letters. */
export interface StreamFilter {
  name: string
  kind: string
  path: string
  text: string
}

/** One event as the page shows it. */
export interface StreamEvent {
  id: number
  /** When it was received, in South African time. */
  time: string
  name: string
  kind: string
  path: string
  visitor: string
  /** The whole of it. */
  json: string
}

const ON_A_PAGE = 50
const IN_A_POLL = 100
const MOST_NAMES = 50
/** Characters of a visitor's id that tell one from another at a glance; the whole of it is in the event. */
const SHORT_ID = 8

const NAME = sql<string>`coalesce(${segmentEvents.event}, '')`
const PATH = sql<string>`coalesce(${segmentEvents.payload} #>> '{context,page,path}', ${segmentEvents.payload} #>> '{properties,path}', '')`

/** `position` takes text as it is, where `like` has signs of its own. */
const contains = (text: SQL, looked: string): SQL | undefined =>
  looked === '' ? undefined : sql`position(lower(${looked}) in lower(${text})) > 0`

const matches = ({ name, kind, path, text }: StreamFilter): SQL | undefined =>
  and(
    isRecent,
    kind === '' ? undefined : sql`${segmentEvents.type} = ${kind}`,
    contains(NAME, name),
    contains(PATH, path),
    contains(sql`${segmentEvents.payload}::text`, text),
  )

/** The newest events that match, newest first. @param before only those before the event of that id */
export const readNewest = (queries: Queries, filter: StreamFilter, before?: number): Promise<StreamEvent[]> =>
  read(queries, and(matches(filter), before ? lt(segmentEvents.id, before) : undefined), {
    order: desc(segmentEvents.id),
    limit: ON_A_PAGE,
  })

/** What came after the event of an id, oldest first, and the id after which to ask next: there may be more than one answer holds. */
export async function readSince(
  queries: Queries,
  filter: StreamFilter,
  since: number,
): Promise<{ events: StreamEvent[]; last: number }> {
  // Asked first: an event that comes between the two is answered twice rather than never.
  const newest = await readLastId(queries)
  const events = await read(queries, and(matches(filter), gt(segmentEvents.id, since)), {
    order: asc(segmentEvents.id),
    limit: IN_A_POLL,
  })
  const shown = events.at(-1)?.id ?? since
  return { events, last: events.length < IN_A_POLL ? Math.max(shown, newest) : shown }
}

async function read(
  queries: Queries,
  condition: SQL | undefined,
  { order, limit }: { order: SQL; limit: number },
): Promise<StreamEvent[]> {
  const rows = await queries
    .select({
      id: segmentEvents.id,
      kind: segmentEvents.type,
      name: NAME,
      path: PATH,
      visitor: sql<string>`coalesce(left(${segmentEvents.anonymousId}, ${SHORT_ID}), '')`,
      receivedAt: segmentEvents.receivedAt,
      payload: segmentEvents.payload,
    })
    .from(segmentEvents)
    .where(condition)
    .orderBy(order)
    .limit(limit)
  return rows.map(({ receivedAt, payload, ...row }) => ({
    ...row,
    time: formatTime(receivedAt.getTime()),
    json: JSON.stringify(payload, null, 2),
  }))
}

/** The id of the newest event of all; 0 where there is none. */
export async function readLastId(queries: Queries): Promise<number> {
  const [row] = await queries.select({ last: sql`coalesce(max(id), 0)`.mapWith(Number) }).from(segmentEvents)
  return row?.last ?? 0
}

/** The names of events that were sent, the most frequent ones, by the alphabet. */
export async function readNames(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ name: NAME })
    .from(segmentEvents)
    .where(and(isRecent, sql`${segmentEvents.event} <> ''`))
    .groupBy(segmentEvents.event)
    .orderBy(desc(sql`count(*)`))
    .limit(MOST_NAMES)
  return rows.map(({ name }) => name).sort()
}

/** `Thu 26 Nov 16:05:09` */
function formatTime(moment: number): string {
  const day = southAfricanDay(moment)
  return `${shortDay(day)} ${new Date(moment - startOfDay(day)).toISOString().slice(11, 19)}`
}
