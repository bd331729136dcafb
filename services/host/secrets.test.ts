import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSecrets } from './secrets'
import { writeFolder } from '../testing/folder'

test('the first call makes keys, later ones read them', async () => {
  const folder = await writeFolder()
  const secrets = await readSecrets(folder)
  expect(Buffer.from(secrets.personalDataKey, 'base64')).toHaveLength(32)
  expect(await readSecrets(folder)).toEqual(secrets)
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('a key that is new is added, and those that were there stay', async () => {
  const folder = await writeFolder({ 'secrets.json': { personalDataKey: 'kept' } })
  const secrets = await readSecrets(folder)
  expect(secrets.personalDataKey).toBe('kept')
  expect(await readSecrets(folder)).toEqual(secrets)
})

test('everybody who starts at once gets the same keys, and no half-written file is left', async () => {
  const folder = await writeFolder()
  const all = await Promise.all(Array.from({ length: 3 }, () => readSecrets(folder)))
  expect(new Set(all.map((secrets) => secrets.personalDataKey)).size).toBe(1)
  expect(JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8'))).toEqual(all[0])
  expect((await readdir(folder)).sort()).toEqual(['secrets.json', 'secrets.lock'])
})

test.each(['', '{"personalDataKey": "hal', '[]', '{"personalDataKey": 7}'])(
  'a damaged file is named and left as it is: %s',
  async (text) => {
    const folder = await writeFolder({ 'secrets.json': text })
    await expect(readSecrets(folder)).rejects.toThrow(
      `DATA_DIR ${folder} holds damaged keys: put back a copy of its secrets.json, without which the ID numbers and the ` +
        'waitlist in the database cannot be read. Where nothing is worth keeping, begin with an empty folder.',
    )
    expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).toBe(text)
  },
)
