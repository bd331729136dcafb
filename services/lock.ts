import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import net, { type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Keeps a second host off the same data folder: two embedded databases on the same files would ruin them.
 * The lock is a socket that this process listens on, so it ends with the process however that ends.
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  const address = socketAddress(dataDir)
  const server = (await tryListen(address)) ?? (await takeOver(address))
  if (!server) {
    throw new Error(
      `DATA_DIR ${dataDir} is in use by another host: stop it, or set DATA_DIR to another folder.`,
    )
  }
}

function socketAddress(dataDir: string): string {
  const name = `host-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

/** A socket nobody answers on was left behind by a process that was killed. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined
  await rm(address, { force: true })
  return tryListen(address)
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () => resolve(server.unref()))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
