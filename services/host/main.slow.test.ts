import path from 'node:path'
import { expect, test } from 'vitest'
import { onFreePort } from '../lib/free-port'
import { writeFolder } from '../testing/folder'
import { runHost } from './testing/run-host'
import { IS_FULL_RUN } from '../testing/scale'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs the host with these variables alone, whatever a `.env` file sets. */
const run = (args: string[], env: Record<string, string>) =>
  runHost(ROOT, args, { DATABASE_URL: '', STORYBLOK_TOKEN: '', ...env })

// services/host/config/environment.test.ts has the sentence for each wrong value, services/database/open.test.ts the one for a database that does not
// answer. This test shows how the process ends: the database is opened when much has begun already.
test('a start that cannot be ends with exit code 1 and one sentence', async () => {
  const env = { DATA_DIR: await writeFolder(), DATABASE_URL: 'postgres://u:secret@127.0.0.1:47/shop' }
  const host = run(['--build-only'], env)
  expect([await host.ended, host.shown.trim()]).toEqual([
    1,
    'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:47. Check the address and that Postgres runs.',
  ])
})

const RELEASE = 'releases/2026-11-20T10-00-00.000Z'
const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64')

// services/server/end-in-order.test.ts and services/host/personal-data-key.db.test.ts show what is behind it. This test shows that a
// process does it.
const testInFull = test.runIf(IS_FULL_RUN)

testInFull(
  'after a first signal to end a host serves on while its health says 503, and a second one ends it; with another key it does not start',
  async () => {
    const dataDir = await writeFolder({
      [`${RELEASE}/.fingerprint`]: 'of a test',
      [`${RELEASE}/za/index.html`]: 'The page',
    })
    const env = { DATA_DIR: dataDir, PERSONAL_DATA_KEY: KEY, DRAIN_SECONDS: '120' }
    const { host, origin } = await onFreePort(async (port) => {
      const started = run(['--no-build'], { ...env, PORT: String(port) })
      await expect.poll(() => started.shown).toMatch(/Ready on|in use by another program/)
      if (started.shown.includes('in use')) throw new Error(started.shown)
      return { host: started, origin: `http://localhost:${port}` }
    })
    const ask = async (address: string) => {
      const { status, headers } = await fetch(origin + address)
      return [status, headers.get('connection')]
    }
    expect(await ask('/healthz')).toEqual([200, 'keep-alive'])
    host.child.kill('SIGTERM')
    await expect.poll(() => ask('/healthz')).toEqual([503, 'close'])
    expect(await ask('/za/')).toEqual([200, 'close'])
    await expect.poll(() => host.child.kill('SIGTERM') && host.child.exitCode === null).toBe(false)
    expect(await host.ended).toBe(1)

    const other = run(['--no-build'], { ...env, PERSONAL_DATA_KEY: OTHER_KEY, PORT: new URL(origin).port })
    expect(await other.ended).toBe(1)
    expect(other.shown.trim()).toMatch(
      /^PERSONAL_DATA_KEY is not the one that the database was begun with, [^\n]+$/,
    )
  },
)
