import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './tls-front'

/** How often each host's /healthz is requested, and how long it may take. */
const CHECK_EVERY_MS = 500
const CHECK_TIMEOUT_MS = 2_000
/** So many failed checks in a row take a host out, as with common proxies; one success adds it again. */
const FAILED_CHECKS = 2

interface Target {
  origin: string
  agent: http.Agent
  failedChecks: number
  onUp(): void
}

export interface Balancer {
  origin: string
  /** Adds a host. Resolves once it receives requests. */
  add(origin: string): Promise<void>
  remove(origin: string): void
  stop(): Promise<void>
}

/**
 * A minimal load balancer: it keeps its connections to the hosts open, sends each request to the next host whose /healthz
 * answers 200, and repeats none. A request without an answer from its host gets a 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets = new Map<string, Target>()
  let turn = 0

  async function look(target: Target): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const isGood = await fetch(`${target.origin}/healthz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    target.failedChecks = isGood ? 0 : target.failedChecks + 1
    if (isGood) target.onUp()
  }

  function nextTarget(): Target | undefined {
    const up = [...targets.values()].filter(({ failedChecks }) => failedChecks < FAILED_CHECKS)
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
  // A connection that the server ends just as it is used again would fail a request, so none is ended.
  server.keepAliveTimeout = 0
  const port = await listen(server)
  const timer = setInterval(() => [...targets.values()].map(look), CHECK_EVERY_MS)
  const remove = (origin: string): void => {
    targets.get(origin)?.agent.destroy()
    targets.delete(origin)
  }
  return {
    origin: `http://localhost:${port}`,
    add(origin) {
      const agent = new http.Agent({ keepAlive: true })
      return new Promise((onUp) => targets.set(origin, { origin, agent, failedChecks: FAILED_CHECKS, onUp }))
    },
    remove,
    async stop() {
      clearInterval(timer)
      for (const origin of targets.keys()) remove(origin)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Headers about the connection apply to one hop only, so they are not passed on. */
const onwardHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)))
