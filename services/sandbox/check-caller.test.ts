import { expect, test } from 'vitest'
import { checkCaller } from './check-caller'

const HERE = 'http://localhost:8000'
const PUBLIC = 'https://demo.example.co.za'
const LAN = 'http://192.168.1.5:8000'

test.each([
  ['this machine', { host: 'localhost:8000' }, '127.0.0.1', HERE, 'open'],
  ['this machine by address', { host: '127.0.0.1:8000' }, '127.0.0.1', HERE, 'open'],
  ['this machine over IPv6', { host: '[::1]:8000' }, '::1', HERE, 'open'],
  ['the sandbox’s own page', { host: 'localhost:8000', origin: HERE }, '127.0.0.1', HERE, 'open'],
  ['another machine', { host: 'localhost:8000' }, '192.168.1.9', HERE, 'token_needed'],
  [
    'another machine, by the site’s address',
    { host: '192.168.1.5:8000' },
    '192.168.1.9',
    LAN,
    'token_needed',
  ],
  ['a proxy', { host: 'localhost:8000', 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', HERE, 'token_needed'],
  ['a proxy that says nothing', { host: 'localhost:8000' }, '127.0.0.1', PUBLIC, 'token_needed'],
  ['a name that was pointed here', { host: 'evil.example' }, '127.0.0.1', HERE, 'foreign_host'],
  ['a name that begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1', HERE, 'foreign_host'],
  [
    'a name that looks like an address',
    { host: '127.0.0.1.evil.example' },
    '127.0.0.1',
    HERE,
    'foreign_host',
  ],
  ['no name', {}, '127.0.0.1', HERE, 'foreign_host'],
  ['no name that can be read', { host: 'a b' }, '127.0.0.1', HERE, 'foreign_host'],
  ['a page of another site', { host: 'localhost:8000', origin: PUBLIC }, '127.0.0.1', HERE, 'foreign_origin'],
  [
    'a page of another program here',
    { host: 'localhost:8000', origin: 'http://localhost:3000' },
    '127.0.0.1',
    HERE,
    'foreign_origin',
  ],
  ['a page without origin', { host: 'localhost:8000', origin: 'null' }, '127.0.0.1', HERE, 'foreign_origin'],
  [
    'the site’s page through a proxy',
    { host: 'localhost:8000', origin: PUBLIC },
    '10.0.0.1',
    PUBLIC,
    'token_needed',
  ],
])('%s', (_case, headers, remoteAddress, siteUrl, verdict) => {
  expect(checkCaller({ headers, remoteAddress }, siteUrl)).toBe(verdict)
})
