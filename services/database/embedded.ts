import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { checkWritable, makePrivate } from '../host/data-dir'

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

/** An open file or folder of Emscripten's; a folder has no descriptor. */
interface Stream {
  nfd?: number
  node: unknown
}

/** The part of Emscripten's file system on Node that is used here; PGlite's types leave it open. */
interface NodeFsModule {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?(stream: Stream): number }
  }
}

/** The number by which Emscripten knows an input/output error. */
const EIO = 29

/** PGlite's files on this machine, with the call that it lacks: what Postgres asks to have synced is on the disk. */
export class SyncedNodeFs extends NodeFS {
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
      // Postgres stops then, and says so: what it could not sync may be lost.
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

/** The methods that use the database. Within a transaction nothing yields: it is one piece of work. */
const USES = ['query', 'exec', 'transaction'] as const

/**
 * PGlite works in this process, and does all calls that wait without a pause: with two hundred of them nothing else runs for
 * a second, no page is sent, no connection taken. Here the event loop goes round between two calls.
 */
export function yieldBetweenCalls(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve()
  const yielding =
    <Args extends unknown[], Result>(use: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const result = last.then(yieldToEventLoop).then(() => use.apply(client, args))
      // The next call goes on, whatever became of this one: whoever made it hears of that.
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
