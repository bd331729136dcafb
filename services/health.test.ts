import { expect, test } from 'vitest'
import { checkHealth } from './health'

const works = async () => undefined
const fails = async () => {
  throw new Error('postgres://user:secret@host refused')
}

test('everything works', async () => {
  expect(await checkHealth({ database: works, pages: works }, () => undefined)).toEqual({ status: 'ok' })
})

test('parts that do not work are named, and the reason stays in the log', async () => {
  const reasons: string[] = []
  const health = await checkHealth({ pages: works, database: fails, content: fails }, (part) =>
    reasons.push(part),
  )
  expect(health).toEqual({ status: 'starting', waiting: ['content', 'database'] })
  expect(reasons).toEqual(['database', 'content'])
})
