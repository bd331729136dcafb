import { setTimeout as pause } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Queries } from '../../database/open'
import { htmlPage, htmlPagePolicy } from '../../lib/html-page'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { takeToken } from '../captcha/tokens'
import { answerFailures } from '../failures'
import { takeFault } from '../faults'
import { keepLead, keepRefusal } from './leads'
import {
  emailDomainOf,
  fieldsOf,
  type FormFields,
  type Organisation,
  readLead,
  returnAddress,
} from './read-lead'

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
  const closing = new AbortController()
  instance.addHook('preClose', async () => closing.abort())
  // It takes forms, and nothing else.
  instance.removeAllContentTypeParsers()
  await instance.register(formbody)
  answerFailures(instance, (reply, { status, message }) => show(reply, status, message))
  countWrites(instance, openTries(limits))

  // Like the real one it answers the same whatever became of the lead, and lets no script of another origin read that.
  instance.post('/servlet.WebToLead', { config: { counts: 'lead' } }, async ({ body }, reply) => {
    const fault = await takeFault(database, 'crm')
    if (fault) await pause(fault.delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
    if (fault?.mode === 'down')
      return show(reply, 503, 'The CRM is down, as the sandbox was asked to have it.')
    const form = fieldsOf(body)
    await take(database, form, new Date())
    const address = returnAddress(form, siteUrl)
    if (!address) return show(reply, 200, 'Your request has been received.')
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })

  async function take(queries: Queries, form: FormFields, receivedAt: Date): Promise<void> {
    const refuse = (reason: string) =>
      keepRefusal(queries, { reason, emailDomain: emailDomainOf(form) ?? null, receivedAt })
    const lead = readLead(form, { orgId, keyName })
    if (lead.kind === 'refused') return refuse(lead.reason)
    const { fields, token } = lead
    const verdict = token && (await takeToken(queries, token, siteKey, receivedAt))
    if (verdict && verdict !== 'right') return refuse(`captcha_${verdict}`)
    return keepLead(queries, { fields, captcha: token ? 'answered' : 'not_answered', receivedAt })
  }
}

const show = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': htmlPagePolicy(STYLE) })
    .type('text/html; charset=utf-8')
    .send(htmlPage({ title: 'CRM', style: STYLE, body: `<main><p>${sentence}</p></main>` }))
