import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/**
 * Starts something that has to know its port before it listens. The port was free a moment ago; where another program
 * was quicker, another port is tried.
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** In the words of Node, or of a host (services/host/config/listen.ts); what a process wrote before it ended may hold more. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && /EADDRINUSE|in use by another program/.test(error.message)
