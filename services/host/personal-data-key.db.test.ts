import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { openPersonalDataKey, readSecrets } from './secrets'
import { seal } from '../shop/store/seal'
import { writeFolder } from '../testing/folder'

const [KEY, OTHER] = [randomBytes(32), randomBytes(32)]

const database = await useTestDatabase()
beforeEach(async () => {
  for (const table of ['personal_data_key', 'waitlist_entries', 'leads', 'signups'])
    await database.execute(sql`delete from ${sql.identifier(table)}`)
})

/** A host with a new folder of data. */
async function host() {
  const dataDir = await writeFolder()
  const start = (key?: Buffer) =>
    openPersonalDataKey({ personalDataKey: key?.toString('base64'), dataDir }, database)
  return { dataDir, start }
}

test('the first key is that of the database, and a host with another does not start', async () => {
  const { start } = await host()
  expect(await start(KEY)).toEqual(KEY)
  expect(await start(KEY)).toEqual(KEY)
  await expect(start(OTHER)).rejects.toThrow(
    /^PERSONAL_DATA_KEY is not the one that the database was begun with, .+ Set that one; /,
  )
})

test('a folder of data gives a host its own key, which does not fit the database of other hosts', async () => {
  const { dataDir, start } = await host()
  await start(KEY)
  await expect(start()).rejects.toThrow(
    `PERSONAL_DATA_KEY must be set: the key that DATA_DIR ${dataDir} was given is not the one that`,
  )
})

test('without the variable the key of the folder of data goes on to fit', async () => {
  const { dataDir, start } = await host()
  const made = await start()
  expect(made.toString('base64')).toBe((await readSecrets(dataDir)).personalDataKey)
  expect(await start()).toEqual(made)
})

test('of hosts that start at once with two keys on a new database, those with one of them start', async () => {
  const { start } = await host()
  const started = await Promise.allSettled([KEY, OTHER, KEY, OTHER].map((key) => start(key)))
  const keys = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.toString('base64')] : []))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

const ID = 'b3b0c0de-0000-4000-8000-000000000001'

/** A row of each kind, as it was stored before the database noted its key. */
const SEALED: [string, (key: Buffer) => ReturnType<typeof sql>][] = [
  [
    'the waitlist',
    (key) => sql`
      insert into waitlist_entries (id, item, email_key, kind, sealed_contact, consent_version, consented_at, page, marketing, created_at)
      values (${ID}, 'go', 'e', 'waitlist', ${seal('{}', key, 'waitlist go e')}, '1', now(), '/za/', '{}', now())`,
  ],
  [
    'a lead',
    (key) => sql`
      insert into leads (id, lead_key, form, sealed_answers, consent_version, created_at)
      values (${ID}, 'l', 'sales', ${seal('{}', key, 'lead l')}, '1', now())`,
  ],
  [
    'an ID number',
    (key) => sql`
      insert into signups (id, email, status, details, sealed_id_number, created_at, updated_at)
      values (${ID}, '', 'pending', '{}', ${seal('8', key, ID)}, now(), now())`,
  ],
]

test.each(SEALED)('a database from before keys were noted is known by %s', async (_case, row) => {
  const { start } = await host()
  await database.execute(row(KEY))
  await expect(start(OTHER)).rejects.toThrow('PERSONAL_DATA_KEY')
  expect(await start(KEY)).toEqual(KEY)
})
