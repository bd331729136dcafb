import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildEnvironment } from '../host/config/build-environment'
import { readConfig } from '../host/config/config'
import { newestRelease, rendererFolder } from '../site/releases'
import { listSiteFiles } from '../site/site-index'
import { writeFolder } from '../testing/folder'
import { openContentSource } from './content-source'
import { withRelease } from './fingerprint'
import { renderContent } from './render-content'
import { openShopSource } from './shop-source'

const ROOT = path.resolve(import.meta.dirname, '../..')
const config = await withRelease(readConfig({}, ROOT), ROOT)

/** The site that the tests have built before (npm test -- build). */
const builtRelease = async () => {
  const release = await newestRelease(config.releasesDir)
  const renderer = rendererFolder(release?.folder ?? '')
  if (!release || (await readdir(renderer).catch(() => [])).length === 0)
    throw new Error('These tests ask the built site: run npm test -- build first.')
  return { release: release.folder, renderer }
}

test('every page and every slice that is rendered again has the very bytes that Gatsby wrote', async () => {
  const { release } = await builtRelease()
  const folder = await writeFolder()
  const script = path.join(ROOT, 'services/build/testing/render-all.mts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, release, folder], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const rendered = await listSiteFiles(folder)
  const pages = (await listSiteFiles(release)).filter((file) => file.path.endsWith('.html'))
  const isStatic = (file: string) => existsSync(path.join(ROOT, 'static', file))
  const expected = pages.map((file) => file.path).filter((file) => !isStatic(file))
  expect(rendered.map((file) => file.path).sort()).toEqual(expected.sort())
  const differing: string[] = []
  for (const { path: page, file } of rendered) {
    if (!(await readFile(file)).equals(await readFile(path.join(release, page)))) differing.push(page)
  }
  expect(differing).toEqual([])
})

test('content that has not changed changes nothing', async () => {
  const found = await builtRelease()
  const directory = await writeFolder()
  const [content, shop] = await Promise.all([openContentSource(config), openShopSource(config)])
  const warnings: string[] = []
  try {
    const removed = await renderContent({
      ...found,
      rootDir: ROOT,
      directory,
      env: buildEnvironment(config, content, shop),
      warn: (text) => warnings.push(text),
      signal: new AbortController().signal,
    })
    expect(removed).toEqual([])
  } finally {
    await Promise.all([content.close(), shop.close()])
  }
  const written = await listSiteFiles(path.join(directory, 'public'))
  // The build’s hook writes these each time, with the same bytes.
  expect(written.map((file) => file.path).sort()).toEqual([
    '/cart-entries.json',
    '/experiments.json',
    '/search-index.json',
  ])
  for (const { path: name, file } of written)
    expect(await readFile(file, 'utf8')).toBe(await readFile(path.join(found.release, name), 'utf8'))
})
