import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate'
import { openDatabase } from './open'
import { createServerDatabase } from './testing'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

const server = process.env.DATABASE_URL ?? ''

describe('openDatabase', () => {
  it('keeps its data in the folder', async () => {
    const first = await openDatabase({ dataDir: path.join(folder, 'deep') })
    await first.execute(sql`insert into signups values (gen_random_uuid(), 'a@example.co.za', now())`)
    await first.close()
    const second = await openDatabase({ dataDir: path.join(folder, 'deep') })
    const rows = await second.execute(sql`select email from signups`)
    expect(rows).toMatchObject({ rows: [{ email: 'a@example.co.za' }] })
    await second.close()
    // Creating a database on a slow disk takes a while.
  }, 120_000)

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

describe('migrate', () => {
  const recorder = (applied: string[]) => {
    const statements: string[] = []
    const run = async (text: string) => {
      statements.push(text)
      if (text === 'bad') throw new Error('syntax error')
      return text.startsWith('select version') ? applied.map((version) => ({ version })) : []
    }
    return { statements, run }
  }

  it('applies what is missing, in order, between begin and commit', async () => {
    await writeFile(path.join(folder, '002_two.sql'), 'two')
    await writeFile(path.join(folder, '001_one.sql'), 'one')
    await writeFile(path.join(folder, '003_three.sql'), 'three')
    const { statements, run } = recorder(['001'])
    expect(await migrate(run, folder)).toEqual(['002', '003'])
    expect(statements.filter((text) => /^(begin|one|two|three|commit)$/.test(text))).toEqual([
      'begin',
      'two',
      'three',
      'commit',
    ])
  })

  it('takes everything back when one fails', async () => {
    await writeFile(path.join(folder, '001_one.sql'), 'bad')
    const { statements, run } = recorder([])
    await expect(migrate(run, folder)).rejects.toThrow('syntax error')
    expect(statements.at(-1)).toBe('rollback')
  })

  it('refuses a file that has no number', async () => {
    await writeFile(path.join(folder, 'one.sql'), 'one')
    await expect(migrate(recorder([]).run, folder)).rejects.toThrow('one.sql')
  })
})
