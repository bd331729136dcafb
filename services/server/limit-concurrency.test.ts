import net, { type AddressInfo, type Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency'

/** A server whose route `/held` lets so many in at a time, and so many wait. Without the header `visitor` each call is somebody's own. */
function start(workers: number, places: number) {
  const app = fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  const refusal = () => Object.assign(new Error('Too many wait.'), { statusCode: 503 })
  const kindOf = ({ url }: { url: string }) => (url === '/held' ? url : undefined)
  let visitors = 0
  const visitorOf = ({ headers }: FastifyRequest) => String(headers.visitor ?? (visitors += 1))
  limitConcurrency(app, { kindOf, visitorOf, refusal, limits: { workers, places } })
  return app
}

/** Its calls end when they are let go. */
function holdCalls(app: FastifyInstance) {
  const inside: (() => void)[] = []
  app.get('/held', () => new Promise((resolve) => inside.push(() => resolve('done'))))
  return inside
}

async function listen(app: FastifyInstance) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const connect = (): Socket => {
    const socket = net.connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { origin, connect }
}

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n'
const asked = (path: string): string => `GET ${path} ${HEAD}\r\n`

test('few are answered at a time, few wait, and all others are turned away', async () => {
  const app = start(1, 2)
  const inside = holdCalls(app)
  const calls = [1, 2, 3].map(() => app.inject('/held'))
  await expect.poll(() => inside).toHaveLength(1)
  expect((await app.inject('/held')).statusCode).toBe(503)
  for (const count of [1, 2, 3]) {
    await expect.poll(() => inside).toHaveLength(count)
    inside[count - 1]?.()
  }
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('whoever asks again waits behind who asks for the first time, and takes none of their places', async () => {
  const app = start(1, 2)
  const inside = holdCalls(app)
  const order: unknown[] = []
  app.addHook('preHandler', async ({ headers }) => void order.push(headers.visitor))
  const ask = async (visitor: string) => (await app.inject({ url: '/held', headers: { visitor } })).statusCode
  const letGo = async (count: number) => {
    await expect.poll(() => inside).toHaveLength(count)
    inside[count - 1]?.()
  }
  await Promise.all([ask('flood'), letGo(1)])
  const flood = [ask('flood'), ask('flood'), ask('flood')]
  expect(await ask('flood')).toBe(503)
  const shopper = ask('shopper')
  // Answered after the shopper has asked.
  expect(await ask('flood')).toBe(503)
  for (const count of [2, 3, 4, 5]) await letGo(count)
  expect(await Promise.all([...flood, shopper])).toEqual([200, 200, 200, 200])
  expect(order.slice(1)).toEqual(['flood', 'shopper', 'flood', 'flood'])
})

test('who goes away while waiting leaves the place to another', async () => {
  const app = start(1, 1)
  const inside = holdCalls(app)
  let begun = 0
  app.addHook('preHandler', async () => void (begun += 1))
  let waiting = 0
  app.addHook('onRequest', async () => void (waiting += 1))
  const { origin } = await listen(app)
  const first = fetch(`${origin}/held`)
  await expect.poll(() => inside).toHaveLength(1)
  const leaving = new AbortController()
  const second = fetch(`${origin}/held`, { signal: leaving.signal })
  await expect.poll(() => waiting).toBe(2)
  leaving.abort()
  await expect(second).rejects.toThrow()
  const third = fetch(`${origin}/held`)
  await expect.poll(() => waiting).toBe(3)
  inside[0]?.()
  expect((await first).status).toBe(200)
  await expect.poll(() => inside).toHaveLength(2)
  inside[1]?.()
  expect((await third).status).toBe(200)
  expect(begun).toBe(2)
})

test('who leaves before an earlier request on the connection is answered keeps no place once the work is done', async () => {
  const app = start(2, 2)
  const inside = holdCalls(app)
  app.get('/earlier', () => new Promise(() => undefined))
  const { connect, origin } = await listen(app)
  const leaving = connect()
  leaving.write(asked('/earlier') + asked('/held').repeat(2))
  await expect.poll(() => inside).toHaveLength(2)
  leaving.destroy()
  const other = fetch(`${origin}/held`)
  for (const letGo of inside) letGo()
  await expect.poll(() => inside).toHaveLength(3)
  inside[2]?.()
  expect((await other).status).toBe(200)
})

test('the work for who has left counts until it is done', async () => {
  const app = start(1, 1)
  const inside = holdCalls(app)
  let arrived = 0
  app.addHook('onRequest', async () => void (arrived += 1))
  const { connect, origin } = await listen(app)
  const closed = new Promise((resolve) =>
    app.server.once('connection', (socket) => socket.once('close', resolve)),
  )
  const leaving = connect()
  leaving.write(asked('/held'))
  await expect.poll(() => inside).toHaveLength(1)
  leaving.destroy()
  await closed
  const other = fetch(`${origin}/held`)
  await expect.poll(() => arrived).toBe(2)
  expect((await fetch(`${origin}/held`)).status).toBe(503)
  expect(inside).toHaveLength(1)
  inside[0]?.()
  await expect.poll(() => inside).toHaveLength(2)
  inside[1]?.()
  expect((await other).status).toBe(200)
})

test('who reads no answer keeps nobody waiting', async () => {
  const app = start(2, 2)
  let answers = 0
  app.get('/large', async () => Buffer.alloc(32 * 2 ** 20))
  app.get('/held', async () => String((answers += 1)))
  const { connect, origin } = await listen(app)
  connect()
    .pause()
    .write(asked('/large') + asked('/held').repeat(2))
  await expect.poll(() => answers).toBe(2)
  expect((await fetch(`${origin}/held`)).status).toBe(200)
})

test('who does not send the rest of a request keeps nobody waiting', async () => {
  const app = start(2, 2)
  let begun = 0
  app.addHook('onRequest', async () => void (begun += 1))
  app.post('/held', async () => 'placed')
  const { connect, origin } = await listen(app)
  const part = `POST /held ${HEAD}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`
  for (let count = 0; count < 10; count += 1) connect().write(part)
  await expect.poll(() => begun).toBe(10)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/held`, { method: 'POST', headers, body: '{}' })
  expect(await answer.text()).toBe('placed')
})
