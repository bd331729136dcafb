import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { holdBack } from './at-once'

/** A route that lets one in at a time and two wait; its calls end when they are let go. */
function start() {
  const app = fastify()
  const inside: (() => void)[] = []
  let heard = (): unknown => undefined
  holdBack(app, { kindOf: () => 'all', limits: { workers: 1, places: 2 } })
  app.get('/', () => {
    const answered = new Promise<string>((resolve) => inside.push(() => resolve('done')))
    heard()
    return answered
  })
  /** Resolves once `count` calls have been let in. */
  const letIn = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => inside.length >= count && resolve()
      heard()
    })
  apps.push(app)
  return { ask: async () => (await app.inject('/')).statusCode, inside, letIn }
}

const apps: ReturnType<typeof fastify>[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

test('one at a time is answered, few wait, and all others are turned away', async () => {
  const { ask, inside, letIn } = start()
  const calls = [ask(), ask(), ask()]
  await letIn(1)
  expect(await ask()).toBe(500)
  expect(inside).toHaveLength(1)
  for (const count of [1, 2, 3]) {
    await letIn(count)
    inside[count - 1]?.()
  }
  expect(await Promise.all(calls)).toEqual([200, 200, 200])
})

test('who goes away while waiting leaves the place to another', async () => {
  const app = fastify({ forceCloseConnections: true })
  apps.push(app)
  let letGo = (): unknown => undefined
  let count = 0
  app.addHook('onRequest', async () => {
    count += 1
  })
  holdBack(app, { kindOf: () => 'all', limits: { workers: 1, places: 1 } })
  app.get('/', () => new Promise<string>((resolve) => (letGo = () => resolve('done'))))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const first = fetch(origin)
  await expect.poll(() => count).toBe(1)
  const leaving = new AbortController()
  const second = fetch(origin, { signal: leaving.signal })
  await expect.poll(() => count).toBe(2)
  leaving.abort()
  await expect(second).rejects.toThrow()
  const third = fetch(origin)
  await expect.poll(() => count).toBe(3)
  letGo()
  expect((await first).status).toBe(200)
  await expect.poll(() => (letGo(), third.then(({ status }) => status))).toBe(200)
})

/** A server with room for one at a time, and a connection to it that says `bytes` and reads nothing. */
async function startBeside(bytes: string) {
  const app = fastify({ forceCloseConnections: true })
  apps.push(app)
  const heard: string[] = []
  app.addHook('onRequest', async ({ url }) => void heard.push(url))
  holdBack(app, { kindOf: () => 'all', limits: { workers: 1, places: 0 } })
  app.post('/', async () => 'done')
  app.get('/', async () => 'done')
  app.get('/large', async () => 'a'.repeat(2 ** 25))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  await once(socket, 'connect')
  socket.write(bytes)
  return { origin, heard }
}

test('who sends a request and not its body keeps nobody waiting', async () => {
  const { origin, heard } = await startBeside(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n',
  )
  await expect.poll(() => heard).toHaveLength(1)
  expect((await fetch(origin)).status).toBe(200)
})

test('who reads no answer keeps nobody waiting', async () => {
  const { origin, heard } = await startBeside('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => heard).toHaveLength(1)
  expect((await fetch(origin)).status).toBe(200)
})
