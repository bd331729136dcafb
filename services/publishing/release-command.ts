import path from 'node:path'
import { readConfig } from '../host/config/config'
import type { Environment } from '../host/config/environment'
import { listReleases, readIndex, type Release } from '../site/releases'
import { promoteRelease } from './promote-release'

interface ReleaseRequest {
  /** What stands after the command: nothing, `promote NAME` or `rollback`. */
  args: readonly string[]
  rootDir: string
  env: Environment
  say(line: string): void
  now: Date
}

const USAGE = 'Use npm run release, npm run release -- promote NAME, or npm run release -- rollback.'

/**
 * `npm run release` lists the releases of this host, `promote` makes one of them the newest, `rollback` the one before the newest. Running
 * hosts serve it within seconds. Rejects with the sentence to print where nothing was changed.
 */
export async function releaseCommand({ args, rootDir, env, say, now }: ReleaseRequest): Promise<void> {
  const { releasesDir } = readConfig(env, rootDir)
  const releases = (await listReleases(releasesDir)).reverse()
  if (releases.length === 0)
    throw new Error(`There is no release in ${releasesDir}. Build one with npm start.`)
  const [action, name] = args
  if (action === undefined) return list(releases, say)
  const release =
    action === 'rollback' ? formerOf(releases) : named(releases, action === 'promote' ? name : undefined)
  const promoted = await promoteRelease(release, releasesDir, now)
  say(
    `${path.basename(release.folder)} is the newest release again, as ${promoted}. Running hosts serve it in a moment.`,
  )
  say('The next publication replaces it. To go back, promote the other one.')
}

async function list(releases: readonly Release[], say: ReleaseRequest['say']): Promise<void> {
  for (const [at, release] of releases.entries()) {
    const { addresses } = await readIndex(release.folder, [])
    const pages = addresses.pages.length
    say(
      `${path.basename(release.folder)}  ${pages} pages${release.inPlaceOf ? ', promoted again' : ''}${at === 0 ? '  served' : ''}`,
    )
  }
}

/** The release to go back to: the newest that was made of something else. */
function formerOf(releases: readonly Release[]): Release {
  const [newest, ...earlier] = releases
  const former = earlier.find(
    ({ fingerprint }) => fingerprint !== newest?.fingerprint && fingerprint !== newest?.inPlaceOf,
  )
  if (former) return former
  throw new Error('There is no earlier release to go back to.')
}

function named(releases: readonly Release[], name: string | undefined): Release {
  if (name === undefined) throw new Error(USAGE)
  const found = releases.find(({ folder }) => path.basename(folder) === name)
  if (found) return found
  const names = releases.map(({ folder }) => path.basename(folder)).join(', ')
  throw new Error(`There is no release ${name}. There are: ${names}.`)
}
