import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { helloStandin } from './index'

const PROXY = '127.0.0.1'
const VISITOR = '196.25.1.8'

test.each([
  ['a connection of its own', false, VISITOR, {}, VISITOR],
  ['one of its own that says another', false, VISITOR, { 'x-forwarded-for': '10.0.0.1' }, VISITOR],
  ['a proxy that is trusted', PROXY, PROXY, { 'x-forwarded-for': VISITOR }, VISITOR],
  ['an IPv4 address inside an IPv6 one', false, `::ffff:${VISITOR}`, {}, VISITOR],
  ['an IPv6 address', false, '2001:db8::9', {}, '2001:db8::9'],
])('the address of %s', async (_case, trustProxy, remoteAddress, headers, expected) => {
  const app = fastify({ trustProxy })
  onTestFinished(() => app.close())
  await app.register(helloStandin, { prefix: '/signup' })
  const answer = await app.inject({ url: '/signup/hello.json', remoteAddress, headers })
  expect(answer.json()).toEqual({ ip_address: expected })
  expect(answer.headers['cache-control']).toBe('no-store')
})
