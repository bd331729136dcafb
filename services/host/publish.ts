import type { FastifyBaseLogger } from 'fastify'
import { differenceOf } from '../build/build-site'
import { buildAside } from '../build/build-process'
import { openContentSource, type OpenSpace, readContentVersion } from '../build/content-source'
import type { Database } from '../database/open'
import {
  notifier,
  type Publisher,
  shareDeployedRelease,
  shareReleases,
  startPublisher,
} from '../publishing/index'
import { newestRelease } from '../site/releases'
import type { Config } from './config/config'
import type { Environment } from './config/environment'
import type { PublishingParts } from './host'
import type { Pages } from './site-host'

interface PublishRequest {
  config: Config
  rootDir: string
  env: Environment
  database: Database
  /** The embedded space; undefined: the configured one, or the files in content/. */
  space: OpenSpace
  /** Whether this host builds what is published. */
  canBuild: boolean
}

/** Publishing on this host: what its routes need at once, and the part that begins once the first release is served. */
export interface Publishing {
  parts: PublishingParts
  /** Brings the newest release of all hosts here; called before the host looks for what it can serve. */
  share(): Promise<void>
  start(pages: Pages, origin: string, log: FastifyBaseLogger): Publisher
}

export function preparePublishing({
  config,
  rootDir,
  env,
  database,
  space,
  canBuild,
}: PublishRequest): Publishing {
  const { releasesDir, siteUrl, publishNotifyUrl, databaseUrl } = config
  const readVersion = () => readContentVersion(config, space)
  let publisher: Publisher | undefined
  return {
    parts: {
      canBuild,
      readVersion,
      onRequest: () => publisher?.wake(),
      onCopy: () => publisher?.lookSoon(),
    },
    async share() {
      if (databaseUrl) await shareDeployedRelease(database, releasesDir, new Date())
    },
    start(pages, origin, log) {
      publisher = startPublisher({
        database,
        log,
        notify: notifier({ siteUrl, url: publishNotifyUrl, log }),
        build: canBuild
          ? async (signal) => {
              const { close, ...content } = await openContentSource(config, space)
              const say = (line: string) => log.info(line)
              return buildAside({ rootDir, env, content, origin, say, signal }).finally(close)
            }
          : undefined,
        async difference() {
          const newest = await newestRelease(releasesDir)
          return newest && differenceOf(newest, Date.now(), await readVersion())
        },
        async serveNewest() {
          if (databaseUrl) await shareReleases(database, releasesDir)
          await pages.serveNewest()
        },
      })
      return publisher
    },
  }
}
