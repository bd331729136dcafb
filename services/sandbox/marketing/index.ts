import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open'
import { campaignsSection } from './campaigns/section'
import { experimentsSection } from './experiments/section'
import { funnelSection } from './funnel/section'
import { MARKETING_POLICY, marketingPage } from './page'
import type { Period } from './recent'
import { readSince } from './stream/read-stream'
import { streamSection } from './stream/section'
import { vitalsSection } from './vitals/section'
import { readId, readView, type SectionName, startOf, type View } from './view'

const SCRIPT_FILE = path.join(import.meta.dirname, 'stream/live.js')

const SECTION_OF: Readonly<
  Record<SectionName, (queries: Queries, view: View, period: Period) => Promise<string>>
> = {
  events: streamSection,
  funnel: funnelSection,
  experiments: experimentsSection,
  vitals: vitalsSection,
  campaigns: campaignsSection,
}

/** The marketer's view of what the embedded analytics received, at `marketing/`: five sections of one page, which its address names. */
export function marketing(instance: FastifyInstance, queries: Queries): void {
  instance.get('/marketing', async (_request, reply) => reply.redirect(`${instance.prefix}/marketing/`, 308))

  instance.get('/marketing/', async ({ query }, reply) => {
    const view = readView(query)
    const period = { since: startOf(view.range, new Date()) }
    const content = await SECTION_OF[view.section](queries, view, period)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MARKETING_POLICY })
      .send(marketingPage(view.section, content))
  })

  instance.get('/marketing/live.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(await readFile(SCRIPT_FILE, 'utf8')),
  )

  instance.get('/marketing/events', async ({ query }, reply) => {
    const found = await readSince(queries, readView(query).filter, readId(query, 'since') ?? 0)
    return reply.header('cache-control', 'no-store').send(found)
  })
}
