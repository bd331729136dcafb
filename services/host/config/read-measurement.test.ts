import { describe, expect, test } from 'vitest'
import { readAnalytics, readHello } from './read-measurement'

const REAL = { SEGMENT_WRITE_KEY: 'Wk_1-a' }
const CDN = 'https://cdn.segment.com'

describe('Segment', () => {
  const real = { embedded: false, writeKey: 'Wk_1-a', cdnUrl: CDN }

  test.each([
    [
      'is embedded beside the sandbox',
      {},
      true,
      { embedded: true, writeKey: 'demo-write-key', cdnUrl: '/segment' },
    ],
    ['is not there without', {}, false, undefined],
    ['is the real one', REAL, true, real],
    ['is the real one without the sandbox', REAL, false, real],
    [
      'is behind another address',
      { ...REAL, SEGMENT_CDN_URL: 'https://proxy.example.com/segment/' },
      false,
      { ...real, cdnUrl: 'https://proxy.example.com/segment' },
    ],
  ])('%s', (_case, env, sandbox, analytics) => {
    expect(readAnalytics(env, { sandbox })).toEqual(analytics)
  })

  test.each([
    [{ SEGMENT_CDN_URL: CDN }, 'SEGMENT_WRITE_KEY must be set when SEGMENT_CDN_URL is set.'],
    [{ SEGMENT_WRITE_KEY: 'a/b' }, 'SEGMENT_WRITE_KEY must be made of letters, digits, - and _.'],
    [
      { ...REAL, SEGMENT_CDN_URL: 'cdn.segment.com' },
      'SEGMENT_CDN_URL must be an address that starts with http:// or https://.',
    ],
    [
      { ...REAL, SEGMENT_CDN_URL: 'http://cdn.segment.com' },
      'SEGMENT_CDN_URL must be an address that starts with https://.',
    ],
    [
      { ...REAL, SEGMENT_CDN_URL: `${CDN}?key=1` },
      'SEGMENT_CDN_URL must be an address without a query or a fragment.',
    ],
  ])('is not %o', (env, sentence) => {
    expect(() => readAnalytics(env, { sandbox: true })).toThrow(sentence)
  })
})

describe('what tells addresses', () => {
  const url = 'https://www.example.co.za/signup/hello.json'

  test.each([
    ['is embedded beside the sandbox', {}, true, { embedded: true, url: '/signup/hello.json' }],
    ['is not there without', {}, false, undefined],
    ['is another', { HELLO_URL: url }, true, { embedded: false, url }],
  ])('%s', (_case, env, sandbox, hello) => {
    expect(readHello(env, { sandbox })).toEqual(hello)
  })

  test('is not asked without encryption', () => {
    expect(() => readHello({ HELLO_URL: 'http://www.example.co.za/hello.json' }, { sandbox: true })).toThrow(
      'HELLO_URL must be an address that starts with https://.',
    )
  })
})
