import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readShop } from './read-shop'

/** A shop API of which a test says what it answers. */
const serve = async (answer: (request: FastifyRequest, reply: FastifyReply) => unknown) => {
  const app = fastify({ forceCloseConnections: true })
  app.get('*', async (request, reply) => answer(request, reply))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return `${origin}/v1`
}

const ANSWERS: Partial<Record<string, object>> = {
  '/v1/products/?storefront=shop': { products: [{ sku: 'khumo' }] },
  '/v1/bundles/?storefront=shop': { bundles: [{ bundle_code: 'starter-kit' }] },
}

test('the products and bundles of the shop storefront are read', async () => {
  expect(await readShop(await serve(({ url }) => ANSWERS[url]))).toEqual({
    products: [{ sku: 'khumo' }],
    bundles: [{ bundle_code: 'starter-kit' }],
  })
})

// A page without a catalogue would offer nothing: better no new pages than such.
test.each<[string, (reply: FastifyReply) => unknown, string]>([
  [
    'a shop that fails',
    (reply) => reply.code(500).send({ error: 'boom' }),
    'answered 500: boom. Nothing can be built until it works',
  ],
  [
    'an answer of something else',
    () => ({ hello: 'there' }),
    'answered without "bundles". Check SHOP_API_URL: it ends in /v1.',
  ],
  [
    'no answer to speak of',
    (reply) => reply.type('application/json').send('null'),
    'answered without "bundles".',
  ],
])('%s is named', async (_what, fault, sentence) => {
  const base = await serve(({ url }, reply) => (url.includes('bundles') ? fault(reply) : ANSWERS[url]))
  await expect(readShop(base)).rejects.toThrow(`The shop API at ${base}/bundles/ ${sentence}`)
})
