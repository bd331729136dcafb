import { expect, test, vi } from 'vitest'
import { createHealth } from './host'

const works = async () => undefined
const fails = async () => {
  throw new Error('postgres://user:secret@host refused')
}

test('everything works', async () => {
  expect(await createHealth({ database: works, pages: works }, () => undefined)()).toEqual({ status: 'ok' })
})

test('parts that do not work are named, and the reason stays in the log', async () => {
  const reasons: string[] = []
  const ask = createHealth({ pages: works, database: fails, content: fails }, (part) => reasons.push(part))
  expect(await ask()).toEqual({ status: 'starting', waiting: ['content', 'database'] })
  expect(reasons).toEqual(['database', 'content'])
})

test('many who ask at once are answered by one look', async () => {
  const database = vi.fn(async () => undefined)
  const ask = createHealth({ database }, () => undefined)
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ok']))
  expect(database).toHaveBeenCalledTimes(1)
  await ask()
  expect(database).toHaveBeenCalledTimes(2)
})
