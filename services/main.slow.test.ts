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

const PACKAGE = path.join(ROOT, 'package.json')

test.each([
  [{ DATA_DIR: PACKAGE }, `DATA_DIR ${PACKAGE} is a file: remove it, or set DATA_DIR to a folder.`],
  [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535, not "abc".'],
  [
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:47/shop' },
    'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:47. Check the address and that Postgres runs.',
  ],
  [
    { STORYBLOK_TOKEN: 'abc', STORYBLOK_SPACE_ID: '7', STORYBLOK_ENDPOINT: 'http://127.0.0.1:47/v2' },
    'The content API at http://127.0.0.1:47/v2/cdn/spaces/me cannot be reached (connect ECONNREFUSED 127.0.0.1:47). Check STORYBLOK_ENDPOINT and that the service runs.',
  ],
])('a start with %o ends with exit code 1 and one sentence', async (env, sentence) => {
  expect(await start(env)).toEqual({ code: 1, shown: sentence })
})
