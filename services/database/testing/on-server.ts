import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A new database on a Postgres server: without any table, or a copy of another one. */
export async function createServerDatabase(
  server: string,
  template?: string,
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = name
  return { databaseUrl: url.href, drop: () => onServer(server, `drop database ${name}`) }
}

/** Runs one statement on the database that the address names. */
export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
