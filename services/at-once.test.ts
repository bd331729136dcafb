import net, { type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createGate } from './at-once'

/** A route that lets one in at a time and two wait; its calls end when they are let go. */
function start() {
  const app = fastify()
  const gate = createGate({ workers: 1, places: 2 })
  const inside: (() => void)[] = []
  let heard = (): unknown => undefined
  app.addHook('onRequest', async (_request, reply) => gate(reply))
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
  const gate = createGate({ workers: 1, places: 1 })
  let letGo = (): unknown => undefined
  let count = 0
  app.addHook('onRequest', async (_request, reply) => {
    count += 1
    await gate(reply)
  })
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

test('who goes away before an earlier request on the connection is answered leaves no place taken', async () => {
  const app = fastify({ forceCloseConnections: true })
  apps.push(app)
  const gate = createGate({ workers: 2, places: 2 })
  const inside: string[] = []
  app.get('/earlier', () => new Promise(() => inside.push('earlier')))
  app.get('/', { onRequest: async (_request, reply) => gate(reply) }, async () => inside.push('asked'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const leaving = net.connect(port, '127.0.0.1')
  const head = 'HTTP/1.1\r\nHost: localhost\r\n\r\n'
  leaving.write(`GET /earlier ${head}${`GET / ${head}`.repeat(2)}`)
  await expect.poll(() => inside).toEqual(['earlier', 'asked', 'asked'])
  leaving.destroy()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})
