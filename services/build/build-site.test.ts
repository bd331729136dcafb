import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../host/config/config'
import { newestRelease } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'
import { buildSite, updateSite } from './build-site'
import { shopOfHost } from './shop-source'

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

/** A project on a content space, whose version a test can change. Without a version the space does not answer. */
async function project(files: Record<string, unknown> = {}, changes: Record<string, string> = {}) {
  const space: { version: number | undefined } = { version: 7 }
  const service = Fastify()
  service.get('/v2/cdn/spaces/me', async (_request, reply) =>
    space.version === undefined ? reply.code(502).send('Bad gateway') : { space },
  )
  await service.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => service.close())
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'gatsby/parcel-watcher.cjs': '',
    'src/page.tsx': 'page',
    ...files,
  })
  const endpoint = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}/v2`
  const env = { STORYBLOK_TOKEN: 'demo', STORYBLOK_SPACE_ID: '1', STORYBLOK_ENDPOINT: endpoint, ...changes }
  const config = readConfig(env, rootDir)
  const said: string[] = []
  const stopping = new AbortController()
  // Where a test fails, what it started must end before its folder is removed.
  onTestFinished(() => stopping.abort())
  const shop = shopOfHost(config, 'http://localhost:9999')
  const requestWith = (opened = shop.opened) => ({
    config,
    rootDir,
    openShop: async () => ({ ...shop, opened }),
    say: (line: string) => said.push(line),
    signal: stopping.signal,
  })
  const build = (opened?: Promise<never>) => buildSite(requestWith(opened))
  const update = () => updateSite(requestWith())
  const page = async () => {
    const release = await newestRelease(config.releasesDir)
    return release && readFile(path.join(release.folder, 'za/index.html'), 'utf8')
  }
  const runs = async () => (await readFile(path.join(rootDir, 'runs.txt'), 'utf8')).trim().split('\n')
  return { rootDir, config, said, build, update, page, runs, stopping, space }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const AWAY = /^The content API at \S+ answered 502: Bad gateway\. Nothing can be built until it works/
const UNTOUCHED = 'The site as it was published last is untouched; npm start -- --no-build serves it.'

describe('a build', () => {
  test('reads content/ from a server of its own, and is not repeated while nothing changes', async () => {
    const files = { 'content/components/1/components.json': [] }
    const { build, page, runs, said } = await project(files, { STORYBLOK_TOKEN: '', STORYBLOK_ENDPOINT: '' })
    await build()
    expect(await page()).toBe('a whole page')
    expect(said[0]).toMatch(/^Building the site/)
    expect(said).toContain('  warning: Content: home › carousel: left out.')
    await build()
    expect(await runs()).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v2$/)])
  })

  test('of the same files is made again once another rate of VAT counts', async () => {
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

  type Project = Awaited<ReturnType<typeof project>>
  test.each<[string, (site: Project) => unknown]>([
    ['a file', ({ rootDir }) => writeInto(rootDir, 'src/page.tsx', 'changed')],
    ['the content elsewhere', ({ space }) => (space.version = 8)],
    ['releases, which went missing', ({ config }) => rm(config.releasesDir, { recursive: true })],
  ])('is made again after a change of %s', async (_case, change) => {
    const site = await project()
    await site.build()
    await change(site)
    await site.build()
    expect(await site.runs()).toHaveLength(2)
  })

  test('publishes no source maps', async () => {
    const { rootDir, config, build } = await project({ 'src/mapped.tsx': 'mapped' })
    await build()
    const release = await newestRelease(config.releasesDir)
    const files = await Promise.all(
      [release?.folder ?? '', path.join(rootDir, 'public')].map((at) => readdir(at)),
    )
    expect(files.map((names) => names.some((name) => name.startsWith('app-')))).toEqual([true, true])
    expect(files.flat().filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('waits for another one, and finds what that has built', async () => {
    const { build, runs, said } = await project()
    await Promise.all([build(), build()])
    expect(await runs()).toHaveLength(1)
    expect(said).toContain('Another build is under way. This one waits for it.')
  })

  test('that fails gives the reason once and leaves the earlier release as it was', async () => {
    const { rootDir, config, build, page } = await project()
    await build()
    await writeInto(rootDir, 'src/broken.tsx', '')
    const logFile = path.join(config.dataDir, 'logs/gatsby-build.log')
    await expect(build()).rejects.toThrow(
      `gatsby build failed.\n\nsrc/broken.tsx: unexpected token\n\nThe whole log is in ${logFile}.\n\n${UNTOUCHED}`,
    )
    expect(await readFile(path.join(rootDir, 'public/za/index.html'), 'utf8')).toBe('half a')
    expect(await page()).toBe('a whole page')
    expect(await readFile(logFile, 'utf8')).toContain('success Building production JavaScript')
    await rm(path.join(rootDir, 'src/broken.tsx'))
    await build()
    expect(await page()).toBe('a whole page')
  })

  test('that is interrupted ends at once and publishes nothing', async () => {
    const { rootDir, config, build, stopping } = await project({ 'src/endless.tsx': '' })
    const failure = expect(build()).rejects.toThrow('gatsby build failed')
    await expect.poll(() => existsSync(path.join(rootDir, 'runs.txt'))).toBe(true)
    stopping.abort()
    await failure
    expect(await newestRelease(config.releasesDir)).toBeUndefined()
  })

  test('whose shop cannot be opened ends with that reason, and Gatsby with it', async () => {
    const { rootDir, build } = await project({ 'src/endless.tsx': '' })
    const gatsby = path.join(rootDir, 'pid.txt')
    const opened = expect
      .poll(() => readFile(gatsby, 'utf8').catch(() => ''))
      .toMatch(/^\d+$/)
      .then(() => Promise.reject(new Error('products.json: row 3 has no price.')))
    await expect(build(opened)).rejects.toThrow('products.json: row 3 has no price.')
    const pid = Number(await readFile(gatsby, 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

describe('with a content service that does not answer', () => {
  test('a host whose release is of the same code and settings warns, and builds nothing', async () => {
    const { update, said, space, runs } = await project()
    await update()
    space.version = undefined
    await update()
    expect(said.at(-1)).toMatch(/^warning: The content API .+ The site as it was published last is served\.$/)
    space.version = 7
    await update()
    expect(await runs()).toHaveLength(1)
  })

  test.each([
    ['other code', 'other code'],
    ['no release', undefined],
  ])('a host with %s ends with the reason', async (_case, code) => {
    const { rootDir, update, space } = await project()
    if (code !== undefined) {
      await update()
      await writeInto(rootDir, 'src/page.tsx', code)
    }
    space.version = undefined
    await expect(update()).rejects.toThrow(AWAY)
    if (code !== undefined) await expect(update()).rejects.toThrow(UNTOUCHED)
  })

  test('a build without a host fails, whatever there was before', async () => {
    const { config, build, space } = await project()
    await build()
    space.version = undefined
    await expect(build()).rejects.toThrow(UNTOUCHED)
    expect(await newestRelease(config.releasesDir)).toBeDefined()
  })
})
