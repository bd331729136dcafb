import { expect, test } from 'vitest'
import { checkCaller } from './check-caller'

const HERE = 'http://localhost:8000'
const PUBLIC = 'https://demo.example.co.za'
const LAN = 'http://192.168.1.5:8000'

interface Request {
  host?: string
  origin?: string
  forwarded?: string
  from?: string
  site?: string
}

test.each<[string, Request, ReturnType<typeof checkCaller>]>([
  ['this machine', {}, 'open'],
  ['this machine by address', { host: '127.0.0.1:8000' }, 'open'],
  ['this machine over IPv6', { host: '[::1]:8000', from: '::1' }, 'open'],
  ['the sandbox’s own page', { origin: HERE }, 'open'],
  ['another machine', { from: '192.168.1.9' }, 'token_needed'],
  [
    'another machine, by the site’s address',
    { host: '192.168.1.5:8000', from: '192.168.1.9', site: LAN },
    'token_needed',
  ],
  ['a proxy', { forwarded: '127.0.0.1' }, 'token_needed'],
  ['a proxy without forwarding headers', { site: PUBLIC }, 'token_needed'],
  ['the site’s page through a proxy', { origin: PUBLIC, from: '10.0.0.1', site: PUBLIC }, 'token_needed'],
  ['a name that was pointed here', { host: 'evil.example' }, 'foreign_host'],
  ['a name that begins like ours', { host: 'localhost.evil.example' }, 'foreign_host'],
  ['a name that looks like an address', { host: '127.0.0.1.evil.example' }, 'foreign_host'],
  ['no name', { host: '' }, 'foreign_host'],
  ['a name that cannot be read', { host: 'a b' }, 'foreign_host'],
  ['a page of another site', { origin: PUBLIC }, 'foreign_origin'],
  ['a page of another program here', { origin: 'http://localhost:3000' }, 'foreign_origin'],
  ['a page without origin', { origin: 'null' }, 'foreign_origin'],
])(
  '%s',
  (_case, { host = 'localhost:8000', origin, forwarded, from = '127.0.0.1', site = HERE }, verdict) => {
    const headers = {
      ...(host && { host }),
      ...(origin && { origin }),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    }
    expect(checkCaller({ headers, remoteAddress: from }, site)).toBe(verdict)
  },
)
