import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readTrustProxy } from './read-trust-proxy'

it.each([
  [undefined, false],
  ['no', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['2001:db8::/32,192.168.1.1', ['2001:db8::/32', '192.168.1.1']],
])('TRUST_PROXY=%s is %j', (TRUST_PROXY, expected) => {
  expect(readTrustProxy({ TRUST_PROXY })).toEqual(expected)
})

// A visitor at 196.25.1.7 writes an address of their own into the header, and the proxy at 10.0.0.1 adds the real one.
const FORGED = { 'x-forwarded-for': '8.8.8.8, 196.25.1.7' }

it.each([
  ['no', '10.0.0.1', '10.0.0.1'],
  ['1', '10.0.0.1', '196.25.1.7'],
  ['2', '10.0.0.1', '8.8.8.8'],
  ['10.0.0.0/8', '10.0.0.1', '196.25.1.7'],
  ['10.0.0.0/8', '41.0.0.1', '41.0.0.1'],
])('with %s a call that comes from %s is of %s', async (TRUST_PROXY, remoteAddress, ip) => {
  const app = Fastify({ trustProxy: readTrustProxy({ TRUST_PROXY }) })
  app.get('/', async (request) => request.ip)
  expect((await app.inject({ url: '/', remoteAddress, headers: FORGED })).body).toBe(ip)
})
