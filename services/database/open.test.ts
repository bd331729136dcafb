import { expect, it } from 'vitest'
import { openDatabase } from './open'

it.each(['postgres://127.0.0.1:9/shop', 'postgres://nobody.invalid/shop'])(
  'names DATABASE_URL when %s cannot be reached',
  async (databaseUrl) => {
    const failure = openDatabase({ databaseUrl, dataDir: ':memory:' })
    await expect(failure).rejects.toThrow(/^DATABASE_URL cannot be reached: .+\. Check the address/)
  },
)
