import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { yieldBetweenCalls } from './embedded'

/** Answers like PGlite, which works in this process: within microtasks, so that by itself nothing else has a turn. */
const answersAtOnce = {
  query: (text: string) => (text === 'nonsense' ? Promise.reject(new Error(text)) : Promise.resolve(text)),
  transaction: (work: () => unknown) => Promise.resolve().then(work),
}

test('whatever else is due comes between two calls of the embedded database', async () => {
  const client = yieldBetweenCalls(answersAtOnce as unknown as PGlite)
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const calls = Array.from({ length: 20 }, (_, at) => client.query(`select ${at}`))
  await expect(client.query('nonsense')).rejects.toThrow('nonsense')
  const inOne = client.transaction(() => Promise.resolve('two'))
  expect(await Promise.all(calls)).toContain('select 19')
  expect(await inOne).toBe('two')
  isOver = true
  expect(turns).toBeGreaterThan(20)
})
