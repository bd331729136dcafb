import { expect, it } from 'vitest'
import { callerOf } from './read-request'

const PUBLIC = 'https://www.example.co.za'
const HERE = 'http://localhost:8000'

const ask = (ip: string, siteUrl: string) =>
  callerOf({ siteUrl, personalDataKey: Buffer.alloc(32) } as never, { ip } as never)

it.each<[string, string, string, { isVisitor: boolean; isTryingOut: boolean }]>([
  ['a visitor on this machine', '127.0.0.1', HERE, { isVisitor: false, isTryingOut: true }],
  ['the same over IPv6', '::1', HERE, { isVisitor: false, isTryingOut: true }],
  ['the same, written as IPv6', '::ffff:127.0.0.1', HERE, { isVisitor: false, isTryingOut: true }],
  ['another machine on the network', '192.168.1.7', HERE, { isVisitor: true, isTryingOut: false }],
  ['a visitor of the public site', '196.25.1.7', PUBLIC, { isVisitor: true, isTryingOut: false }],
  ['a proxy that is not configured', '127.0.0.1', PUBLIC, { isVisitor: false, isTryingOut: false }],
])('%s', async (_name, ip, siteUrl, { isVisitor, isTryingOut }) => {
  const caller = await ask(ip, siteUrl)
  expect([caller.visitor !== null, caller.isTryingOut]).toEqual([isVisitor, isTryingOut])
  expect(caller.visitor ?? '').not.toContain(ip)
})

it('a visitor is the same on every address of an IPv6 connection, and differs on other connections', async () => {
  const [one, same, other] = await Promise.all(
    ['2001:db8:77:1::1', '2001:db8:77:1::2', '2001:db8:77:2::1'].map((ip) => ask(ip, PUBLIC)),
  )
  expect(one?.visitor).toBe(same?.visitor)
  expect(one?.visitor).not.toBe(other?.visitor)
})
