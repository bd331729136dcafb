import { lookup } from 'node:dns/promises'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from './kinds'

/** The value of LISTEN for every interface of this machine. */
export const EVERYWHERE = 'everywhere'

interface Address {
  port: number
  /** EVERYWHERE, or a name or address of this machine. */
  listen: string
}

/** The part of an address by which this machine reaches a host that listens there. */
export function localHost(listen: string): string {
  if (listen === EVERYWHERE) return 'localhost'
  return net.isIPv6(listen) ? `[${listen}]` : listen
}

/** Rejects with a sentence that names PORT when another program listens there, before anything else is started. */
export async function requireFreePort({ port, listen }: Address): Promise<void> {
  // A browser may take any of a name's addresses, so none may be another program's.
  const addresses =
    listen === EVERYWHERE
      ? [{ address: everyInterface() }]
      : await lookup(listen, { all: true }).catch(() => [])
  for (const { address } of addresses) {
    await tryListening(port, address).catch((error: NodeJS.ErrnoException) => {
      // An address that this machine does not have: localhost has a second one where IPv6 is off.
      if (error.code !== 'EADDRNOTAVAIL') throw explain(error, { port, listen })
    })
  }
}

/** Opens the port. Resolves with the address by which this machine reaches the host. Rejects with a sentence that names PORT or LISTEN. */
export async function listen(host: FastifyInstance, address: Address): Promise<string> {
  const { port, listen: where } = address
  try {
    await host.listen({ port, host: where === EVERYWHERE ? everyInterface() : where })
  } catch (error) {
    throw explain(error, address)
  }
  return `http://${localHost(where)}:${(host.server.address() as AddressInfo).port}`
}

async function tryListening(port: number, host: string): Promise<void> {
  const server = net.createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

function everyInterface(): string {
  const interfaces = Object.values(os.networkInterfaces()).flatMap((items) => items ?? [])
  return interfaces.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
}

function explain(error: unknown, { port, listen }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Error(`PORT ${port} is in use by another program: stop it, or set PORT to a free one.`)
    case 'EACCES':
      return new Error(`PORT ${port} is not open to this user: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError('LISTEN', `must be an address of this machine, which ${listen} is not`)
    default:
      return error
  }
}
