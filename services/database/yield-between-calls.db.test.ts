import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useEmbedded } from './open'

test('whatever else is due comes between two calls of the embedded database', async () => {
  const database = await useEmbedded(new PGlite())
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const calls = Array.from({ length: 20 }, () => database.execute(sql`select 1`))
  await expect(database.execute(sql`select nothing`)).rejects.toThrow()
  const inOne = database.transaction((tx) => tx.execute(sql`select 2 as two`))
  await Promise.all(calls)
  expect(await inOne).toHaveProperty('rows', [{ two: 2 }])
  isOver = true
  expect(turns).toBeGreaterThan(20)
  await database.close()
})
