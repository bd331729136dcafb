import { createServerDatabase } from '../../services/database/testing/on-server'
import {
  folderWithRelease,
  type PublishingHost,
  startPublishingHost,
} from '../../services/host/testing/publishing-host'

/** A running site with content of its own, and the folder with its releases. */
type OwnSite = PublishingHost & { dataDir: string }

/**
 * Runs a journey on a site of its own, whose only release is the newest build. Its database is on the Postgres of DATABASE_URL if that
 * is set, because an embedded one takes several seconds to make.
 * @param args such as `--no-build`
 */
export async function onOwnSite(
  journey: (site: OwnSite) => Promise<void>,
  args: string[] = [],
): Promise<void> {
  const { DATABASE_URL } = process.env
  const { dataDir, remove } = await folderWithRelease(process.cwd())
  const database = DATABASE_URL ? await createServerDatabase(DATABASE_URL) : undefined
  const env = { DATABASE_URL: database?.databaseUrl ?? '' }
  let host: PublishingHost | undefined
  try {
    host = await startPublishingHost(process.cwd(), dataDir, env, args)
    await journey({ ...host, dataDir })
  } finally {
    await host?.end('SIGTERM')
    await database?.drop()
    await remove()
  }
}
