import { desc } from 'drizzle-orm'
import { jsonb, text } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import type { Queries } from '../../database/open'
import { htmlPage, htmlPagePolicy } from '../../lib/html-page'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { takeToken } from '../captcha/index'
import { answerFailures, takeForms } from '../kit/answers'
import { DELAY, failOnDemand, type FaultyService } from '../kit/faults'
import { received, receivedLog, type RecordKind, standins } from '../kit/received'
import {
  emailDomainOf,
  fieldsOf,
  type FormFields,
  type Organisation,
  readLead,
  returnAddress,
} from './read-lead'

// The tables of services/database/migrations/026_leads_standins.sql.

const leads = standins.table('leads', {
  ...received,
  fields: jsonb('fields').$type<FormFields>().notNull(),
  captcha: text('captcha').$type<'answered' | 'not_answered'>().notNull(),
})

const refusals = standins.table('lead_refusals', {
  ...received,
  reason: text('reason').notNull(),
  emailDomain: text('email_domain'),
})

const LEAD_LOG = receivedLog(leads, {
  name: 'leads',
  title: 'Leads',
  columns: ['email', 'first_name', 'last_name', 'phone', 'turnover', 'captcha', 'received_at'],
  newestFirst: [desc(leads.id)],
  fields: { id: leads.id, received_at: leads.receivedAt, captcha: leads.captcha, fields: leads.fields },
})

/** The leads that were taken, with the fields of their forms. */
export const LEADS: RecordKind = {
  ...LEAD_LOG,
  async read(queries, limit) {
    const records = await LEAD_LOG.read(queries, limit)
    // The CRM's own fields come first, and a field of the form with the same name does not replace them.
    return records.map(({ fields, ...own }) => ({ ...own, ...(fields as FormFields), ...own }))
  },
}

export const LEAD_REFUSALS = receivedLog(refusals, {
  name: 'lead_refusals',
  title: 'Refused leads',
  columns: ['reason', 'email_domain', 'received_at'],
  newestFirst: [desc(refusals.id)],
  fields: { received_at: refusals.receivedAt, reason: refusals.reason, email_domain: refusals.emailDomain },
})

/** The next calls are answered late, or with 503. */
export const CRM_FAULTS: FaultyService = {
  name: 'crm',
  fields: { delay_ms: DELAY, down: Type.Optional(Type.Boolean()) },
}

interface CrmStandinOptions extends TriesOptions, Organisation {
  /** The site's own origin, to which people are sent back. */
  siteUrl: string
  /** The key by which the captcha knows the site. */
  siteKey: string
}

const STYLE = 'body{margin:0;padding:24px;background:#f1f0ec;color:#222;font:17px/1.5 system-ui,sans-serif}'

/** A CRM's web-to-lead for development. Register it under `/servlet`. */
export async function crmStandin(
  instance: FastifyInstance,
  { siteUrl, siteKey, orgId, keyName, ...limits }: CrmStandinOptions,
): Promise<void> {
  const { database } = limits
  const failing = failOnDemand(instance, database)
  await takeForms(instance)
  answerFailures(instance, (reply, { status, message }) => show(reply, status, message))
  countWrites(instance, openTries(limits))

  // Like the real CRM it answers the same whether it takes the lead or not, and no script of another origin may read the answer.
  instance.post('/servlet.WebToLead', { config: { counts: 'lead' } }, async ({ body }, reply) => {
    if ((await failing('crm')) === 'down')
      return show(reply, 503, 'The CRM is down, as the sandbox was asked to have it.')
    const form = fieldsOf(body)
    await take(database, form, new Date())
    const address = returnAddress(form, siteUrl)
    if (!address) return show(reply, 200, 'Your request has been received.')
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })

  async function take(queries: Queries, form: FormFields, receivedAt: Date): Promise<unknown> {
    const refuse = (reason: string) =>
      LEAD_REFUSALS.store(queries, [{ reason, emailDomain: emailDomainOf(form), receivedAt }])
    const lead = readLead(form, { orgId, keyName })
    if (lead.kind === 'refused') return refuse(lead.reason)
    const { fields, token } = lead
    const verdict = token && (await takeToken(queries, token, siteKey, receivedAt))
    if (verdict && verdict !== 'right') return refuse(`captcha_${verdict}`)
    return LEAD_LOG.store(queries, [{ fields, captcha: token ? 'answered' : 'not_answered', receivedAt }])
  }
}

const show = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': htmlPagePolicy(STYLE) })
    .type('text/html; charset=utf-8')
    .send(htmlPage({ title: 'CRM', style: STYLE, body: `<main><p>${sentence}</p></main>` }))
