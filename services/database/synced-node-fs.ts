import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

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
