import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../open'
import { openTestDatabase } from './open'

const all = async (database: Database, text: string): Promise<unknown[]> => {
  const { rows } = (await database.execute(sql.raw(text))) as unknown as { rows: unknown[] }
  return rows
}

/** Everything that a test can change: the rows, the sequences and the settings of the connection. */
const contents = async (database: Database) => {
  const tables = (await all(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )) as { name: string }[]
  const rows = await Promise.all(
    tables.map(async ({ name }) => [name, await all(database, `select * from ${name} t order by t::text`)]),
  )
  const sequences = await all(
    database,
    'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
  )
  return { rows, sequences, settings: await all(database, 'show statement_timeout') }
}

it('a file of tests finds nothing of the one before it, which can write no more', async () => {
  const first = await openTestDatabase()
  const untouched = await contents(first)
  await first.execute('delete from products where sku = (select min(sku) from products)')
  await first.execute('update invoice_counter set last = 7')
  await first.execute(`insert into standins.outages values ('ZA0000000001', 1)`)
  await first.execute(`select nextval('order_number_sequence'), nextval('cart_lines_position_seq')`)
  await first.execute('set statement_timeout = 60001')
  expect(await contents(first)).not.toEqual(untouched)
  await first.close()
  await expect(first.execute('delete from products')).rejects.toThrow()

  const second = await openTestDatabase()
  expect(await contents(second)).toEqual(untouched)
  await second.close()
})
