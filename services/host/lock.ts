import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tryLock } from 'fs-native-extensions'

/** How often a lock that another process has is tried again, in ms. */
const RETRY_MS = 100

/**
 * Keeps a second host off the same data folder: two embedded databases on the same files would ruin them. Rejects with a
 * sentence that names DATA_DIR.
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  if (await tryLockDataDir(dataDir)) return
  throw new Error(
    `DATA_DIR ${dataDir} is in use by another host: stop it, or set DATA_DIR to another folder.`,
  )
}

/**
 * The operating system's own lock on a file in the folder (decision 034): it is the same by whatever name the folder is
 * reached, and ends with this process however that ends. Whether the file was there before means nothing.
 * @returns false while another process has it
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
  /** Called when another process has the lock, before it is waited for. */
  onWait?(): void
  signal?: AbortSignal
}

/** Does something that one process at a time may do. Rejects when the signal aborts the wait for others. */
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

/** A number, not a FileHandle: nothing closes it before its time, which would end the lock. */
const openLockFile = (file: string): number => openSync(file, 'a', 0o600)
