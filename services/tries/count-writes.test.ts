import net, { type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { countWrites, type Tries } from './index'

const UNLIMITED: Tries = { count: async () => undefined, forgive: async () => undefined }

test('who does not send the body of a request keeps nobody from the route', async () => {
  const app = fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  let begun = 0
  app.addHook('onRequest', async () => void (begun += 1))
  countWrites(app, UNLIMITED)
  app.post('/orders', { config: { isHeldBack: true } }, async () => 'placed')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = Array.from({ length: 10 }, () => net.connect(port, '127.0.0.1'))
  onTestFinished(() => slow.forEach((socket) => socket.destroy()))
  const head = [
    'POST /orders HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 2',
  ]
  for (const socket of slow) socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  await expect.poll(() => begun).toBe(slow.length)
  const answer = await fetch(`http://127.0.0.1:${port}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.text()).toBe('placed')
})
