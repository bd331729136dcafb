import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { publishRelease } from '../build/publish-release'
import { useTestDatabase } from '../database/testing/open'
import { createSite } from '../site/site'
import { listReleases, newestRelease } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'
import { promoteRelease } from './promote-release'
import { releaseFiles } from './schema'
import { shareDeployedRelease, shareReleases } from './share-releases'

const database = await useTestDatabase()
beforeEach(async () => {
  await database.execute(sql`delete from releases`)
  await database.execute(sql`delete from release_files`)
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 8, minute))
const HOME = `<!doctype html><title>Home</title>${'<p>Card machines</p>'.repeat(50)}`

/** A host with a folder of its own. */
async function host() {
  const root = await writeFolder({ 'public/za/index.html': HOME, 'public/404.html': 'Not found' })
  const releasesDir = path.join(root, 'releases')
  const publish = async (text: string, minute: number, fingerprint = text) => {
    await writeInto(root, 'public/za/index.html', text)
    const [publicDir, rendererDir] = [path.join(root, 'public'), path.join(root, 'routes')]
    return publishRelease({ publicDir, rendererDir, releasesDir, fingerprint, now: at(minute) })
  }
  const page = async () =>
    readFile(path.join((await newestRelease(releasesDir))?.folder ?? '', 'za/index.html'), 'utf8')
  return { releasesDir, publish, page, share: () => shareReleases(database, releasesDir) }
}

test('a host without a release gets the newest of another, whole', async () => {
  const [one, other] = [await host(), await host()]
  const name = await one.publish(HOME, 1, 'made of this')
  await one.share()
  await other.share()
  expect(await other.page()).toBe(HOME)
  const [release] = await listReleases(other.releasesDir)
  expect([path.basename(release?.folder ?? ''), release?.fingerprint]).toEqual([name, 'made of this'])
  const site = createSite(other.releasesDir, async () => [])
  await site.load()
  expect([...(site.current?.files.keys() ?? [])].sort()).toEqual(['/404.html', '/za/index.html'])
})

test('only what changed travels, and what is here already is linked', async () => {
  const [one, other] = [await host(), await host()]
  await one.publish(HOME, 1)
  await one.share()
  await other.share()
  await one.publish('New home', 2)
  await one.share()
  expect(await database.select({ hash: releaseFiles.hash }).from(releaseFiles)).toHaveLength(3)
  await other.share()
  expect(await other.page()).toBe('New home')
  const kept = path.join((await newestRelease(other.releasesDir))?.folder ?? '', '404.html')
  expect((await stat(kept)).nlink).toBe(2)
})

test('an earlier release that is promoted reaches every host, and says what it replaces', async () => {
  const [one, other] = [await host(), await host()]
  await one.publish(HOME, 1, 'first')
  await one.publish('A mistake', 2, 'second')
  await one.share()
  await other.share()
  const [first] = await listReleases(one.releasesDir)
  if (!first) throw new Error('There is no release.')
  await promoteRelease(first, one.releasesDir, at(3))
  await one.share()
  await other.share()
  expect(await other.page()).toBe(HOME)
  expect(await newestRelease(other.releasesDir)).toMatchObject({ fingerprint: 'first', inPlaceOf: 'second' })
})

test('of old releases only the names stay in the database', async () => {
  const one = await host()
  for (const minute of [1, 2, 3, 4, 5]) {
    await one.publish(`Home ${minute}`, minute)
    await one.share()
  }
  const rows = (await database.execute(
    sql`select index is null as "isForgotten" from releases order by name`,
  )) as unknown as {
    rows: { isForgotten: boolean }[]
  }
  expect(rows.rows.map(({ isForgotten }) => isForgotten)).toEqual([true, true, false, false, false])
  // Three home pages, and the one page for unknown addresses.
  expect(await database.select({ hash: releaseFiles.hash }).from(releaseFiles)).toHaveLength(4)
})

test('a release that a deployment brings becomes the newest, though content was published after it was built', async () => {
  const [before, deployed, twin] = [await host(), await host(), await host()]
  for (const { publish } of [deployed, twin]) await publish('Home of new code', 1, 'new code')
  await before.publish('Home of old code', 2, 'old code')
  await before.share()
  await shareDeployedRelease(database, deployed.releasesDir, at(3))
  expect(await deployed.page()).toBe('Home of new code')
  await before.share()
  expect(await before.page()).toBe('Home of new code')

  const newest = (await readdir(deployed.releasesDir))
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .at(-1)
  await shareDeployedRelease(database, twin.releasesDir, at(4))
  expect(path.basename((await newestRelease(twin.releasesDir))?.folder ?? '')).toBe(newest)
})

test('a host that starts again with an old release gets the newest', async () => {
  const [one, other] = [await host(), await host()]
  await one.publish(HOME, 1)
  await one.share()
  await other.share()
  await one.publish('New home', 2)
  await one.share()
  await shareDeployedRelease(database, other.releasesDir, at(5))
  expect(await other.page()).toBe('New home')
})

test('bytes that are not those of the release are never served', async () => {
  const [one, other] = [await host(), await host()]
  await one.publish(HOME, 1)
  await one.share()
  await database.execute(sql`update release_files set bytes = 'something else'`)
  await expect(other.share()).rejects.toThrow('The database does not hold /')
  expect(await newestRelease(other.releasesDir)).toBeUndefined()
})
