import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type LightMyRequestResponse,
} from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import type { Database } from '../../database/open'
import { openTestDatabase } from '../../database/testing/open'
import { sandbox } from '../../sandbox/index'
import { refuseOddInput } from '../../server/check-input'

export const SITE = 'http://localhost'

interface StandinOptions {
  database: Database
  personalDataKey: Buffer
  siteUrl: string
  /** Whether the limits for this machine itself are higher. */
  sandbox: boolean
}

type Shown = Omit<Parameters<typeof sandbox>[1], 'database' | 'access' | 'personalDataKey'>

/**
 * Serves stand-ins, and the sandbox that shows what they receive, for the tests of one file.
 * @param register adds the stand-ins to a host
 */
export function testStandins(
  register: (host: FastifyInstance, options: StandinOptions) => PromiseLike<unknown>,
  shown: Shown,
  hostOptions: FastifyServerOptions = {},
) {
  const parts = {} as { database: Database; app: FastifyInstance }

  async function serve(isLocal = true): Promise<FastifyInstance> {
    const host = fastify({ forceCloseConnections: true, ...hostOptions })
    refuseOddInput(host)
    const { database } = parts
    const personalDataKey = Buffer.alloc(32, 7)
    await register(host, { database, personalDataKey, siteUrl: SITE, sandbox: isLocal })
    const access = { siteUrl: SITE, token: undefined }
    await host.register(sandbox, { prefix: '/sandbox', database, access, personalDataKey, ...shown })
    await host.ready()
    return host
  }

  beforeAll(async () => {
    parts.database = await openTestDatabase()
    parts.app = await serve()
  }, 60_000)
  afterAll(async () => {
    await parts.app.close()
    await parts.database.close()
  })

  return {
    /** The database and the host, once the tests run. */
    parts,
    /** Another host on the same database. */
    serve,
    /** What the sandbox lists, newest first. */
    read: async (name: string) =>
      (await parts.app.inject(`/sandbox/api/${name}`)).json<Record<string, unknown>[]>(),
    /** Has the next calls of a service fail. */
    cause: (service: string, fault: object) =>
      parts.app.inject({ method: 'PUT', url: `/sandbox/api/${service}_faults`, payload: fault }),
    /** Sends as many requests as one visitor may, and expects the next one to be refused. */
    async expectLimit(
      most: number,
      send: (host: FastifyInstance) => Promise<LightMyRequestResponse>,
    ): Promise<LightMyRequestResponse> {
      const host = await serve(false)
      onTestFinished(() => host.close())
      for (let sent = 0; sent < most; sent += 1) expect((await send(host)).statusCode).not.toBe(429)
      const last = await send(host)
      expect(last.statusCode).toBe(429)
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
      return last
    },
  }
}
