import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Runs SQL text of one or several statements on one connection and resolves with the rows of the last one. */
export type RunSql = (text: string) => Promise<Record<string, unknown>[]>

const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations')
const FILE_NAME = /^(\d{3})_[a-z0-9_]+\.sql$/
/** A number that nothing else on the same Postgres uses as an advisory lock. */
const MIGRATION_LOCK = 7_202_611

interface Migrated {
  /** The versions that the database had not seen. */
  applied: string[]
  /** The versions that the database has and this code does not: a newer host has migrated it. */
  unknown: string[]
}

/**
 * Applies the numbered .sql files that the database has not seen, in order, in one transaction.
 * An advisory lock lets processes that start together wait for each other.
 */
export async function migrate(run: RunSql, directory = MIGRATIONS_DIR): Promise<Migrated> {
  const migrations = await readMigrations(directory)
  await run('begin')
  try {
    // A large table, or the wait for another process, must not end it half-way.
    await run('set local statement_timeout = 0; set local lock_timeout = 0')
    await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await run(
      'create table if not exists schema_migrations (version text primary key, applied_at timestamptz)',
    )
    const present = (await run('select version from schema_migrations')).map((row) => String(row.version))
    const missing = migrations.filter(({ version }) => !present.includes(version))
    for (const { version, sql } of missing) {
      await run(sql)
      await run(`insert into schema_migrations values ('${version}', now())`)
    }
    await run('commit')
    return {
      applied: missing.map(({ version }) => version),
      unknown: present.filter((known) => !migrations.some(({ version }) => version === known)).sort(),
    }
  } catch (error) {
    await run('rollback')
    throw error
  }
}

async function readMigrations(directory: string): Promise<{ version: string; sql: string }[]> {
  const files = (await readdir(directory)).sort()
  return Promise.all(
    files.map(async (file) => {
      const version = FILE_NAME.exec(file)?.[1]
      if (!version) throw new Error(`${file} in ${directory} is not named like 001_name.sql.`)
      return { version, sql: await readFile(path.join(directory, file), 'utf8') }
    }),
  )
}
