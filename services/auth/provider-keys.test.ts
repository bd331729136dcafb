import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { createSigner } from '../standins/identity/signing'
import { providerKeys } from './provider-keys'

/** A provider that describes itself with these fields in place of its own. */
async function startProvider(described: Record<string, string> = {}) {
  const signer = await createSigner()
  const app = Fastify({ forceCloseConnections: true })
  const asked: string[] = []
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    jwks_uri: `${issuer}/keys`,
    ...described,
  }))
  app.get('/keys', async () => ({ keys: [signer.publicKey] }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const issuer = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const verify = async (keys: JWTVerifyGetKey) =>
    (await jwtVerify(await signer.sign({ sub: 'thandi' }), keys)).payload.sub
  return { issuer, asked, verify }
}

test('are where the provider says, and asked for once', async () => {
  const { issuer, asked, verify } = await startProvider()
  const keys = providerKeys({ issuer, jwksUrl: undefined })
  expect([await verify(keys), await verify(keys)]).toEqual(['thandi', 'thandi'])
  expect(asked).toEqual(['/.well-known/openid-configuration', '/keys'])
})

test('are at an address that is known already', async () => {
  const { issuer, asked, verify } = await startProvider()
  expect(await verify(providerKeys({ issuer: 'https://login.test', jwksUrl: `${issuer}/keys` }))).toBe(
    'thandi',
  )
  expect(asked).toEqual(['/keys'])
})

test.each([
  [{ issuer: 'https://other.test' }, 'is the description of https://other.test'],
  [{ jwks_uri: 'ftp://other.test/keys' }, 'less safe'],
])('are not taken from a description with %o', async (described, message) => {
  const { issuer, verify } = await startProvider(described)
  await expect(verify(providerKeys({ issuer, jwksUrl: undefined }))).rejects.toThrow(message)
})

test('are asked for again after a failure', async () => {
  const { issuer, verify } = await startProvider()
  const nowhere = providerKeys({ issuer: `${issuer}/nowhere`, jwksUrl: undefined })
  await expect(verify(nowhere)).rejects.toThrow('answered 404')
  await expect(verify(nowhere)).rejects.toThrow('answered 404')
})
