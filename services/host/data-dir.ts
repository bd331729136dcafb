import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tryLock } from 'fs-native-extensions'

/** Entries of DATA_DIR that the host serves to everybody: closing their folders is enough. */
const PUBLISHED = ['images', 'releases']
/** Everything that the host writes into DATA_DIR. Other entries are left alone. */
const OWN_ENTRIES = [
  ...PUBLISHED,
  'changed',
  'host.lock',
  'logs',
  'pglite',
  'pglite.unfinished',
  'secrets.json',
  'secrets.json.part',
  'secrets.lock',
]
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
/** The bit of folders like /tmp, in which everybody may make files. */
const STICKY = 0o1000
/** A whole block, so that writing it fails on a full disk. */
const PROBE = Buffer.alloc(4096)

/**
 * Makes DATA_DIR a folder that this user alone can read and that can be written to, whatever its permissions were.
 * Rejects with one sentence that names DATA_DIR and says what to do.
 */
export async function prepareDataDir(dataDir: string, rootDir: string): Promise<void> {
  await orExplain(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    const unfit = await whyUnfit(dataDir, rootDir)
    if (unfit) throw new Error(`DATA_DIR ${dataDir} ${unfit}: set DATA_DIR to a folder of its own.`)
    await chmod(dataDir, PRIVATE_FOLDER)
    const own = (await readdir(dataDir, { withFileTypes: true })).filter(({ name }) =>
      OWN_ENTRIES.includes(name),
    )
    for (const entry of own) {
      const file = path.join(dataDir, entry.name)
      if (entry.isDirectory() && !PUBLISHED.includes(entry.name)) await makePrivate(file)
      else if (entry.isDirectory() || entry.isFile()) await take(file, entry.isDirectory())
    }
  })
  await checkWritable(dataDir)
}

/** Refuses folders that others use, who would be locked out. */
async function whyUnfit(dataDir: string, rootDir: string): Promise<string | undefined> {
  const [real, root] = await Promise.all([realpath(dataDir), realpath(rootDir).catch(() => rootDir)])
  if (`${root}${path.sep}`.startsWith(real.endsWith(path.sep) ? real : `${real}${path.sep}`)) {
    return 'holds this project'
  }
  return (await stat(dataDir)).mode & STICKY ? 'is shared by everybody on this machine' : undefined
}

/** Closes a folder and everything in it to other users; links are not followed. */
export async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, PRIVATE_FOLDER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map((entry) => take(path.join(entry.parentPath, entry.name), entry.isDirectory())),
  )
}

async function take(file: string, isFolder: boolean): Promise<void> {
  try {
    await chmod(file, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE)
  } catch (error) {
    // A database or a build that runs at the same time may have removed it.
    if (!isSystemError(error) || error.code !== 'ENOENT') throw error
  }
}

/** Rejects with a sentence while nothing can be written to DATA_DIR: its disk is full, read-only or gone. */
export async function checkWritable(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${randomUUID()}`)
  await orExplain(dataDir, async () => {
    try {
      await writeFile(probe, PROBE, { mode: PRIVATE_FILE })
    } finally {
      await rm(probe, { force: true })
    }
  })
}

async function orExplain(dataDir: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Error(describeStorageProblem(dataDir, error), { cause: error })
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error

/** The sentence about an error of the file system, for the operator of the host. */
export function describeStorageProblem(dataDir: string, { code }: NodeJS.ErrnoException): string {
  const folder = `DATA_DIR ${dataDir}`
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `${folder} is full: free space on its disk, or set DATA_DIR to a folder on another one.`
    case 'EROFS':
      return `${folder} cannot be written to: its disk is read-only. Set DATA_DIR to a folder that can be.`
    case 'EACCES':
    case 'EPERM':
      return `${folder} is not open to the user that runs the host: give the folder to that user, or set DATA_DIR to another.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} is a file: remove it, or set DATA_DIR to a folder.`
    default:
      return `${folder} cannot be used (${code}): check its disk, or set DATA_DIR to another folder.`
  }
}

/** Time between two attempts to take a lock that another process holds, in ms. */
const RETRY_MS = 100

/**
 * Locks the data folder against a second host: two embedded databases on the same files would ruin them. Rejects with a
 * sentence that names DATA_DIR.
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  if (await tryLockDataDir(dataDir)) return
  throw new Error(
    `DATA_DIR ${dataDir} is in use by another host: stop it, or set DATA_DIR to another folder.`,
  )
}

/**
 * Takes the operating system's lock on a file in the folder (decision 034): it holds for every path to the folder and ends with
 * this process, however that ends. The file itself means nothing and may be left behind.
 * @returns false while another process holds it
 */
export async function tryLockDataDir(dataDir: string): Promise<boolean> {
  try {
    const fd = openLockFile(path.join(dataDir, 'host.lock'))
    if (tryLock(fd)) return true
    closeSync(fd)
    return false
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `DATA_DIR ${dataDir} cannot be locked (${code}): set DATA_DIR to a folder on a disk of this machine.`,
      { cause: error },
    )
  }
}

interface Waiting {
  /** Called when another process holds the lock, before the wait. */
  onWait?(): void
  signal?: AbortSignal
}

/** Does work that only one process may do at a time. Rejects when the signal aborts the wait. */
export async function whileLocked<Value>(
  file: string,
  work: () => Promise<Value>,
  { onWait, signal }: Waiting = {},
): Promise<Value> {
  const fd = openLockFile(file)
  try {
    let isFirst = true
    while (!tryLock(fd)) {
      if (isFirst) onWait?.()
      isFirst = false
      await setTimeout(RETRY_MS, undefined, { signal })
    }
    return await work()
  } finally {
    closeSync(fd)
  }
}

/** Returns a number: a FileHandle could be garbage-collected, which would close the file and end the lock. */
const openLockFile = (file: string): number => openSync(file, 'a', 0o600)
