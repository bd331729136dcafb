import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open'
import { serveScript } from '../../standins/kit/answers'
import { experimentsSection } from './experiments'
import { funnelSection } from './funnel'
import { chosenOf, MARKETING_POLICY, marketingPage, SECTIONS } from './page'
import { readStream, streamSection } from './stream'

const CONTENTS = { events: streamSection, funnel: funnelSection, experiments: experimentsSection }

/** The marketer's view of what the embedded analytics received, at `marketing/`: three sections of one page, named in its address. */
export async function marketing(instance: FastifyInstance, queries: Queries): Promise<void> {
  instance.get('/marketing', async (_request, reply) => reply.redirect(`${instance.prefix}/marketing/`, 308))

  instance.get('/marketing/', async ({ query }, reply) => {
    const section = chosenOf(query, 'view', SECTIONS, 'events')
    const content = await CONTENTS[section](queries, query)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MARKETING_POLICY })
      .send(marketingPage(section, content))
  })

  await serveScript(instance, '/marketing/live.js', path.join(import.meta.dirname, 'live.js'))

  instance.get('/marketing/events', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await readStream(queries, query)),
  )
}
