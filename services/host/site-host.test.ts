import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config/config'
import { builtPages } from './site-host'
import { fingerprintFile, releaseName } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'

const remember = async () => []

test('the newest release is announced before visitors see it, and not shown if that fails', async () => {
  const project = await mkdtemp(path.join(os.tmpdir(), 'pages-'))
  onTestFinished(() => rm(project, { recursive: true }))
  const config = readConfig({}, project)
  const [older, newer] = ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'].map((time) =>
    path.join(config.releasesDir, releaseName(new Date(time))),
  )
  for (const folder of [older ?? '', newer ?? '']) {
    await mkdir(folder, { recursive: true })
    await writeFile(fingerprintFile(folder), 'made of this')
  }
  const { signal } = new AbortController()
  const beforeServing = vi.fn(async (_folder: string) => {
    await expect(pages.check()).rejects.toThrow('The site is not built yet.')
    if (beforeServing.mock.calls.length === 1) throw new Error('The database is away.')
  })
  const pages = builtPages(
    { config, rootDir: project, say: () => undefined, signal, beforeServing, remember },
    false,
  )
  await expect(pages.prepare('')).rejects.toThrow('The database is away.')
  await expect(pages.check()).rejects.toThrow('The site is not built yet.')
  await pages.prepare('')
  await pages.check()
  expect(beforeServing.mock.calls).toEqual([[newer], [newer]])
})

/** Stands in for Gatsby's command line: its build waits for a file, and fails where that says so. */
const GATSBY = `
const fs = require('node:fs')
const timer = setInterval(() => {
  if (!fs.existsSync('go.txt')) return
  clearInterval(timer)
  if (fs.readFileSync('go.txt', 'utf8') === 'fail') process.exit(1)
  fs.mkdirSync('public/za', { recursive: true })
  fs.writeFileSync('public/za/index.html', 'The next page')
}, 10)
`

/** A host's pages, with a release of yesterday, while the next one is being built. */
async function building() {
  const yesterday = `.data/releases/${releaseName(new Date('2026-11-20T10:00:00Z'))}`
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'gatsby/parcel-watcher.cjs': '',
    'gatsby/end-with-parent.cjs': '',
    [`${yesterday}/za/index.html`]: 'The page of yesterday',
    [`${yesterday}/.fingerprint`]: 'made of something else',
    'content/components/1/components.json': [],
  })
  const config = readConfig({}, rootDir)
  const { signal } = new AbortController()
  const beforeServing = vi.fn(async () => undefined)
  const pages = builtPages({ config, rootDir, say: () => undefined, signal, beforeServing, remember }, true)
  const app = Fastify()
  await pages.register(app)
  onTestFinished(() => app.close())
  const page = async () => (await app.inject('/za/')).body
  const prepared = pages.prepare('http://localhost:9999')
  // Where it fails before it is waited for, the test says so.
  prepared.catch(() => undefined)
  return { rootDir, config, pages, page, prepared, beforeServing }
}

test('the release before is served while the next one is built, which then takes its place', async () => {
  const { rootDir, config, pages, page, prepared, beforeServing } = await building()
  await expect.poll(() => pages.check().then(() => 'served')).toBe('served')
  expect(await page()).toBe('The page of yesterday')
  await writeInto(rootDir, 'go.txt', 'go on')
  await prepared
  expect(await page()).toBe('The next page')
  const folders = (await readdir(config.releasesDir)).filter((name) => !name.startsWith('.'))
  expect(beforeServing.mock.calls).toEqual(folders.map((name) => [path.join(config.releasesDir, name)]))
})

test('a build that fails ends the start with its reason, and takes nothing away', async () => {
  const { rootDir, page, prepared } = await building()
  await writeInto(rootDir, 'go.txt', 'fail')
  await expect(prepared).rejects.toThrow('gatsby build failed.')
  expect(await page()).toBe('The page of yesterday')
})
