import { expect, it, test } from 'vitest'
import { checkRequest, isFromThisMachine, type RequestHead } from './check-request'

const SITE = 'https://www.example.co.za'
const asked = (head: Partial<RequestHead> = {}): RequestHead => ({
  method: 'GET',
  url: '/za/shop/?tab=Overview',
  httpVersion: '1.1',
  hosts: ['www.example.co.za'],
  host: head.hosts?.[0] ?? 'www.example.co.za',
  isPlain: false,
  isLocal: false,
  ...head,
})
const check = (head: Partial<RequestHead>, siteUrl = SITE) => checkRequest(asked(head), siteUrl, 100)

test.each<[string, Partial<RequestHead>]>([
  ['a request for the site', {}],
  ['its name in capitals', { hosts: ['WWW.Example.co.za'] }],
  ['its name with the port that https has anyway', { hosts: ['www.example.co.za:443'] }],
  ['one whose proxy says the name', { hosts: ['app:8000'], host: 'www.example.co.za' }],
  ['one of this machine', { hosts: ['10.0.0.7:8000'], isLocal: true }],
  ['the question for the health', { url: '/healthz', hosts: ['10.0.0.7:8000'] }],
  ['the question for the health without encryption', { url: '/healthz', isPlain: true }],
  ['an old load balancer', { url: '/healthz', hosts: [], host: '', httpVersion: '1.0' }],
])('%s passes', (_what, head) => {
  expect(check(head)).toBeUndefined()
})

test.each<[string, Partial<RequestHead>, number]>([
  ['two hosts', { hosts: ['www.example.co.za', 'evil.example'] }, 400],
  ['the same host twice', { hosts: ['www.example.co.za', 'www.example.co.za'] }, 400],
  ['no host', { hosts: [] }, 400],
  ['a host with a path', { hosts: ['www.example.co.za/evil'] }, 400],
  ['a host with a user', { hosts: ['www.example.co.za@evil.example'] }, 400],
  ['an empty host', { hosts: [''] }, 400],
  ['an address that is none', { url: 'http://' }, 400],
  ['a long address', { url: `/${'a'.repeat(100)}` }, 414],
  ['another site', { hosts: ['evil.example'] }, 421],
  ['another port', { hosts: ['www.example.co.za:8443'] }, 421],
  ['a name that a proxy cannot have read', { host: 'evil.example@www.example.co.za' }, 421],
  ['this machine’s name from elsewhere', { hosts: ['localhost:8000'] }, 421],
  ['an order without encryption', { method: 'POST', isPlain: true }, 403],
])('%s is refused', (_what, head, status) => {
  expect(check(head)).toEqual({ refuse: status })
})

test.each<[string, Partial<RequestHead>, string]>([
  ['a page', {}, '/za/shop/?tab=Overview'],
  ['the head of a page', { method: 'HEAD' }, '/za/shop/?tab=Overview'],
  ['a page of another host', { hosts: ['evil.example'] }, '/za/shop/?tab=Overview'],
  ['an address with two slashes', { url: '//evil.example/za/' }, '/za/'],
  ['a whole address', { url: 'http://evil.example/za/?a=1' }, '/za/?a=1'],
])('%s without encryption is sent to the site', (_what, head, path) => {
  expect(check({ ...head, isPlain: true })).toEqual({ redirect: SITE + path })
})

test('on http any name does, once', () => {
  const siteUrl = 'http://localhost:8000'
  expect(check({ hosts: ['192.168.0.7:8000'] }, siteUrl)).toBeUndefined()
  expect(check({ hosts: ['localhost', 'evil.example'] }, siteUrl)).toEqual({ refuse: 400 })
})

it.each([
  ['127.0.0.1', {}, true],
  ['127.1.2.3', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=196.25.1.7' }, false],
  ['127.0.0.1', { via: '1.1 x' }, false],
  ['196.25.1.7', {}, false],
  ['196.127.0.0.1', {}, false],
  [undefined, {}, false],
])('a request of %s with %o is from this machine: %s', (remoteAddress, headers, isLocal) => {
  const request = { socket: { remoteAddress }, headers } as Parameters<typeof isFromThisMachine>[0]
  expect(isFromThisMachine(request)).toBe(isLocal)
})
