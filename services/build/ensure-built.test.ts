import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../host/config/config'
import { writeFolder, writeInto } from '../testing/folder'
import { newestRelease } from '../site/releases'
import { ensureBuilt } from './ensure-built'
import { shopOfHost } from './shop-door'

/** Stands in for Gatsby's command line: it notes that it ran and writes what a build would. */
const GATSBY = `
const fs = require('node:fs')
fs.appendFileSync('runs.txt', process.env.STORYBLOK_ENDPOINT + '\\n')
const log = (level, text) => console.log(JSON.stringify({ type: 'LOG', payload: { level, text } }))
log('ACTIVITY_SUCCESS', 'Building production JavaScript and CSS bundles')
log('WARNING', 'Content: home › carousel: left out.')
fs.mkdirSync('public/za', { recursive: true })
if (fs.existsSync('src/mapped.tsx')) fs.writeFileSync('public/app-0123456789abcdef.js.map', '{}')
fs.writeFileSync('public/za/index.html', fs.existsSync('src/broken.tsx') ? 'half a' : 'a whole page')
if (fs.existsSync('src/broken.tsx')) {
  log('ERROR', 'src/broken.tsx: unexpected token')
  log('ERROR', 'src/broken.tsx: unexpected token')
  log('ERROR', '"a-plugin" threw an error while running a lifecycle:\\n\\n')
  process.exit(1)
}
if (fs.existsSync('src/endless.tsx')) {
  fs.writeFileSync('pid.txt', String(process.pid))
  setInterval(() => {}, 1000)
}
else {
  fs.writeFileSync('public/app-' + Date.now().toString().padStart(20, '0') + '.js', 'app')
}
`

async function project(files: Record<string, string> = {}) {
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'gatsby/parcel-watcher.cjs': '',
    'src/page.tsx': 'page',
    ...files,
  })
  const config = readConfig({}, rootDir)
  const said: string[] = []
  const stopping = new AbortController()
  // Where a test fails, what it started must end before its folder goes.
  onTestFinished(() => stopping.abort())
  const shop = shopOfHost(config, 'http://localhost:9999')
  const build = (contentVersion = '1', opened = shop.opened) =>
    ensureBuilt({
      config,
      rootDir,
      openShop: async () => ({ ...shop, opened }),
      contentVersion,
      say: (line) => said.push(line),
      signal: stopping.signal,
    })
  const page = async () => {
    const release = await newestRelease(config.releasesDir)
    return release && readFile(path.join(release.folder, 'za/index.html'), 'utf8')
  }
  const runs = async () => (await readFile(path.join(rootDir, 'runs.txt'), 'utf8')).trim().split('\n')
  return { rootDir, config, said, build, page, runs, stopping }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('ensureBuilt', () => {
  test('builds the same files again once another rate of VAT counts', async () => {
    const { build, runs } = await project()
    const buildAt = async (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
      await build().finally(() => vi.useRealTimers())
      return (await runs()).length
    }
    expect(await buildAt('2018-03-31T20:00:00+02:00')).toBe(1)
    expect(await buildAt('2018-03-31T23:00:00+02:00')).toBe(1)
    expect(await buildAt('2018-04-01T00:00:00+02:00')).toBe(2)
  })

  test('builds from a door of its own, and not again while nothing changes', async () => {
    const { build, page, runs, said } = await project()
    await build()
    expect(await page()).toBe('a whole page')
    expect(said[0]).toMatch(/^Building the site/)
    await build()
    expect(await runs()).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v2$/)])
  })

  test('source maps are gone before anything is published', async () => {
    const { rootDir, config, build } = await project({ 'src/mapped.tsx': 'mapped' })
    await build()
    const release = await newestRelease(config.releasesDir)
    const files = await Promise.all(
      [release?.folder ?? '', path.join(rootDir, 'public')].map((at) => readdir(at)),
    )
    expect(files.map((names) => names.some((name) => name.startsWith('app-')))).toEqual([true, true])
    expect(files.flat().filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('two that start at once build one after the other, and the second finds what the first has built', async () => {
    const { build, runs, said } = await project()
    await Promise.all([build(), build()])
    expect(await runs()).toHaveLength(1)
    expect(said).toContain('Another build is under way. This one waits for it.')
  })

  test.each([
    ['a file', (rootDir: string) => writeInto(rootDir, 'src/page.tsx', 'changed'), '1'],
    ['the content elsewhere', async () => undefined, '2'],
    [
      'releases, which went missing',
      (rootDir: string) => rm(path.join(rootDir, '.data/releases'), { recursive: true }),
      '1',
    ],
  ])('builds again after a change of %s', async (_, change, version) => {
    const { rootDir, build, runs } = await project()
    await build()
    await change(rootDir)
    await build(version)
    expect(await runs()).toHaveLength(2)
  })

  test('says what Gatsby warns of', async () => {
    const { build, said } = await project()
    await build()
    expect(said).toContain('  warning: Content: home › carousel: left out.')
  })

  test('a failed build gives the reason once and leaves the earlier release as it was', async () => {
    const { rootDir, config, build, page } = await project()
    await build()
    await writeInto(rootDir, 'src/broken.tsx', '')
    const logFile = path.join(config.dataDir, 'logs/gatsby-build.log')
    await expect(build()).rejects.toThrow(
      `gatsby build failed.\n\nsrc/broken.tsx: unexpected token\n\nThe whole log is in ${logFile}.`,
    )
    expect(await readFile(path.join(rootDir, 'public/za/index.html'), 'utf8')).toBe('half a')
    expect(await page()).toBe('a whole page')
    expect(await readFile(logFile, 'utf8')).toContain('success Building production JavaScript')
    await rm(path.join(rootDir, 'src/broken.tsx'))
    await build()
    expect(await page()).toBe('a whole page')
  })

  test('a build that never finished publishes nothing', async () => {
    const { config, build } = await project({ 'src/broken.tsx': '' })
    await expect(build()).rejects.toThrow('unexpected token')
    expect(await newestRelease(config.releasesDir)).toBeUndefined()
  })

  test('an interrupted build ends at once and publishes nothing', async () => {
    const { rootDir, config, build, stopping } = await project({ 'src/endless.tsx': '' })
    const building = build()
    const failure = expect(building).rejects.toThrow('gatsby build failed')
    await expect.poll(() => existsSync(path.join(rootDir, 'runs.txt'))).toBe(true)
    stopping.abort()
    await failure
    expect(await newestRelease(config.releasesDir)).toBeUndefined()
  })

  test('a shop that cannot be opened ends the build with its own reason, and Gatsby with it', async () => {
    const { rootDir, build } = await project({ 'src/endless.tsx': '' })
    const gatsby = path.join(rootDir, 'pid.txt')
    const opened = expect
      .poll(() => readFile(gatsby, 'utf8').catch(() => ''))
      .toMatch(/^\d+$/)
      .then(() => Promise.reject(new Error('products.json: row 3 has no price.')))
    await expect(build('1', opened)).rejects.toThrow('products.json: row 3 has no price.')
    const pid = Number(await readFile(gatsby, 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
