import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useTestDatabase } from './testing/open'

const database = await useTestDatabase()

it('a stand-in of a provider that is new needs no migration, and a charge still needs its session', async () => {
  await database.execute(sql`
    insert into standins.sessions (id, provider, kind, amount_cents, metadata, status, created_at, updated_at)
      values ('s1', 'another', 'card', 100, '{}', 'created', now(), now())`)
  expect(await database.execute(sql`select provider from standins.sessions`)).toMatchObject({
    rows: [{ provider: 'another' }],
  })
  await expect(
    database.execute(sql`insert into standins.charges values ('c1', 'none', null, 100, now())`),
  ).rejects.toThrow()
})
