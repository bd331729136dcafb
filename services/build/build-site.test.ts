import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { promoteRelease } from '../publishing/promote-release'
import { newestRelease } from '../site/releases'
import { writeInto } from '../testing/folder'
import { isRunning, project } from './testing/project'

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

describe('changed content on a running host', () => {
  const PAGES = (...stories: string[]) =>
    JSON.stringify({ pages: stories.map((story) => ({ path: `/za/${story}/`, story })), redirects: [] })

  test('is built and published, and not built again while nothing changes', async () => {
    const { build, publish, space, runs } = await project()
    await build()
    expect(await publish()).toEqual({ outcome: 'unchanged' })
    space.version = 8
    expect(await publish()).toMatchObject({ outcome: 'live', release: expect.stringMatching(/^\d{4}-/) })
    expect(await publish()).toEqual({ outcome: 'unchanged' })
    expect(await runs()).toHaveLength(2)
  })

  test('does not replace the site where a page is missing whose story is published', async () => {
    const { rootDir, config, build, publish, space } = await project({
      'site.json': PAGES('home', 'help'),
    })
    await build()
    const before = await newestRelease(config.releasesDir)
    await writeInto(rootDir, 'site.json', PAGES('home'))
    space.version = 8
    space.published = ['home', 'help']
    expect(await publish()).toEqual({
      outcome: 'rejected',
      findings: [],
      reason: 'A page is missing although its story is published: /za/help/. Look at the log of the build.',
    })
    expect(await newestRelease(config.releasesDir)).toEqual(before)
    space.published = ['home']
    expect(await publish()).toMatchObject({ outcome: 'live' })
  })

  test('in which the check found an error is not published, and the findings say why', async () => {
    const finding = { severity: 'error', line: 'home › page: Khumo costs R1,199.' }
    const { rootDir, build, publish, space } = await project()
    await build()
    await writeInto(
      rootDir,
      'node_modules/gatsby/cli.js',
      `require('node:fs').mkdirSync('.cache', { recursive: true }); require('node:fs').writeFileSync('.cache/content-check.json', ${JSON.stringify(JSON.stringify([finding]))}); process.exit(1)`,
    )
    space.version = 8
    expect(await publish()).toEqual({
      outcome: 'rejected',
      reason: 'The check of the content found errors. Mend what is named here, then publish again.',
      findings: [finding],
    })
  })

  test('is left to the code that built the site', async () => {
    const { rootDir, build, publish, space } = await project()
    await build()
    await writeInto(rootDir, 'src/page.tsx', 'other code')
    space.version = 8
    await expect(publish()).rejects.toThrow('The code on this host is not the code that built the site.')
  })

  test('a promotion that begins or ends has the same content built again, once', async () => {
    const { rootDir, config, build, publish, runs } = await project({
      'site.json': JSON.stringify({ pages: [], redirects: [], until: Date.now() - 1 }),
    })
    await build()
    const { until = NaN } = (await newestRelease(config.releasesDir)) ?? {}
    expect(until).toBeLessThan(Date.now())
    await writeInto(rootDir, 'site.json', JSON.stringify({ pages: [], redirects: [] }))
    expect(await publish()).toMatchObject({ outcome: 'live' })
    expect(await publish()).toEqual({ outcome: 'unchanged' })
    expect(await runs()).toHaveLength(2)
  })

  test('an earlier release that was promoted stays until something changes', async () => {
    const { config, build, publish, space, page } = await project()
    await build()
    const first = await newestRelease(config.releasesDir)
    space.version = 8
    await publish()
    if (first) await promoteRelease(first, config.releasesDir, new Date())
    expect(await publish()).toEqual({ outcome: 'unchanged' })
    await build()
    expect((await newestRelease(config.releasesDir))?.fingerprint).toBe(first?.fingerprint)
    space.version = 9
    expect(await publish()).toMatchObject({ outcome: 'live' })
    expect(await page()).toBe('a whole page')
  })
})
