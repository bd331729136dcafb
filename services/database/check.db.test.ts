import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase } from './check'
import type { Database } from './open'
import { openTestDatabase } from './testing/open'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a database that only answers, and takes no orders, does not work', async () => {
  await expect(checkDatabase(database)).resolves.toBeUndefined()
  const check = database.transaction((tx) => checkDatabase(tx), { accessMode: 'read only' })
  await expect(check).rejects.toThrow('The database is read-only.')
})
