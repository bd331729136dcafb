import { expect, test } from 'vitest'
import { readConfig } from '../host/config/config'
import { writeFolder, writeInto } from '../testing/folder'
import { withRelease } from './release'

const releaseOf = async (rootDir: string, env: Record<string, string> = {}) =>
  (await withRelease(readConfig(env, rootDir), rootDir)).release

test('a release is named by its code, whatever the content', async () => {
  const rootDir = await writeFolder({ 'src/page.tsx': 'page', 'content/stories/1/home.json': '{}' })
  const first = await releaseOf(rootDir)
  expect(first).toMatch(/^[\da-f]{12}$/)
  await writeInto(rootDir, 'content/stories/1/home.json', '[]')
  expect(await releaseOf(rootDir)).toBe(first)
  await writeInto(rootDir, 'src/page.tsx', 'another page')
  expect(await releaseOf(rootDir)).not.toBe(first)
})

test('or as it is configured', async () => {
  expect(await releaseOf(await writeFolder({}), { RELEASE: '1.4.0+abc' })).toBe('1.4.0+abc')
})

test('with a name that can stand in an address', () => {
  expect(() => readConfig({ RELEASE: 'a b/c' }, '/project')).toThrow(/^RELEASE must be made of/)
})
