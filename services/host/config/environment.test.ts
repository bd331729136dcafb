import { expect, test } from 'vitest'
import { readOrigins, readSeconds } from './environment'

test('seconds are whole ones up to a limit, and are read as ms', () => {
  const read = (text: string) => readSeconds({ DRAIN_SECONDS: text }, 'DRAIN_SECONDS', 120, 5)
  expect([' ', '0', '120'].map(read)).toEqual([5_000, 0, 120_000])
  for (const text of ['soon', '-1', '1.5', '121']) {
    expect(() => read(text)).toThrow(
      `DRAIN_SECONDS must be a whole number of seconds from 0 to 120, not "${text}".`,
    )
  }
})

const readSites = (text: string) => readOrigins({ CORS_ORIGINS: text }, 'CORS_ORIGINS')

test('origins are separated by commas, and none is none', () => {
  const sites = [' https://www.example.co.za,http://localhost:8001 ,', ' ']
  expect(sites.map(readSites)).toEqual([['https://www.example.co.za', 'http://localhost:8001'], []])
})

test.each([
  '*',
  'null',
  'www.example.co.za',
  'https://example.co.za/',
  'https://example.co.za/za',
  'HTTPS://example.co.za',
])('an origin is what a browser says of it letter by letter, and not "%s"', (text) => {
  expect(() => readSites(`https://www.example.co.za, ${text}`)).toThrow(
    `CORS_ORIGINS must be origins separated by commas, such as https://www.example.co.za, not "${text}".`,
  )
})

test('an origin is https, unless it is this machine’s own', () => {
  expect(() => readSites('http://shop.example')).toThrow(
    'CORS_ORIGINS must be an address that starts with https://.',
  )
})
