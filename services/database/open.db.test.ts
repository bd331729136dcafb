import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './open'
import { createServerDatabase } from './testing-server'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

const server = process.env.DATABASE_URL ?? ''

describe('openDatabase', () => {
  // A question about PGlite alone, which needs no second answer beside Postgres.
  it.runIf(!server)(
    'keeps its data in the folder',
    async () => {
      const first = await openDatabase({ dataDir: path.join(folder, 'deep') })
      await first.execute(sql`insert into signups values (gen_random_uuid(), 'a@example.co.za', now())`)
      await first.close()
      const second = await openDatabase({ dataDir: path.join(folder, 'deep') })
      const rows = await second.execute(sql`select email from signups`)
      expect(rows).toMatchObject({ rows: [{ email: 'a@example.co.za' }] })
      await second.close()
      // Creating a database on a slow disk takes a while.
    },
    120_000,
  )

  it.each(['postgres://127.0.0.1:9/shop', 'postgres://nobody.invalid/shop'])(
    'names DATABASE_URL when %s cannot be reached',
    async (databaseUrl) => {
      const failure = openDatabase({ databaseUrl, dataDir: folder })
      await expect(failure).rejects.toThrow(/^DATABASE_URL cannot be reached: .+\. Check the address/)
    },
  )

  it.runIf(server)('lets two processes start at once on one Postgres', async () => {
    const { databaseUrl, drop } = await createServerDatabase(server)
    const both = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: folder })))
    const rows = await both[0]?.execute(sql`select version from schema_migrations order by version`)
    const migrations = await readdir(path.join(import.meta.dirname, 'migrations'))
    expect(rows).toMatchObject({
      rows: migrations.sort().map((file) => ({ version: file.slice(0, 3) })),
    })
    await Promise.all(both.map((database) => database.close()))
    await drop()
  })
})
