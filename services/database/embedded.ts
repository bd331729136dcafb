import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { checkWritable, makePrivate } from '../host/data-dir'
import { SyncedNodeFs } from './synced-node-fs'

/**
 * PGlite runs Postgres with `-F`, without fsync. This one syncs every commit to the disk, as a Postgres does; by fsync,
 * since PGlite's fdatasync does nothing. Files of its log that are no longer needed are deleted, and not used again with their bytes.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off'],
]

/**
 * Opens PGlite on the files in DATA_DIR, or makes them. Rejects with a sentence that names DATA_DIR when they are damaged.
 */
export async function openFiles(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'pglite')
  // There from before the first file is made until the database stands: what a start that was broken off has left.
  const unfinished = path.join(dataDir, 'pglite.unfinished')
  await mkdir(dataDir, { recursive: true })
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder)
  if (isNew) await writeFile(unfinished, '', { mode: 0o600 })
  // PGlite would make a new database over the files of one without this.
  else if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(folder)
  const client = new PGlite({ fs: new SyncedNodeFs(folder), startParams: START_PARAMS })
  await client.waitReady.catch(async (cause: unknown) => {
    await checkWritable(dataDir)
    throw damaged(folder, cause)
  })
  // Some of its files PGlite makes readable to others, whatever it is told.
  if (isNew) await makePrivate(folder)
  await rm(unfinished, { force: true })
  return client
}

/** Writes all tables anew and begins a new log, so that no file holds bytes of deleted rows (decision 071). 0.5 s for the demo's. */
export async function dropDeletedBytes(client: PGlite): Promise<void> {
  for (const step of ['vacuum full', 'select pg_switch_wal()', 'checkpoint']) await client.exec(step)
}

const damaged = (folder: string, cause?: unknown): Error =>
  new Error(
    `DATA_DIR ${path.dirname(folder)} holds a database that cannot be opened: put back a copy of ${folder}, or move that ` +
      'folder away to begin with an empty shop.',
    { cause },
  )
