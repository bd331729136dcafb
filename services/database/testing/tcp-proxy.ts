import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** A proxy before a database server, whose connections can be cut or stalled. */
export interface TcpProxy {
  databaseUrl: string
  /** Ends all connections, and refuses new ones. */
  cut(): Promise<void>
  /** Keeps all connections open without forwarding anything. */
  stall(): void
  restore(): Promise<void>
  close(): Promise<void>
}

/** Forwards connections to the server of the address. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: net.Server
  let isStalled = false

  const listen = async (at: number) => {
    server = net.createServer((near) => {
      const far = net.connect(Number(port), hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from)
        from.on('data', (chunk) => isStalled || to.write(chunk))
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
    stall: () => void (isStalled = true),
    async restore() {
      isStalled = false
      if (!server.listening) await listen(own)
    },
    close: cut,
  }
}
