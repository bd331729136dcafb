import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Every path that docs and comments name exists.

const ROOT = path.join(import.meta.dirname, '..')
const READ = /\.(md|mjs|cjs|mts|tsx?|sh)$|^\.env\.example$/

const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => READ.test(file) && !file.includes('.gen.') && existsSync(path.join(ROOT, file)))

/** The prose of a file: a document whole, of code the comments. */
const proseOf = (file: string): string => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  if (/\.md$|^\.env/.test(file)) return text
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment).join('\n')
}

/** A path from the project's root; what stands for many, such as `src/blocks/<kind>/`, names none. */
const PATH =
  /(?<![\w./@-])(?:src|shared|services|scripts|gatsby|e2e|bench|docs|content|static)\/[\w./-]*\w\/?(?![\w*<{[-])/g

const decisions = new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 3)))

const prose = files.map((file) => [file, proseOf(file)] as const)

test('every path that a document or a comment names is there', () => {
  const missing = prose.flatMap(([file, text]) =>
    [...text.matchAll(PATH)]
      .map(([named]) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${file}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('every decision that a document or a comment names is there', () => {
  const missing = prose.flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions? ((?:\d{3}(?:, | and )?)+)/gi)]
      .flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? [])
      .filter((number) => !decisions.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(missing).toEqual([])
})
