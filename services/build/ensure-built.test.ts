import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config'
import { writeFolder, writeInto } from '../testing'
import { ensureBuilt, isBuilt } from './ensure-built'

/** Stands in for Gatsby's command line: it notes that it ran and writes what a build would. */
const GATSBY = `
const fs = require('node:fs')
fs.appendFileSync('runs.txt', process.env.STORYBLOK_ENDPOINT + '\\n')
console.log('success Building production JavaScript and CSS bundles - 1.2s')
if (fs.existsSync('src/broken.tsx')) {
  console.error('ERROR src/broken.tsx: unexpected token')
  process.exit(1)
}
if (fs.existsSync('src/endless.tsx')) setInterval(() => {}, 1000)
else {
  fs.mkdirSync('public', { recursive: true })
  fs.writeFileSync('public/app-' + Date.now().toString().padStart(20, '0') + '.js', 'app')
}
`

async function project(files: Record<string, string> = {}) {
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'src/page.tsx': 'page',
    ...files,
  })
  const config = readConfig({}, rootDir)
  const said: string[] = []
  const stopping = new AbortController()
  const build = (contentVersion = '1') =>
    ensureBuilt({
      config,
      rootDir,
      origin: 'http://localhost:9999',
      contentVersion,
      say: (line) => said.push(line),
      signal: stopping.signal,
    })
  const runs = async () => (await readFile(path.join(rootDir, 'runs.txt'), 'utf8')).trim().split('\n')
  return { rootDir, config, said, build, runs, stopping }
}

describe('ensureBuilt', () => {
  test('builds against the running host, and not again while nothing changes', async () => {
    const { config, build, runs, said } = await project()
    await build()
    expect(isBuilt(config)).toBe(true)
    expect(said[0]).toMatch(/^Building the site/)
    await build()
    expect(await runs()).toEqual(['http://localhost:9999/v2'])
  })

  test.each([
    ['a file', (rootDir: string) => writeInto(rootDir, 'src/page.tsx', 'changed'), '1'],
    ['the content elsewhere', async () => undefined, '2'],
    [
      'a build that went missing',
      (rootDir: string) => rm(path.join(rootDir, 'public'), { recursive: true }),
      '1',
    ],
  ])('builds again after a change of %s', async (_, change, version) => {
    const { rootDir, build, runs } = await project()
    await build()
    await change(rootDir)
    await build(version)
    expect(await runs()).toHaveLength(2)
  })

  test('a failed build gives the reason and never counts as a site', async () => {
    const { rootDir, config, build } = await project()
    await build()
    await writeInto(rootDir, 'src/broken.tsx', '')
    await expect(build()).rejects.toThrow(/unexpected token[^]*gatsby-build\.log/)
    expect(isBuilt(config)).toBe(false)
    const log = await readFile(path.join(config.dataDir, 'logs/gatsby-build.log'), 'utf8')
    expect(log).toContain('Building production JavaScript')
    await rm(path.join(rootDir, 'src/broken.tsx'))
    await build()
    expect(isBuilt(config)).toBe(true)
  })

  test('an interrupted build ends at once and does not count as a site', async () => {
    const { rootDir, config, build, stopping } = await project({ 'src/endless.tsx': '' })
    const building = build()
    const failure = expect(building).rejects.toThrow('gatsby build failed')
    await expect.poll(() => existsSync(path.join(rootDir, 'runs.txt'))).toBe(true)
    stopping.abort()
    await failure
    expect(isBuilt(config)).toBe(false)
  })

  test('keeps the scripts of the last three releases', async () => {
    const { config, build } = await project()
    for (const version of ['1', '2', '3', '4']) await build(version)
    expect(await readdir(path.join(config.dataDir, 'releases'))).toHaveLength(3)
  })
})
