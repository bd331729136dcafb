import { CATALOGUE_DIR } from '../../shop/testing/catalogue'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { importCatalogue } from '../../shop/index'
import { openDatabase, useEmbedded } from '../open'
import { createServerDatabase, onServer } from './on-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every database of a test file is a copy of this one. */
    databaseTemplate: { server: string; name: string } | { snapshot: string }
  }
}

/** Makes the database that test files start from, migrated and with the demo catalogue, once for a whole run. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env?.DATABASE_URL ?? process.env.DATABASE_URL
  return server ? makeOnServer(project, server) : makeSnapshot(project)
}

async function makeOnServer(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { databaseUrl, drop } = await createServerDatabase(server)
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  await importCatalogue(database, CATALOGUE_DIR)
  await database.close()
  const name = new URL(databaseUrl).pathname.slice(1)
  // Postgres cannot copy a database that has connections, so connecting is refused from here on.
  await onServer(server, `alter database ${name} with allow_connections false`)
  project.provide('databaseTemplate', { server, name })
  return drop
}

async function makeSnapshot(project: TestProject): Promise<() => Promise<void>> {
  const client = new PGlite()
  const database = await useEmbedded(client)
  await importCatalogue(database, CATALOGUE_DIR)
  const files = await client.dumpDataDir('none')
  await database.close()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'database-template-'))
  const snapshot = path.join(folder, 'pglite.tar')
  await writeFile(snapshot, Buffer.from(await files.arrayBuffer()))
  project.provide('databaseTemplate', { snapshot })
  return () => rm(folder, { recursive: true, force: true })
}
