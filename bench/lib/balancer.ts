import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often each host's /healthz is asked, and how long it may take, in ms. */
const LOOK_EVERY_MS = 500
const LOOK_PATIENCE_MS = 2_000
/** So many bad looks in a row take a host out, as with common proxies; one good one takes it in. */
const BAD_LOOKS = 2

interface Target {
  origin: string
  agent: http.Agent
  badLooks: number
}

export interface Balancer {
  origin: string
  add(origin: string): void
  /** Resolves once a host is sent visitors. */
  whenUp(origin: string): Promise<void>
  remove(origin: string): void
  stop(): Promise<void>
}

/**
 * A proxy before several hosts, as plain as they come: it keeps its connections to them, sends each request to the next host
 * whose /healthz says 200, and tries none a second time. What a host does not answer is a 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets = new Map<string, Target>()
  const waiting = new Map<string, () => void>()
  let turn = 0

  async function look(target: Target): Promise<void> {
    const signal = AbortSignal.timeout(LOOK_PATIENCE_MS)
    const isGood = await fetch(`${target.origin}/healthz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    target.badLooks = isGood ? 0 : target.badLooks + 1
    if (isGood) waiting.get(target.origin)?.()
  }

  function nextTarget(): Target | undefined {
    const up = [...targets.values()].filter(({ badLooks }) => badLooks < BAD_LOOKS)
    turn += 1
    return up[turn % up.length]
  }

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const target = nextTarget()
    if (!target) return void response.writeHead(503).end()
    const onward = http.request(new URL(target.origin), {
      agent: target.agent,
      method: request.method,
      path: request.url,
      headers: onwardHeaders(request),
    })
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, onwardHeaders(answer))
      answer.once('error', () => response.destroy()).pipe(response)
    })
    onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  }

  const server = http.createServer(passOn)
  // It ends no connection by itself: one that it ended just as it was used again would fail a request.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const timer = setInterval(() => [...targets.values()].map(look), LOOK_EVERY_MS)
  const remove = (origin: string): void => {
    targets.get(origin)?.agent.destroy()
    targets.delete(origin)
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    add(origin) {
      const agent = new http.Agent({ keepAlive: true })
      targets.set(origin, { origin, agent, badLooks: BAD_LOOKS })
    },
    whenUp: (origin) => new Promise((resolve) => waiting.set(origin, resolve)),
    remove,
    async stop() {
      clearInterval(timer)
      for (const origin of targets.keys()) remove(origin)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A connection is between two: what is said of it goes no further. */
const onwardHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)))
