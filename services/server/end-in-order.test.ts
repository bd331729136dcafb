import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createServer, LIMITS } from './index'

const CONFIG = { siteUrl: 'http://localhost:8000', trustProxy: false, logLevel: 'silent' } as const

/** A server that ends when it is told to, with a route whose answer the test holds back. */
async function start(patienceMs = 60_000) {
  const ending = new AbortController()
  const app = createServer(CONFIG, LIMITS, { ending: { signal: ending.signal, patienceMs } })
  const closed: string[] = []
  let arrive: () => void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  let answer: () => void = () => undefined
  const held = new Promise<string>((resolve) => (answer = () => resolve('The order is placed.')))
  app.get('/za/', async () => 'The page')
  app.post('/held/', async () => {
    arrive()
    return held
  })
  app.addHook('onClose', async () => void closed.push('jobs'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    answer()
    await app.close()
  })
  return { app, ending, closed, arrived, answer, port: (app.server.address() as AddressInfo).port }
}

const ask = (port: number, agent: http.Agent, path: string, method = 'GET') =>
  new Promise<{ answer: IncomingMessage; body: string }>((resolve, reject) => {
    const headers = { host: 'localhost:8000' }
    const request = http.request({ port, host: '127.0.0.1', agent, path, method, headers })
    request.once('error', reject)
    request.once('response', async (answer) => {
      let body = ''
      try {
        for await (const chunk of answer.setEncoding('utf8')) body += String(chunk)
        resolve({ answer, body })
      } catch (error) {
        reject(error as Error)
      }
    })
    request.end()
  })

const keeping = () => {
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return agent
}

test('a server that is to end goes on answering, and asks for its connections to be closed', async () => {
  const { ending, port } = await start()
  const agent = keeping()
  const before = await ask(port, agent, '/za/')
  ending.abort()
  const after = await ask(port, agent, '/za/')
  const missing = await ask(port, agent, '/nothing/')
  expect(
    [before, after, missing].map(({ answer }) => [answer.statusCode, answer.headers.connection]),
  ).toEqual([
    [200, 'keep-alive'],
    [200, 'close'],
    [404, 'close'],
  ])
})

test('what is under way when it closes is answered first, nobody else is let in, and jobs end last', async () => {
  const { app, ending, closed, arrived, answer, port } = await start()
  const agent = keeping()
  // A second connection, which nothing is sent over any more.
  await ask(port, agent, '/za/')
  const idle = Object.values(agent.freeSockets).flat()[0]
  const placing = ask(port, keeping(), '/held/', 'POST')
  await arrived
  ending.abort()
  const closing = app.close()
  if (idle && !idle.closed) await once(idle, 'close')
  await expect(ask(port, keeping(), '/za/')).rejects.toThrow('ECONNREFUSED')
  expect(closed).toEqual([])
  answer()
  expect(await placing).toMatchObject({ body: 'The order is placed.', answer: { statusCode: 200 } })
  await closing
  expect(closed).toEqual(['jobs'])
})

test('what takes longer than its patience is cut off', async () => {
  const { app, ending, arrived, port } = await start(20)
  const failure = expect(ask(port, keeping(), '/held/', 'POST')).rejects.toThrow('socket hang up')
  await arrived
  ending.abort()
  await app.close()
  await failure
})
