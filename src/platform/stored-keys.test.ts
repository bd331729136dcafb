import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|testing[\\/]|\.gen\./.test(file),
)

/** How a key of the browser's storage is written down in the code. */
const WRITTEN = [
  /persistedText\(\s*'(\w+)'/g,
  /(?:persisted|versioned)(?:<[^(]*>)?\(\{\s*key: '(\w+)'/g,
  /(?:get|set|remove)Item\('(\w+)'/g,
]

const keysIn = (file: string): string[] => {
  const text = readFileSync(path.join('src', file), 'utf8')
  return WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => key))
}

const cookiesPage = (): string => {
  const folder = 'content/stories/1'
  const stories = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return stories.find((story) => story.includes('"full_slug": "terms/cookies"')) ?? ''
}

test('everything that is kept in the browser is named on the page about cookies', () => {
  const keys = [...new Set(SOURCES.flatMap(keysIn))].sort()
  expect(keys.length).toBeGreaterThan(20)
  const page = cookiesPage()
  expect(keys.filter((key) => !page.includes(`"${key}"`))).toEqual([])
})
