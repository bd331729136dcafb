import path from 'node:path'
import { and, desc, eq, gt } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isOwnOrigin } from '../../auth/session-cookie'
import { randomToken } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { answerFailures, serveScript, takeForms, textOf } from '../kit/answers'
import { receivedLog, standins } from '../kit/received'
import { bookedPage, BOOKING_POLICY, calendarPage, formPage, readForm, sentencePage } from './pages'
import { type BookableDay, bookableDays, momentOf, momentOfSlot } from './slots'

// The table of services/database/migrations/027_help_standins.sql.

const bookings = standins.table('bookings', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/** A time of an event is booked once: an index on both refuses the second booking. */
export const BOOKINGS = receivedLog(bookings, {
  name: 'bookings',
  title: 'Bookings',
  columns: ['name', 'event', 'email', 'received_at', 'starts_at'],
  newestFirst: [desc(bookings.receivedAt)],
  fields: {
    received_at: bookings.receivedAt,
    event: bookings.event,
    starts_at: bookings.startsAt,
    name: bookings.name,
    email: bookings.email,
    id: bookings.id,
  },
})

interface BookingStandinOptions extends TriesOptions {
  /** The site's own origin, whose pages alone may book. */
  siteUrl: string
  /** The current time, which tests choose. */
  now?: () => Date
}

interface EventAddress {
  Params: { event: string }
}

/** The name of an event in addresses. Every name that an editor writes has a calendar. */
const EVENT = /^[a-z\d]{1,30}(-[a-z\d]{1,30}){0,5}$/

/** Pages of the site may show these in a frame. `x-frame-options` is for browsers that do not know `frame-ancestors`. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': BOOKING_POLICY,
  'x-frame-options': 'SAMEORIGIN',
}

const TAKEN = 'That time is no longer free. Choose another.'

/** A booking provider for development: a small calendar for every event, which works without scripts. Register it under `/booking`. */
export async function bookingStandin(
  instance: FastifyInstance,
  { siteUrl, now = () => new Date(), ...limits }: BookingStandinOptions,
): Promise<void> {
  const { database } = limits
  await takeForms(instance)
  answerFailures(instance, (reply, { status, message }) => show(reply, status, sentencePage(message)))
  countWrites(instance, openTries(limits))

  await serveScript(instance, '/frame.js', path.join(import.meta.dirname, 'frame.js'))

  for (const address of ['/:event', '/:event/']) {
    instance.get<EventAddress>(address, async ({ params: { event }, query }, reply) => {
      if (!EVENT.test(event)) return reply.callNotFound()
      const moment = now()
      const days = await freeDays(database, event, moment)
      const slot = textOf(query, 'slot')
      if (slot === '') return show(reply, 200, calendarPage({ event, days, chosen: textOf(query, 'day') }))
      const startsAt = momentOfFree(slot, days, moment)
      return startsAt
        ? show(reply, 200, formPage({ event, startsAt, typed: { slot, name: '', email: '' }, problems: {} }))
        : show(reply, 409, calendarPage({ event, days, chosen: dayOf(slot), sentence: TAKEN }))
    })
  }

  instance.post<EventAddress>('/:event/', { config: { counts: 'booking' } }, async (request, reply) => {
    const { event } = request.params
    if (!EVENT.test(event)) return reply.callNotFound()
    if (!isOwnOrigin(request, siteUrl))
      return show(reply, 403, sentencePage('Times are booked on the pages of the site alone.'))
    const { typed, problems } = readForm(request.body)
    const receivedAt = now()
    const startsAt = momentOfSlot(typed.slot, receivedAt)
    if (startsAt && Object.keys(problems).length > 0)
      return show(reply, 422, formPage({ event, startsAt, typed, problems }))
    const { name, email, slot } = typed
    const id = randomToken()
    const booking = startsAt && { id, event, startsAt, name, email, receivedAt }
    if (booking && (await BOOKINGS.store(database, [booking])) > 0)
      return reply.headers(PAGE_HEADERS).redirect(`/booking/${event}/booked/${id}/`, 303)
    const days = await freeDays(database, event, receivedAt)
    return show(reply, 409, calendarPage({ event, days, chosen: dayOf(slot), sentence: TAKEN }))
  })

  instance.get<{ Params: { event: string; id: string } }>('/:event/booked/:id/', async (request, reply) => {
    const { event, id } = request.params
    const [booking] = await database
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id), eq(bookings.event, event)))
    return booking ? show(reply, 200, bookedPage(event, booking.startsAt)) : reply.callNotFound()
  })
}

const dayOf = (slot: string): string => slot.split('T')[0] ?? ''

/** The days with times that nobody has booked. */
async function freeDays(queries: Queries, event: string, now: Date): Promise<BookableDay[]> {
  const booked = await queries
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.event, event), gt(bookings.startsAt, now)))
  const taken = new Set(booked.map(({ startsAt }) => startsAt.getTime()))
  return bookableDays(now)
    .map(({ day, times }) => ({
      day,
      times: times.filter((time) => !taken.has(momentOf(day, time).getTime())),
    }))
    .filter(({ times }) => times.length > 0)
}

function momentOfFree(slot: string, days: readonly BookableDay[], now: Date): Date | undefined {
  const [day = '', time = ''] = slot.split('T')
  const isFree = days.some((one) => one.day === day && one.times.includes(time))
  return isFree ? momentOfSlot(slot, now) : undefined
}

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html)
