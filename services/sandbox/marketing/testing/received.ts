import fastify, { type LightMyRequestResponse } from 'fastify'
import { openTestDatabase } from '../../../database/testing/open'
import { refuseOddInput } from '../../../server/odd-input'
import { segmentEvents } from '../../../standins/segment/events'
import { sandbox } from '../../index'

export interface Sent {
  visitor?: string | null
  /** `page`, or the name of what is tracked. */
  what: string
  properties?: Record<string, unknown>
  context?: Record<string, unknown>
  /** How long ago, in minutes. */
  ago?: number
}

export interface TestView {
  /** Receives events, each a second after the one before where none says how long ago. */
  receive(...events: Sent[]): Promise<void>
  /** One request of the machine's own, or of the address given; the path comes after `/sandbox`. */
  ask(path: string, remoteAddress?: string): Promise<LightMyRequestResponse>
  /** The page, by its query. */
  read(query: string): Promise<string>
  /** Forgets what was received. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** The sandbox on a database of its own. */
export async function startTestView(): Promise<TestView> {
  const database = await openTestDatabase()
  const app = fastify()
  refuseOddInput(app)
  await app.register(sandbox, {
    prefix: '/sandbox',
    database,
    access: { siteUrl: 'http://localhost', token: undefined },
    keepsEvents: true,
    personalDataKey: Buffer.alloc(32),
  })
  const ask: TestView['ask'] = (path, remoteAddress = '127.0.0.1') =>
    app.inject({ url: `/sandbox${path}`, remoteAddress })
  let sent = 0
  return {
    ask,
    read: async (query) => (await ask(`/marketing/${query}`)).body,
    async receive(...events) {
      const now = Date.now()
      await database.insert(segmentEvents).values(
        events.map(({ visitor = 'ann', what, properties = {}, context = {}, ago }, at) => {
          const moment = new Date(now - (ago === undefined ? (events.length - at) * 1_000 : ago * 60_000))
          const type = what === 'page' ? 'page' : 'track'
          const event = type === 'page' ? null : what
          sent += 1
          return {
            messageId: `m${sent}`,
            type,
            event,
            anonymousId: visitor,
            timestamp: moment,
            receivedAt: moment,
            payload: { type, event, anonymousId: visitor, properties, context },
          }
        }),
      )
    },
    clear: async () => void (await database.delete(segmentEvents)),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** The cells of the table of a caption, row for row. */
export function rowsOf(html: string, caption: string): string[][] {
  const [, body = ''] = html.split(`<caption>${caption}</caption>`)
  const [, rows = ''] = /<tbody>(.*?)<\/tbody>/.exec(body) ?? []
  return [...rows.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
}
