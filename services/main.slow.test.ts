import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from './testing/folder'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Runs what `npm start` runs, and nothing else set; answers how it ended and what a person reads on the terminal. */
async function start(env: NodeJS.ProcessEnv) {
  const dataDir = await writeFolder()
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/main.ts', '--build-only'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: '', STORYBLOK_TOKEN: '', DATA_DIR: dataDir, ...env },
  })
  let shown = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (shown += text))
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, shown: shown.trim() }
}

// services/config.test.ts has the sentence for each wrong value, services/database/open.test.ts the one for a database that does not
// answer. This test shows how the process ends: the database is opened when much has begun already.
test('a start that cannot be ends with exit code 1 and one sentence', async () => {
  expect(await start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:47/shop' })).toEqual({
    code: 1,
    shown:
      'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:47. Check the address and that Postgres runs.',
  })
})
