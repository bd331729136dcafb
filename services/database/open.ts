import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openFiles } from './embedded'
import { migrate } from './migrate'
import { createPool, type PoolLimits } from './pool'
import { yieldBetweenCalls } from './yield-between-calls'

/** The whole database or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>
export type Database = Queries & { close(): Promise<void> }

interface DatabaseOptions {
  /** A Postgres address. Unset: Postgres in this process (PGlite). */
  databaseUrl?: string
  /** Folder that holds PGlite's files, or ':memory:' for a database that ends with the process. */
  dataDir: string
  /** Of Postgres alone: PGlite knows none. */
  limits?: Partial<PoolLimits>
}

/** Opens the database and brings its tables up to date. Rejects with a sentence that names DATABASE_URL when
 * Postgres cannot be reached. */
export async function openDatabase({ databaseUrl, dataDir, limits }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, limits) : openEmbedded(dataDir)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  return useEmbedded(dataDir === ':memory:' ? new PGlite() : await openFiles(dataDir))
}

/** The same for a PGlite that is made elsewhere. Closing the database closes it. */
export async function useEmbedded(client: PGlite): Promise<Database> {
  await client.waitReady
  await migrate(async (text) => (await client.exec(text)).at(-1)?.rows ?? [])
  return Object.assign(drizzlePglite({ client: yieldBetweenCalls(client) }), { close: () => client.close() })
}

async function openPostgres(connectionString: string, limits?: Partial<PoolLimits>): Promise<Database> {
  const pool = createPool(connectionString, limits)
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end()
    throw new Error(
      `DATABASE_URL cannot be reached: ${reason(error)}. Check the address and that Postgres runs.`,
    )
  })
  try {
    await migrate(async (text) => {
      const results = [await connection.query(text)].flat()
      return results.at(-1)?.rows ?? []
    })
  } finally {
    connection.release()
  }
  return Object.assign(drizzlePostgres({ client: pool }), { close: () => pool.end() })
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}
