import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/**
 * Starts a program that has to know its port before it listens. If another program takes the port first, it is started again with
 * another port.
 */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (;;) {
    try {
      return await start(await freePort())
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Node's message, or that of a host (services/host/config/listen.ts), perhaps within the output of a process. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && /EADDRINUSE|in use by another program/.test(error.message)
