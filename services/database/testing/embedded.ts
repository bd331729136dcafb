import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

interface Started {
  client: PGlite
  /** SQL that restores the rows of every table and the value of every sequence. */
  restore: string
}

/** Databases of this process that no test file uses at the moment. */
const free: Started[] = []

/**
 * A PGlite with the rows of the snapshot, for one test file. Starting one takes as long as the tests of many files, so the files of
 * a process use it one after the other: closing it restores the rows. A test that changes tables has to change them back.
 */
export async function borrowEmbedded(snapshot: string): Promise<PGlite> {
  const started = free.pop() ?? (await start(snapshot))
  let isClosed = false
  const close = async () => {
    isClosed = true
    await started.client.exec('discard all')
    await started.client.exec(started.restore)
    free.push(started)
  }
  return new Proxy(started.client, {
    get(client, name) {
      if (name === 'close') return close
      const value: unknown = Reflect.get(client, name, client)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        // A test may have left work running, which must not change the rows of the next file.
        if (isClosed) throw new Error('The database of this test file is closed.')
        return value.apply(client, args)
      }
    },
  })
}

async function start(snapshot: string): Promise<Started> {
  const client = new PGlite({ loadDataDir: new Blob([await readFile(snapshot)]) })
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const { rows: sequences } = await client.query<{ statement: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
      last_value is not null) as statement from pg_sequences`,
  )
  const inserts = await Promise.all(tables.map(({ name }) => insertRows(client, name)))
  const restore = [
    // The order of the tables does not matter where references are not checked.
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...inserts.flat(),
    ...sequences.map(({ statement }) => statement),
  ].join(';')
  return { client, restore }
}

/** SQL that inserts the rows which the table has now. */
async function insertRows(client: PGlite, table: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, %L)',
      json_agg(kept)) as statement from ${table} kept having count(*) > 0`,
  )
  return rows.map(({ statement }) => statement)
}
