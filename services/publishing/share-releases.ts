import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { desc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { whileLocked } from '../host/data-dir'
import { linkOrCopy } from '../lib/files'
import {
  finishRelease,
  fingerprintFile,
  listReleases,
  newestRelease,
  readIndex,
  readKeptIndex,
  type Release,
} from '../site/releases'
import { fileHash, type IndexedFile } from '../site/site-index'
import { promoteRelease } from './promote-release'
import { releaseFiles, releases } from './schema'

/** A number that nothing else on the same Postgres uses as an advisory lock. */
const SHARE_LOCK = 7_202_612
/** The content of so many releases is stored; the names of all are. */
const KEPT_RELEASES = 3
/** The most bytes that are sent to or read from the database at a time. */
const BATCH_BYTES = 4 * 1024 * 1024

const nameOf = ({ folder }: Release): string => path.basename(folder)

/**
 * Gives hosts that share nothing but the database the same newest release: what is newer here is stored there, what is newer there
 * is fetched. Names are times, so that the newest is the last one by name.
 */
export async function shareReleases(database: Queries, releasesDir: string): Promise<void> {
  const local = await newestRelease(releasesDir)
  const [shared] = await database
    .select({ name: releases.name })
    .from(releases)
    .orderBy(desc(releases.name))
    .limit(1)
  const own = local ? nameOf(local) : ''
  if (local && own > (shared?.name ?? '')) await storeRelease(database, local, releasesDir)
  else if (shared && shared.name > own) await fetchRelease(database, shared.name, releasesDir)
}

/**
 * Called when a host starts: a release that no host has shared was brought here to be served, so it becomes the newest, even if the
 * code before it has published content since it was built.
 */
export async function shareDeployedRelease(database: Queries, releasesDir: string, now: Date): Promise<void> {
  const local = await newestRelease(releasesDir)
  const names = (await database.select({ name: releases.name }).from(releases)).map(({ name }) => name)
  const isNew = local && !names.includes(nameOf(local))
  if (isNew && names.some((name) => name > nameOf(local))) {
    // Other hosts to which the same release was brought leave it at that.
    await storeRelease(database, local, releasesDir)
    await promoteRelease(local, releasesDir, now)
  }
  await shareReleases(database, releasesDir)
}

/** Stores a release, each file once, and forgets the files of old ones. */
async function storeRelease(database: Queries, release: Release, releasesDir: string): Promise<void> {
  const earlier = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
  const index = await readIndex(release.folder, earlier)
  const fingerprint = await readFile(fingerprintFile(release.folder), 'utf8')
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SHARE_LOCK})`)
    const known = new Set(
      (await tx.select({ hash: releaseFiles.hash }).from(releaseFiles)).map(({ hash }) => hash),
    )
    const missing = new Map(
      index.files.filter(({ hash }) => !known.has(hash)).map((file) => [file.hash, file]),
    )
    for (const batch of batchesOf([...missing.values()])) {
      const rows = batch.map(async ({ hash, path: file }) => ({
        hash,
        bytes: await readFile(path.join(release.folder, file)),
      }))
      await tx
        .insert(releaseFiles)
        .values(await Promise.all(rows))
        .onConflictDoNothing()
    }
    await tx
      .insert(releases)
      .values({ name: nameOf(release), fingerprint, index })
      .onConflictDoNothing()
    await forgetFiles(tx)
  })
}

async function forgetFiles(tx: Queries): Promise<void> {
  const kept = tx
    .select({ name: releases.name })
    .from(releases)
    .orderBy(desc(releases.name))
    .limit(KEPT_RELEASES)
  await tx
    .update(releases)
    .set({ index: null })
    .where(sql`${releases.name} not in ${kept}`)
  await tx.execute(sql`delete from ${releaseFiles} where hash not in (
    select file ->> 'hash' from ${releases}, jsonb_array_elements(index -> 'files') as file)`)
}

/** Fetches a release, in a folder that gets its name once everything is in it. Files that are here already are linked. */
async function fetchRelease(database: Queries, name: string, releasesDir: string): Promise<void> {
  await mkdir(releasesDir, { recursive: true })
  await whileLocked(path.join(releasesDir, '.build.lock'), async () => {
    const here = await listReleases(releasesDir)
    const [shared] = await database
      .select()
      .from(releases)
      .where(sql`${releases.name} = ${name}`)
    if (!shared?.index || here.some((release) => nameOf(release) === name)) return
    const { files } = shared.index
    const unfinished = path.join(releasesDir, `${name}.part`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished)
    const earlier = here.map(({ folder }) => folder).reverse()
    const missing = await linkKnown(files, unfinished, earlier)
    for (const batch of batchesOf(missing)) await fetchFiles(database, batch, unfinished)
    await finishRelease(unfinished, shared.index, earlier)
    await writeFile(fingerprintFile(unfinished), shared.fingerprint)
    await rename(unfinished, path.join(releasesDir, name))
  })
}

/** @returns the files that no release here has */
async function linkKnown(
  files: readonly IndexedFile[],
  target: string,
  folders: readonly string[],
): Promise<IndexedFile[]> {
  const known = new Map<string, string>()
  for (const folder of folders) {
    const index = await readKeptIndex(folder)
    for (const file of index?.files ?? []) known.set(file.hash, path.join(folder, file.path))
  }
  const missing: IndexedFile[] = []
  for (const file of files) {
    const source = known.get(file.hash)
    if (source) await linkOrCopy(source, path.join(target, file.path))
    else missing.push(file)
  }
  return missing
}

async function fetchFiles(database: Queries, files: readonly IndexedFile[], target: string): Promise<void> {
  const hashes = files.map(({ hash }) => hash)
  const rows = await database.select().from(releaseFiles).where(inArray(releaseFiles.hash, hashes))
  const bytes = new Map(rows.map((row) => [row.hash, row.bytes]))
  for (const { path: sitePath, hash } of files) {
    const found = bytes.get(hash)
    if (!found || fileHash(found) !== hash)
      throw new Error(`The database does not hold ${sitePath} of the newest release.`)
    const file = path.join(target, sitePath)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, found)
  }
}

function batchesOf(files: readonly IndexedFile[]): IndexedFile[][] {
  const batches: IndexedFile[][] = []
  let size = Infinity
  for (const file of files) {
    if (size + file.size > BATCH_BYTES) {
      batches.push([])
      size = 0
    }
    batches.at(-1)?.push(file)
    size += file.size
  }
  return batches
}
