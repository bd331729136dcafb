import { existsSync, mkdtempSync } from 'node:fs'
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byScale } from '../testing/scale'
import { openDatabase } from './open'

const folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
const whole = path.join(folder, 'whole')
afterAll(() => rm(folder, { recursive: true }))

/** Leaves the folder as an interrupted first start leaves it. All tests use the database of the start that follows. */
const breakOff = async (dataDir: string) => {
  await mkdir(path.join(dataDir, 'pglite'), { recursive: true })
  await writeFile(path.join(dataDir, 'pglite/PG_VERSION'), 'not yet')
  await writeFile(path.join(dataDir, 'pglite.unfinished'), '')
}

beforeAll(async () => {
  await breakOff(whole)
  const database = await openDatabase({ dataDir: whole })
  await database.execute(sql`create table kept (word text)`)
  await database.execute(sql`insert into kept values ('kept')`)
  await database.close()
}, 120_000)

test('a first start that was broken off is begun again; the embedded database syncs what it commits, and finds it again', async () => {
  const database = await openDatabase({ dataDir: whole })
  const settings = await database.execute(
    sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, word from kept`,
  )
  expect(settings).toMatchObject({ rows: [{ fsync: 'on', method: 'fsync', word: 'kept' }] })
  await database.close()
  expect((await stat(path.join(whole, 'pglite/PG_VERSION'))).mode & 0o077).toBe(0)
  expect(existsSync(path.join(whole, 'pglite.unfinished'))).toBe(false)
}, 60_000)

/** Each is a start of its own; what is said does not depend on what is broken. */
const DAMAGES = [
  ['a file that says too little', (pglite: string) => writeFile(path.join(pglite, 'global/pg_control'), 'x')],
  ['a folder that is gone', (pglite: string) => rm(path.join(pglite, 'pg_wal'), { recursive: true })],
  ['no version', (pglite: string) => rm(path.join(pglite, 'PG_VERSION'))],
] as const

test.each(DAMAGES.slice(0, byScale(1, DAMAGES.length)))(
  'damage is named in one sentence, and nothing is made anew over it: %s',
  async (name, damage) => {
    const dataDir = path.join(folder, name)
    const pglite = path.join(dataDir, 'pglite')
    await cp(whole, dataDir, { recursive: true })
    await damage(pglite)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `DATA_DIR ${dataDir} holds a database that cannot be opened: put back a copy of ${pglite}, or move that folder away to ` +
        'begin with an empty shop.',
    )
  },
  60_000,
)
