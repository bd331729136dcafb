import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import { answerFailures } from '../standins/failures'
import { backOffice } from './back-office'
import { ERROR_RECORDS, sentryFaults } from './errors'
import { guardSandbox, type SandboxAccess } from './guard'
import { BOOKING_RECORDS, CHAT_RECORDS } from './help'
import { keptLeadRecords } from './kept-leads'
import { leadFaults, LEAD_RECORDS } from './leads'
import { mailPages } from './mails'
import { marketing } from './marketing/index'
import { EVENT_RECORDS, segmentFaults } from './measurement'
import { CONTENT_SECURITY_POLICY, sandboxPage } from './page'
import { paymentActions } from './payment-actions'
import { personRoutes, PRIVACY_RECORDS } from './privacy'
import { MAIL_RECORDS, RECORD_KINDS } from './records'
import { waitlistRecords } from './waitlist'
import { warehouse } from './warehouse'

const ON_THE_PAGE = 50
const IN_THE_API = 1_000

interface SandboxOptions {
  database: Database
  access: SandboxAccess
  /** 32 bytes; opens what the shop has sealed. */
  personalDataKey: Buffer
  /** Whether mails are kept here, for want of a mail server. */
  keepsMail?: boolean
  /** Whether leads are kept here, for want of a CRM. */
  keepsLeads?: boolean
  /** Whether chat messages are kept here, for want of a chat provider. */
  keepsChats?: boolean
  /** Whether bookings are kept here, for want of a booking provider. */
  keepsBookings?: boolean
  /** Whether analytics events are kept here, for want of a Segment. */
  keepsEvents?: boolean
  /** Whether error reports are kept here, for want of a Sentry. */
  keepsErrors?: boolean
}

/** Everything the demo has received, readable at `/sandbox/`, and the demo's back office. Never part of production. */
export const sandbox = (instance: FastifyInstance, options: SandboxOptions): Promise<void> =>
  guardSandbox(instance, options.access, async (opened) => routes(opened, options))

function routes(instance: FastifyInstance, options: SandboxOptions): void {
  const { database, personalDataKey, keepsMail, keepsLeads, keepsChats, keepsBookings, keepsEvents } = options
  const { keepsErrors } = options
  const kinds = [
    ...RECORD_KINDS,
    waitlistRecords(personalDataKey),
    keptLeadRecords(personalDataKey),
    ...(keepsLeads ? LEAD_RECORDS : []),
    ...(keepsChats ? [CHAT_RECORDS] : []),
    ...(keepsBookings ? [BOOKING_RECORDS] : []),
    ...(keepsEvents ? [EVENT_RECORDS] : []),
    ...(keepsErrors ? [ERROR_RECORDS] : []),
    ...(keepsMail ? [MAIL_RECORDS] : []),
    PRIVACY_RECORDS,
  ]
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, (reply, { status, message }) => reply.code(status).send({ error: message }))

  instance.get('/', async (_request, reply) => {
    const sections = await Promise.all(
      kinds.map(async (kind) => ({ kind, records: await kind.read(database, ON_THE_PAGE) })),
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': CONTENT_SECURITY_POLICY })
      .send(sandboxPage(sections))
  })

  for (const { name, read } of kinds) {
    instance.get(`/api/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await read(database, IN_THE_API)),
    )
  }

  if (keepsLeads) leadFaults(instance, database)
  if (keepsEvents) {
    segmentFaults(instance, database)
    marketing(instance, database)
  }
  if (keepsErrors) sentryFaults(instance, database)
  if (keepsMail) mailPages(instance, database)
  backOffice(instance, database)
  paymentActions(instance, database)
  warehouse(instance, database)
  personRoutes(instance, database, personalDataKey)
}
