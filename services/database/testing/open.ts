import { afterAll, inject } from 'vitest'
import { type Database, openDatabase, useEmbedded } from '../open'
import { borrowEmbedded } from './embedded'
import { createServerDatabase } from './on-server'

/** Opens the database of a test file, and closes it after the file's tests. */
export async function useTestDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  return database
}

/** A database of its own for one test file, with the demo catalogue: on the Postgres of DATABASE_URL when set, else in
 * memory. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if ('server' in template) return openServerDatabase(template.server, template.name)
  return useEmbedded(await borrowEmbedded(template.snapshot))
}

async function openServerDatabase(server: string, template: string): Promise<Database> {
  const { databaseUrl, drop } = await createServerDatabase(server, template)
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  const disconnect = database.close.bind(database)
  return Object.assign(database, {
    async close() {
      await disconnect()
      await drop()
    },
  })
}
