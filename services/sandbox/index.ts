import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import { BOOKINGS } from '../standins/booking/index'
import { CAPTCHA_FAULTS } from '../standins/captcha/index'
import { CHAT_MESSAGES } from '../standins/chat/index'
import { CRM_FAULTS, LEAD_REFUSALS, LEADS } from '../standins/crm/index'
import { answerFailures, textOf } from '../standins/kit/answers'
import { faultRoute, type FaultyService } from '../standins/kit/faults'
import type { RecordKind } from '../standins/kit/received'
import { findMail, MAILS } from '../standins/mail/mailbox'
import { EVENTS } from '../standins/segment/events'
import { SEGMENT_FAULTS } from '../standins/segment/index'
import { pullContent } from '../standins/storyblok/store/pull-content'
import { SENTRY_FAULTS } from '../standins/sentry/index'
import { ERROR_REPORTS } from '../standins/sentry/reports'
import { backOffice, warehouse } from './back-office'
import { contentPages, type EmbeddedContent } from './content/index'
import { editorPages } from './editor/index'
import { guardSandbox, type SandboxAccess } from './guard'
import { marketing } from './marketing/index'
import { CONTENT_SECURITY_POLICY, sandboxPage } from './page'
import { paymentActions } from './payment-actions'
import { personRoutes, PRIVACY_RECORDS } from './privacy'
import { shopRecords } from './shop-records'

/** How many records of each kind stand on the first page, and on a page of their own. */
const [OF_EACH_KIND, OF_ONE_KIND] = [3, 50]
const IN_THE_API = 1_000

/** A mail brings its styles along, inline; nothing else in it may load or run. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The records and the faults of each stand-in, by the option that embeds it. */
const STANDINS = {
  keepsLeads: { records: [LEADS, LEAD_REFUSALS], faults: [CRM_FAULTS, CAPTCHA_FAULTS] },
  keepsChats: { records: [CHAT_MESSAGES], faults: [] },
  keepsBookings: { records: [BOOKINGS], faults: [] },
  keepsEvents: { records: [EVENTS], faults: [SEGMENT_FAULTS] },
  keepsErrors: { records: [ERROR_REPORTS], faults: [SENTRY_FAULTS] },
  keepsMail: { records: [MAILS], faults: [] },
} satisfies Record<string, { records: RecordKind[]; faults: FaultyService[] }>

interface SandboxOptions extends Partial<Record<keyof typeof STANDINS, boolean>> {
  database: Database
  access: SandboxAccess
  /** 32 bytes; opens the personal data that the shop has encrypted. */
  personalDataKey: Buffer
  /** The content service of the demo; undefined where it is not embedded. */
  content?: EmbeddedContent
}

/** Everything that the demo has received, readable at `/sandbox/`, and the demo's back office. Never part of production. */
export const sandbox = (instance: FastifyInstance, options: SandboxOptions): Promise<void> =>
  guardSandbox(instance, options.access, (opened) => routes(opened, options))

async function routes(instance: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { database, personalDataKey, keepsMail, keepsEvents, content } = options
  const names = (Object.keys(STANDINS) as (keyof typeof STANDINS)[]).filter((name) => options[name])
  const kinds: RecordKind[] = [
    ...shopRecords(personalDataKey),
    ...names.flatMap((name) => STANDINS[name].records),
    PRIVACY_RECORDS,
  ]
  const pages = [
    ...(content
      ? [
          { href: 'content/', text: 'Content' },
          { href: 'editor/', text: 'Editor' },
        ]
      : []),
    ...(keepsEvents ? [{ href: 'marketing/', text: 'Marketing' }] : []),
  ]
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, (reply, { status, message }) => reply.code(status).send({ error: message }))

  instance.get('/', async ({ query }, reply) => {
    const chosen = kinds.find(({ name }) => name === textOf(query, 'view'))
    const [shown, limit] = chosen ? [[chosen], OF_ONE_KIND] : [kinds, OF_EACH_KIND]
    const sections = await Promise.all(
      shown.map(async (kind) => {
        const records = await kind.read(database, limit)
        return { kind, records, hasMore: !chosen && records.length === limit }
      }),
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': CONTENT_SECURITY_POLICY })
      .send(sandboxPage(kinds, sections, { chosen, pages }))
  })

  for (const { name, read } of kinds) {
    instance.get(`/api/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await read(database, IN_THE_API)),
    )
  }
  for (const service of names.flatMap((name) => STANDINS[name].faults))
    faultRoute(instance, database, service)

  if (content) contentPages(instance, content)
  if (content) await instance.register(async (own) => editorPages(own, { database, ...content }))
  if (keepsEvents) await marketing(instance, database)
  if (keepsMail) mailPages(instance, database)
  backOffice(instance, database)
  paymentActions(instance, database)
  warehouse(instance, database)
  personRoutes(instance, database, personalDataKey)
  if (content) instance.post('/api/content_pull', () => pullContent(content.store))
}

/** `GET mail/{message id}/html` and `…/text`: each part of a mail as a mail program would show it. */
function mailPages(instance: FastifyInstance, database: Database): void {
  const types = { html: 'text/html; charset=utf-8', text: 'text/plain; charset=utf-8' } as const
  for (const part of ['html', 'text'] as const) {
    instance.get<{ Params: { id: string } }>(`/mail/:id/${part}`, async ({ params }, reply) => {
      const mail = await findMail(database, params.id)
      if (!mail) return reply.code(404).send({ error: 'There is no mail of that Message-ID.' })
      return reply
        .type(types[part])
        .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
        .send(mail[part])
    })
  }
}
