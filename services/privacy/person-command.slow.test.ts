import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const call = promisify(execFile)

test('the commands about a person run as an operator runs them', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'person-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const run = (...args: string[]) =>
    call(process.execPath, ['services/commands/person.mjs', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
  await expect(run('erase')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Name the email address: npm run person:erase thandi@example.co.za'),
  })
  const { stdout } = await run('export', ' Thandi@example.co.za ')
  expect(JSON.parse(stdout)).toEqual({
    email: 'Thandi@example.co.za',
    exported_at: expect.any(String),
    held: [],
    held_elsewhere: [],
  })
  expect((await run('erase', 'thandi@example.co.za')).stdout).toBe(
    'Nothing that may be erased is kept about this address.\n',
  )
}, 60_000)
