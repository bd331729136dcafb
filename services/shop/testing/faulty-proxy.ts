import fastify from 'fastify'

/** A proxy between two servers that can lose or repeat what passes. */
export interface FaultyProxy {
  origin: string
  /** Where requests go; to be set before the first one. */
  target: string
  /** `down`: 503, nothing arrives. `mute`: it arrives and happens, but the answer is lost. */
  mode: 'pass' | 'twice' | 'down' | 'mute'
  /** The mode counts for addresses that contain this; everything else passes. */
  only: string
  close(): Promise<void>
}

export async function startFaultyProxy(): Promise<FaultyProxy> {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.all('/*', async (request, reply) => {
    const mode = request.url.includes(proxy.only) ? proxy.mode : 'pass'
    if (mode === 'down') return reply.code(503).send({ error: 'down' })
    const send = () =>
      fetch(`${proxy.target}${request.url}`, {
        method: request.method,
        headers: passedOn(request.headers),
        ...(typeof request.body === 'string' && { body: request.body }),
      })
    const answer = await send()
    if (mode === 'twice') await send()
    if (mode === 'mute') return reply.code(504).send({ error: 'lost' })
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text())
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const proxy: FaultyProxy = { origin, target: '', mode: 'pass', only: '', close: () => app.close() }
  return proxy
}

const passedOn = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(authorization|content-type|idempotency-key|webhook-.*)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  )
