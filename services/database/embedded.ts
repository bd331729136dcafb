import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { checkWritable, makePrivate } from '../host/data-dir'

/**
 * PGlite runs Postgres with `-F`, without fsync. These settings sync every commit to the disk, by fsync, because PGlite's fdatasync
 * does nothing. Log files that are no longer needed are deleted: a reused one would still hold the bytes of deleted rows.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off'],
]

/**
 * Opens PGlite on the files in DATA_DIR, or creates them. Rejects with a sentence that names DATA_DIR when they are damaged.
 */
export async function openFiles(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'pglite')
  // This file exists while a database is being created. After an interrupted start it is still there.
  const unfinished = path.join(dataDir, 'pglite.unfinished')
  await mkdir(dataDir, { recursive: true })
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder)
  if (isNew) await writeFile(unfinished, '', { mode: 0o600 })
  // Without this file PGlite would create a new database over the existing files.
  else if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(folder)
  const client = new PGlite({ fs: new SyncedNodeFs(folder), startParams: START_PARAMS })
  await client.waitReady.catch(async (cause: unknown) => {
    await checkWritable(dataDir)
    throw damaged(folder, cause)
  })
  // PGlite ignores the umask and makes some of its files readable to others.
  if (isNew) await makePrivate(folder)
  await rm(unfinished, { force: true })
  return client
}

/** Rewrites all tables and begins a new log, so that no file holds bytes of deleted rows (decision 071). 0.5 s for the demo. */
export async function dropDeletedBytes(client: PGlite): Promise<void> {
  for (const step of ['vacuum full', 'select pg_switch_wal()', 'checkpoint']) await client.exec(step)
}

const damaged = (folder: string, cause?: unknown): Error =>
  new Error(
    `DATA_DIR ${path.dirname(folder)} holds a database that cannot be opened: put back a copy of ${folder}, or move that ` +
      'folder away to begin with an empty shop.',
    { cause },
  )

/** An open file or folder of Emscripten's; a folder has no descriptor. */
interface Stream {
  nfd?: number
  node: unknown
}

/** The part of Emscripten's file system on Node that is used here; PGlite does not type it. */
interface NodeFsModule {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?(stream: Stream): number }
  }
}

/** Emscripten's number for an input/output error. */
const EIO = 29

/** PGlite's file system on Node, with the call that it lacks: files that Postgres syncs are on the disk. */
class SyncedNodeFs extends NodeFS {
  override async init(...request: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...request)
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addFsync({ NODEFS }: NodeFsModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node))
      else fsyncSync(nfd)
      return 0
    } catch {
      // Postgres then stops with a message, because data that it could not sync may be lost.
      return EIO
    }
  }
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** The methods that use the database. A transaction is one call, so nothing yields within it. */
const USES = ['query', 'exec', 'transaction'] as const

/**
 * PGlite runs in this process and handles all queued calls without a pause: two hundred of them block the event loop for a second,
 * in which no page is sent and no connection accepted. This lets the event loop run between two calls.
 */
export function yieldBetweenCalls(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve()
  const yielding =
    <Args extends unknown[], Result>(use: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const result = last.then(yieldToEventLoop).then(() => use.apply(client, args))
      // The next call runs even if this one failed; the failure goes to its own caller.
      last = result.then(nothing, nothing)
      return result
    }
  const calls = Object.fromEntries(USES.map((name) => [name, yielding(client[name] as never)]))
  return new Proxy(client, {
    get(target, name) {
      if (typeof name === 'string' && name in calls) return calls[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const nothing = (): void => undefined
