import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { eraseCommand } from './person-command'

const ROOT = path.resolve(import.meta.dirname, '../..')
const call = promisify(execFile)

test('the commands about a person run as an operator runs them', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'person-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { stdout } = await call(
    process.execPath,
    ['services/commands/person.mjs', 'export', ' Thandi@example.co.za '],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  )
  expect(JSON.parse(stdout)).toEqual({
    email: 'Thandi@example.co.za',
    exported_at: expect.any(String),
    held: [],
    held_elsewhere: [],
  })
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const env = { DATA_DIR: dataDir }
  await eraseCommand({ email: 'thandi@example.co.za', rootDir: ROOT, env, say })
  expect(said).toEqual(['Nothing that may be erased is kept about this address.'])
  await expect(eraseCommand({ email: undefined, rootDir: ROOT, env, say })).rejects.toThrow(
    'Name the email address: npm run person:erase thandi@example.co.za',
  )
}, 60_000)
