import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './list.mjs'

const ROOT = path.join(import.meta.dirname, '../..')

// Running them all takes long; that each still finds what it breaks does not.
test.each(MUTANTS)('$name: what it breaks is there once', ({ file, from }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2)
})

test('what guards against a mutant is there', () => {
  const filesIn = (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`)
  const files = ['gatsby', 'services', 'shared', 'src']
    .flatMap(filesIn)
    .filter((file) => file.includes('.test.'))
  const guards = MUTANTS.flatMap(({ tests = [] }) => tests)
  expect(guards.filter((guard) => !files.some((file) => file.includes(guard)))).toEqual([])
})
