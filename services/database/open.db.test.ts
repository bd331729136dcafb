import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from './open'
import { createServerDatabase } from './testing/on-server'

const server = process.env.DATABASE_URL ?? ''

// A second process cannot open what PGlite holds.
it.runIf(server)('two processes can start at once on one Postgres', async () => {
  const { databaseUrl, drop } = await createServerDatabase(server)
  const both = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: ':memory:' })))
  const rows = await both[0]?.execute(sql`select version from schema_migrations order by version`)
  const migrations = await readdir(path.join(import.meta.dirname, 'migrations'))
  expect(rows).toMatchObject({
    rows: migrations.sort().map((file) => ({ version: file.slice(0, 3) })),
  })
  await Promise.all(both.map((database) => database.close()))
  await drop()
})
