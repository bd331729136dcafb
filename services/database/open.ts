import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { dropDeletedBytes, openFiles, yieldBetweenCalls } from './embedded'
import { migrate, type RunSql } from './migrate'
import { createPool, type PoolLimits } from './pool'

/** The whole database or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>
export type Database = Queries & {
  close(): Promise<void>
  /** Removes the bytes of deleted rows from the files of the embedded database. Undefined for Postgres, which does so by itself (decision 071). */
  dropDeletedBytes?(): Promise<void>
}

interface DatabaseOptions {
  /** A Postgres address. Unset: Postgres in this process (PGlite). */
  databaseUrl?: string
  /** Folder that holds PGlite's files, or ':memory:' for a database that ends with the process. */
  dataDir: string
  /** For Postgres alone: PGlite has none. */
  limits?: Partial<PoolLimits>
  /** Called with a sentence when a newer host has migrated the database. */
  warn?(sentence: string): void
}

/** Opens the database and brings its tables up to date. Rejects with a sentence that names DATABASE_URL when
 * Postgres cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, limits, warn } = options
  return databaseUrl ? openPostgres(databaseUrl, { limits, warn }) : openEmbedded(dataDir, warn)
}

type Warn = DatabaseOptions['warn']

async function openEmbedded(dataDir: string, warn: Warn): Promise<Database> {
  if (dataDir === ':memory:') return useEmbedded(new PGlite(), warn)
  const client = await openFiles(dataDir)
  return Object.assign(await useEmbedded(client, warn), { dropDeletedBytes: () => dropDeletedBytes(client) })
}

/** The same for an open PGlite. Closing the database closes it. */
export async function useEmbedded(client: PGlite, warn?: Warn): Promise<Database> {
  await client.waitReady
  await bringUpToDate(async (text) => (await client.exec(text)).at(-1)?.rows ?? [], warn)
  return Object.assign(drizzlePglite({ client: yieldBetweenCalls(client) }), { close: () => client.close() })
}

async function openPostgres(
  connectionString: string,
  { limits, warn }: Pick<DatabaseOptions, 'limits' | 'warn'>,
): Promise<Database> {
  const pool = createPool(connectionString, limits)
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end()
    throw new Error(
      `DATABASE_URL cannot be reached: ${reason(error)}. Check the address and that Postgres runs.`,
    )
  })
  try {
    await bringUpToDate(async (text) => {
      const results = [await connection.query(text)].flat()
      return results.at(-1)?.rows ?? []
    }, warn)
  } finally {
    connection.release()
  }
  return Object.assign(drizzlePostgres({ client: pool }), { close: () => pool.end() })
}

/**
 * An older host runs beside newer ones while hosts are updated in turn, and may be started again after a roll-back: the code before a
 * migration has to work with it. So this warns and does not stop the host.
 */
async function bringUpToDate(run: RunSql, warn: Warn): Promise<void> {
  const { unknown } = await migrate(run)
  if (unknown.length === 0) return
  warn?.(
    `The database is newer than this code: it has had the migrations ${unknown.join(', ')}, which this code does not know. ` +
      'Where hosts are being updated, or newer code was taken back, all is well; otherwise start the newer code.',
  )
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}
