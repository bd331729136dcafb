import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from './open'

/** An empty database of its own for one test file: on the Postgres of DATABASE_URL when set, else in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) return openDatabase({ dataDir: ':memory:' })
  const { databaseUrl, drop } = await createServerDatabase(server)
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  const disconnect = database.close.bind(database)
  return Object.assign(database, {
    async close() {
      await disconnect()
      await drop()
    },
  })
}

/** A new database without any table on a Postgres server. */
export async function createServerDatabase(
  server: string,
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { databaseUrl: url.href, drop: () => onServer(server, `drop database ${name}`) }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
