import { expect, test } from 'vitest'
import { readConfig } from '../host/config/config'
import { writeFolder, writeInto } from '../testing/folder'
import { fingerprint, withRelease } from './fingerprint'

const PROJECT = {
  'package-lock.json': '{}',
  'gatsby-config.ts': 'export default {}',
  'src/pages/index.tsx': 'page',
  'content/stories/1/home.json': '{}',
}
const values = { SITE_URL: 'http://localhost:8000' }

test.each([
  ['src/pages/index.tsx', true],
  ['src/pages/new.tsx', true],
  ['content/components/1/components.json', true],
  ['content/stories/1/home.json', false],
  ['gatsby-node.ts', true],
  ['package-lock.json', true],
  ['package.json', true], // It names the browsers.
  ['src/pages/index.test.tsx', false],
  ['shared/shop-api.gen.d.ts', false],
  ['content/assets/1/new.webp', true],
  ['content/catalogue/products.json', true],
  ['content/logs/1/push.jsonl', false],
  ['content/types/1/blocks.d.ts', false],
  ['content/stories/1/manifest.jsonl', false],
  ['content/assets/1/folders/manifest.jsonl', false],
  ['content/stories/123456/home.json', false],
  ['services/host/host.ts', false],
  ['README.md', false],
])('with a change of %s the fingerprint changes: %s', async (file, changes) => {
  const project = await writeFolder(PROJECT)
  const before = await fingerprint(project, values)
  await writeInto(project, file, 'changed')
  expect((await fingerprint(project, values)) !== before).toBe(changes)
})

test('a fingerprint changes with a value from the environment alone', async () => {
  const project = await writeFolder(PROJECT)
  const before = await fingerprint(project, values)
  expect(await fingerprint(project, { ...values })).toBe(before)
  expect(await fingerprint(project, { SITE_URL: 'https://example.co.za' })).not.toBe(before)
})

const releaseOf = async (rootDir: string, env: Record<string, string> = {}) =>
  (await withRelease(readConfig(env, rootDir), rootDir)).release

test('a release is named by its code, whatever the content, or as it is configured', async () => {
  const rootDir = await writeFolder({ 'src/page.tsx': 'page', 'content/stories/1/home.json': '{}' })
  const first = await releaseOf(rootDir)
  expect(first).toMatch(/^[\da-f]{12}$/)
  await writeInto(rootDir, 'content/stories/1/home.json', '[]')
  expect(await releaseOf(rootDir)).toBe(first)
  await writeInto(rootDir, 'src/page.tsx', 'another page')
  expect(await releaseOf(rootDir)).not.toBe(first)
  expect(await releaseOf(rootDir, { RELEASE: '1.4.0+abc' })).toBe('1.4.0+abc')
})
