import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open'
import { eraseCommand } from './person-command'

const ROOT = path.resolve(import.meta.dirname, '../..')
const call = promisify(execFile)
const EMAIL = 'thandi@example.co.za'

/** The files under a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const holds = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)))
  return files.filter((_, at) => holds[at])
}

test('the export and erase commands run as an operator runs them', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'person-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { stdout } = await call(
    process.execPath,
    ['scripts/host-command.mjs', 'person:export', ' Thandi@example.co.za '],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  )
  expect(JSON.parse(stdout)).toEqual({
    email: 'Thandi@example.co.za',
    exported_at: expect.any(String),
    held: [],
    held_elsewhere: [],
  })
  const database = await openDatabase({ dataDir })
  await database.execute(sql`
    insert into signups (id, email, status, details, created_at, updated_at)
      values (gen_random_uuid(), ${EMAIL}, 'pending', '{}', now(), now())`)
  await database.close()
  expect(await filesWith(dataDir, EMAIL)).not.toEqual([])
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const env = { DATA_DIR: dataDir }
  await eraseCommand({ email: EMAIL, rootDir: ROOT, env, say })
  expect(said).toEqual(['Erased: signups: 1.'])
  expect(await filesWith(dataDir, EMAIL)).toEqual([])
  await expect(eraseCommand({ email: undefined, rootDir: ROOT, env, say })).rejects.toThrow(
    `Name the email address: npm run person:erase ${EMAIL}`,
  )
}, 60_000)
