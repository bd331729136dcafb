import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import type { FastifyInstance } from 'fastify'

/** Throws a sentence that names PORT when another program listens there, before anything else is started. */
export async function requireFreePort(port: number): Promise<void> {
  const server = net.createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, everyInterface(), resolve)
    })
  } catch (error) {
    throw explain(error, port)
  }
  await new Promise((resolve) => server.close(resolve))
}

/** Opens the port on every interface. Answers the address the host is reached at on this machine. */
export async function listen(host: FastifyInstance, port: number): Promise<string> {
  try {
    await host.listen({ port, host: everyInterface() })
  } catch (error) {
    throw explain(error, port)
  }
  return `http://localhost:${(host.server.address() as AddressInfo).port}`
}

function everyInterface(): string {
  const interfaces = Object.values(os.networkInterfaces()).flatMap((items) => items ?? [])
  return interfaces.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
}

function explain(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Error(`PORT ${port} is in use by another program: stop it, or set PORT to a free one.`)
    case 'EACCES':
      return new Error(`PORT ${port} is not open to this user: set PORT to one above 1023.`)
    default:
      return error
  }
}
