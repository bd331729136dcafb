import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal'

const key = randomBytes(32)
const owner = randomUUID()

test('a sealed text can be decrypted, and never looks the same twice', () => {
  const sealed = seal('8001015009087', key, owner)
  expect(unseal(sealed, key, owner)).toBe('8001015009087')
  expect(seal('8001015009087', key, owner)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('8001015009087')
})

test.each([
  ['another key', (sealed: string) => unseal(sealed, randomBytes(32), owner)],
  ['another row', (sealed: string) => unseal(sealed, key, randomUUID())],
  [
    'a changed byte',
    (sealed: string) => unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, key, owner),
  ],
])('%s does not open it', (_what, open) => {
  expect(() => open(seal('8001015009087', key, owner))).toThrow()
})
