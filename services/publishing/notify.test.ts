import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newsOf, notifier } from './notify'
import type { Outcome } from './state'
import type { Result } from './store'

const SITE = 'https://www.example.co.za'
const LIVE: Result = { outcome: 'live', release: '2026-11-30T08-00-00.000Z' }
const FAILED: Result = { outcome: 'failed', reason: 'The content API answered 502.' }
const REJECTED: Result = { outcome: 'rejected', reason: 'A page is missing.' }

test.each<[string, Result, Outcome | undefined, string | undefined]>([
  [
    'a change that is not published',
    FAILED,
    'live',
    `${SITE}: the last change is not published. The content API answered 502. Visitors see the site as it was.`,
  ],
  [
    'a change that was refused',
    REJECTED,
    undefined,
    `${SITE}: the last change is not published. A page is missing. Visitors see the site as it was.`,
  ],
  ['that it works again', LIVE, 'rejected', `${SITE}: publishing works again.`],
  ['nothing of what is ordinary', LIVE, 'live', undefined],
  ['nothing of what changed nothing', { outcome: 'unchanged' }, 'failed', undefined],
])('people are told of %s', (_case, result, before, news) => {
  expect(newsOf(result, before, SITE)).toBe(news)
})

async function channel(status: number) {
  const received: unknown[] = []
  const app = Fastify()
  app.post('/', async (request, reply) => {
    received.push(request.body)
    return reply.code(status).send()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const warn = vi.fn()
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  return { received, warn, notify: notifier({ siteUrl: SITE, url, log: { warn } as never }), app }
}

test('the address for notifications gets a text as JSON', async () => {
  const { notify, received, warn } = await channel(200)
  await notify(REJECTED, 'live')
  await notify(LIVE, 'live')
  expect(received).toEqual([{ text: newsOf(REJECTED, 'live', SITE) }])
  expect(warn).not.toHaveBeenCalled()
})

test('an address that refuses or is away is named in the log, and publishing goes on', async () => {
  const { notify, warn, app } = await channel(403)
  await notify(FAILED, 'live')
  expect(warn).toHaveBeenLastCalledWith({ status: 403 }, 'PUBLISH_NOTIFY_URL refuses notifications')
  await app.close()
  await notify(FAILED, 'live')
  expect(warn).toHaveBeenLastCalledWith(expect.any(Error), 'PUBLISH_NOTIFY_URL cannot be reached')
})
