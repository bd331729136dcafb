import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../testing/folder'
import { migrate, type RunSql } from './migrate'
import { createServerDatabase } from './testing/server'

const server = process.env.DATABASE_URL ?? ''

/** An empty database: on the Postgres of DATABASE_URL when set, else in memory. */
async function openEmpty(): Promise<RunSql> {
  if (!server) {
    const client = new PGlite()
    onTestFinished(() => client.close())
    return async (text) => (await client.exec(text)).at(-1)?.rows ?? []
  }
  const { databaseUrl, drop } = await createServerDatabase(server)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return async (text) => [await client.query(text)].flat().at(-1)?.rows ?? []
}

/** The migrations before a number, as a database met them that is older. */
async function migrationsBefore(number: string): Promise<string> {
  const folder = path.join(import.meta.dirname, 'migrations')
  const names = (await readdir(folder)).filter((name) => name < number)
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)
  return writeFolder(Object.fromEntries(await Promise.all(texts)))
}

const tablesOf = async (run: RunSql, schema: string) =>
  (await run(`select table_name from information_schema.tables where table_schema = '${schema}'`))
    .map(({ table_name }) => String(table_name))
    .sort()

it('what stand-ins kept moves to a schema of their own, row by row', async () => {
  const run = await openEmpty()
  await migrate(run, await migrationsBefore('025'))
  await run(`
    insert into standin_sessions (id, provider, kind, amount_cents, metadata, status, created_at, updated_at)
      values ('s1', 'stitch', 'bank', 100, '{}', 'succeeded', now(), now());
    insert into standin_charges values ('c1', 's1', null, 100, now());
    insert into standin_webhooks (id, session_id, provider, body, attempts) values ('w1', 's1', 'stitch', '{}', 1);
    insert into standin_outages values ('ZA1', 1, 'stitch', true);
    insert into standin_event_faults values ('ZA1', 1, 1);
    insert into standin_login_codes values ('h1', 'site', '/', 'x', null, '{}', now());
    insert into standin_mails values ('m1', 'a', 'b', 'c', 'd', 'e', 'f', now(), now())`)

  expect((await migrate(run, await migrationsBefore('026'))).applied).toEqual(['025'])

  const tables = ['charges', 'event_faults', 'login_codes', 'mails', 'outages', 'sessions', 'webhooks']
  expect(await tablesOf(run, 'standins')).toEqual(tables)
  expect((await tablesOf(run, 'public')).filter((name) => name.startsWith('standin'))).toEqual([])
  for (const table of tables) expect(await run(`select 1 from standins.${table}`), table).toHaveLength(1)
})

it('a stand-in of a provider that is new needs no migration, and a charge still needs its session', async () => {
  const run = await openEmpty()
  await migrate(run)
  const insert = `insert into standins.sessions (id, provider, kind, amount_cents, metadata, status, created_at, updated_at)
    values ('s1', 'another', 'card', 100, '{}', 'created', now(), now())`
  await run(insert)
  expect(await run('select provider from standins.sessions')).toEqual([{ provider: 'another' }])
  await expect(run(`insert into standins.charges values ('c1', 'none', null, 100, now())`)).rejects.toThrow()
})
