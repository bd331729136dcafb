import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** A line to a database server that can be cut, and go dead. */
export interface Line {
  databaseUrl: string
  /** Ends all connections, and refuses new ones. */
  cut(): Promise<void>
  /** Keeps all connections, but nothing comes through any more. */
  goDead(): void
  restore(): Promise<void>
  close(): Promise<void>
}

/** Stands between a test and the server of the address. */
export async function layLine(databaseUrl: string): Promise<Line> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: net.Server
  let isDead = false

  const listen = async (at: number) => {
    server = net.createServer((near) => {
      const far = net.connect(Number(port), hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from)
        from.on('data', (chunk) => isDead || to.write(chunk))
        from.once('close', () => to.destroy())
        from.on('error', () => to.destroy())
      }
    })
    await once(server.listen(at, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(0)

  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  return {
    databaseUrl: url.href,
    cut,
    goDead: () => void (isDead = true),
    async restore() {
      isDead = false
      if (!server.listening) await listen(own)
    },
    close: cut,
  }
}
