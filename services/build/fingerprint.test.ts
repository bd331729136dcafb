import { describe, expect, test } from 'vitest'
import { writeFolder, writeInto } from '../testing/folder'
import { fingerprint } from './fingerprint'

const PROJECT = {
  'package-lock.json': '{}',
  'gatsby-config.ts': 'export default {}',
  'src/pages/index.tsx': 'page',
  'content/stories/1/home.json': '{}',
}
const values = { SITE_URL: 'http://localhost:8000' }

describe('fingerprint', () => {
  test('is the same for the same files and values', async () => {
    const project = await writeFolder(PROJECT)
    expect(await fingerprint(project, values)).toBe(await fingerprint(project, values))
  })

  test.each([
    ['a page', 'src/pages/index.tsx'],
    ['a new page', 'src/pages/new.tsx'],
    ['a story', 'content/stories/1/home.json'],
    ['a build hook', 'gatsby-node.ts'],
    ['the lock file', 'package-lock.json'],
    ['the browsers that count', 'package.json'],
  ])('changes with %s', async (_, file) => {
    const project = await writeFolder(PROJECT)
    const before = await fingerprint(project, values)
    await writeInto(project, file, 'changed')
    expect(await fingerprint(project, values)).not.toBe(before)
  })

  test.each([
    'src/pages/index.test.tsx',
    'shared/shop-api.gen.d.ts',
    'content/logs/push.log',
    'services/host/host.ts',
    'README.md',
  ])('does not change with %s', async (file) => {
    const project = await writeFolder(PROJECT)
    const before = await fingerprint(project, values)
    await writeInto(project, file, 'changed')
    expect(await fingerprint(project, values)).toBe(before)
  })

  test('changes with a value from the environment', async () => {
    const project = await writeFolder(PROJECT)
    const other = await fingerprint(project, { SITE_URL: 'https://example.co.za' })
    expect(other).not.toBe(await fingerprint(project, values))
  })
})
