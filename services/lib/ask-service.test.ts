import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askService, CONTENT_API } from './ask-service'

async function serve(answer: RequestListener): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number, body: string) =>
  serve((_request, response) => response.writeHead(status).end(body))

test('an answer keeps its headers and its JSON', async () => {
  const origin = await serve((_request, response) => response.writeHead(200, { total: '41' }).end('{"a":1}'))
  const answer = await askService(CONTENT_API, `${origin}/x`)
  expect([answer.headers.get('total'), await answer.json()]).toEqual(['41', { a: 1 }])
})

test.each([
  [500, '{"error":"boom"}', 'answered 500: boom. Nothing can be built until it works'],
  [500, '{"error":{"message":"boom."}}', 'answered 500: boom. Nothing'],
  [502, '<html><h1>Bad\n gateway</h1></html>', 'answered 502: Bad gateway. Nothing'],
  [503, '', 'answered 503. Nothing'],
  [401, '{"error":"Unauthorized"}', 'answered 401: Unauthorized. Check STORYBLOK_TOKEN.'],
  [
    404,
    '["This record could not be found"]',
    'answered 404: This record could not be found. Check STORYBLOK_ENDPOINT.',
  ],
  [
    200,
    '{"stories":[{"na',
    'did not answer with JSON, but with "{"stories":[{"na". Check STORYBLOK_ENDPOINT',
  ],
])('%i %s', async (status, body, sentence) => {
  const origin = await answering(status, body)
  const asking = askService(CONTENT_API, `${origin}/v2/cdn/stories?token=secret&page=2`)
  await expect(asking).rejects.toThrow(`The content API at ${origin}/v2/cdn/stories?page=2 ${sentence}`)
})

test('nobody there', async () => {
  const asking = askService(CONTENT_API, 'http://127.0.0.1:47/v2/cdn/stories?token=secret')
  await expect(asking).rejects.toThrow(
    'The content API at http://127.0.0.1:47/v2/cdn/stories cannot be reached (connect ECONNREFUSED 127.0.0.1:47). Check STORYBLOK_ENDPOINT and that the service runs.',
  )
})

test('an answer that never ends', async () => {
  const origin = await serve((_request, response) => response.writeHead(200).write('{"stories":['))
  const asking = askService(CONTENT_API, `${origin}/x`, { timeoutMs: 100 })
  await expect(asking).rejects.toThrow(`The content API at ${origin}/x did not answer within 0.1 s.`)
})

test('a service that asks for patience is asked again', async () => {
  let asked = 0
  const origin = await serve((_request, response) => {
    asked++
    if (asked < 3) response.writeHead(429, { 'retry-after': '0' }).end('{"error":"slow down"}')
    else response.end('{}')
  })
  expect((await askService(CONTENT_API, origin)).status).toBe(200)
})

test('a service that goes on asking for patience is given up', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(429, { 'retry-after': '0' }).end('{"error":"slow down"}'),
  )
  await expect(askService(CONTENT_API, origin)).rejects.toThrow(
    'answered 429: slow down. It asks for patience: try again in a minute.',
  )
})
