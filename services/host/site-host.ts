import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { randomToken } from '../auth/tokens'
import { buildEnvironment } from './config/build-environment'
import { openContentSource } from '../build/content-source'
import { updateSite } from '../build/build-site'
import { type LogEntry, runGatsby } from '../build/run-gatsby'
import { refreshStories } from '../build/refresh-stories'
import { shopOfHost } from '../build/shop-source'
import type { Config } from './config/config'
import { singleFlight } from '../lib/concurrency'
import { freePort } from '../lib/free-port'
import { developProxy } from '../site/develop-proxy'
import { pageHeaders } from '../site/headers'
import { sitePlugin } from '../site/index'
import { newestRelease, type Release } from '../site/releases'
import { createSite, type RememberAddresses } from '../site/site'

export interface PagesRequest {
  config: Config
  rootDir: string
  /** The embedded space, where there is one: builds read it. */
  space?: Parameters<typeof openContentSource>[1]
  say(line: string): void
  signal: AbortSignal
  /** Called with the folder of a finished build before it is served. */
  beforeServing(folder: string): Promise<void>
  remember: RememberAddresses
}

/** Serves the pages: from the built site, or from `gatsby develop` during development. */
export interface Pages {
  register(app: FastifyInstance): Promise<void>
  /** Rejects with the reason while the pages cannot be served. */
  check(): Promise<void>
  /**
   * Builds the pages; resolves when they can be served.
   * @param origin where the host answers the requests of a build
   */
  prepare(origin: string): Promise<void>
  /** Serves the newest release, if it is not served yet. */
  serveNewest(): Promise<void>
  /** When the release that is served was published. */
  liveSince(): Date | undefined
}

/** Serves the newest release at once, and the next one as soon as it is built, unless `build` is off. */
export function builtPages(request: PagesRequest, build: boolean): Pages {
  const { config, rootDir, space, say, signal, beforeServing, remember } = request
  const site = createSite(config.releasesDir, remember)
  let served: Release | undefined
  const serveNewest = singleFlight(async () => {
    const newest = await newestRelease(config.releasesDir)
    if (!newest || newest.folder === served?.folder) return
    await beforeServing(newest.folder)
    await site.load()
    served = newest
  })
  return {
    serveNewest,
    liveSince: () => served?.publishedAt,
    async register(app) {
      await app.register(sitePlugin, { site, pageHeaders: pageHeaders(config) })
    },
    async check() {
      if (!site.current) throw new Error('The site is not built yet.')
    },
    async prepare(origin) {
      await serveNewest()
      if (build) {
        await updateSite({
          config,
          rootDir,
          space,
          openShop: async () => shopOfHost(config, origin),
          say,
          signal,
        })
        await serveNewest()
      }
      if (!served) {
        throw new Error('There is no built site to serve: run npm start once without --no-build.')
      }
    },
  }
}

/** Runs `gatsby develop` and forwards requests to it. */
export async function developPages(request: PagesRequest): Promise<Pages> {
  const { config, rootDir, space, say, signal, beforeServing } = request
  const port = await freePort()
  const refreshToken = randomToken()
  let ready = false
  return {
    async register(app) {
      await app.register(developProxy, { port, rootPage: path.join(rootDir, 'static/index.html') })
    },
    serveNewest: async () => undefined,
    liveSince: () => undefined,
    async check() {
      if (!ready) throw new Error('gatsby develop is still starting.')
    },
    async prepare(origin) {
      say('Starting gatsby develop.')
      const content = await openContentSource(config, space)
      await new Promise<void>((resolve, reject) => {
        const onEntry = ({ level, text }: LogEntry) => {
          const isNews = level === 'success' && /^(building|writing|re-building)/i.test(text)
          if (isNews || level === 'warning' || level === 'error') say(`${level} ${text}`)
          if (!text.includes('You can now view')) return
          ready = true
          resolve()
        }
        const args = ['develop', '--port', String(port), '--host', 'localhost']
        const logFile = path.join(config.dataDir, 'logs', 'gatsby-develop.log')
        const env = {
          ...buildEnvironment(config, content, shopOfHost(config, origin)),
          ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
          GATSBY_REFRESH_TOKEN: refreshToken,
        }
        runGatsby({ rootDir, args, env, logFile, onEntry, signal })
          .finally(content.close)
          .then(resolve, reject)
      })
      await beforeServing(config.publicDir)
      const { storyblok, contentDir } = config
      if (!storyblok)
        await refreshStories({ space: space ?? contentDir, port, token: refreshToken, say, signal })
    },
  }
}
