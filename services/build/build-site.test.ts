import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../host/config/config'
import { newestRelease } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'
import { buildSite, updateSite } from './build-site'
import { shopOfHost } from './shop-door'

/** Stands in for Gatsby's command line: it notes that it ran, and makes a page. */
const GATSBY = `
const fs = require('node:fs')
fs.appendFileSync('runs.txt', 'x')
fs.mkdirSync('public/za', { recursive: true })
fs.writeFileSync('public/za/index.html', 'page')
`

/** A project on a content space that says its version, until it is away. */
async function project() {
  const space = { isAway: false }
  const service = Fastify()
  service.get('/v2/cdn/spaces/me', async (_request, reply) =>
    space.isAway ? reply.code(502).send('Bad gateway') : { space: { version: 7 } },
  )
  await service.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => service.close())
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'gatsby/parcel-watcher.cjs': '',
    'src/page.tsx': 'page',
  })
  const endpoint = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}/v2`
  const env = { STORYBLOK_TOKEN: 'demo', STORYBLOK_SPACE_ID: '1', STORYBLOK_ENDPOINT: endpoint }
  const config = readConfig(env, rootDir)
  const said: string[] = []
  const request = {
    config,
    rootDir,
    openShop: async () => shopOfHost(config, 'http://localhost:9999'),
    say: (line: string) => said.push(line),
    signal: new AbortController().signal,
  }
  const builds = async () => (await readFile(path.join(rootDir, 'runs.txt'), 'utf8')).length
  return { rootDir, config, request, said, space, builds }
}

const AWAY = /^The content API at \S+ answered 502: Bad gateway\. Nothing can be built until it works/
const COMFORT = 'The site as it was published last is untouched; npm start -- --no-build serves it.'

describe('with a content service that is away', () => {
  test('a host whose release is of the same code and settings is told so, and nothing is built', async () => {
    const { request, said, space, builds } = await project()
    await updateSite(request)
    space.isAway = true
    await updateSite(request)
    expect(said.at(-1)).toMatch(/^warning: The content API .+ The site as it was published last is served\.$/)
    space.isAway = false
    await updateSite(request)
    expect(await builds()).toBe(1)
  })

  test.each([
    ['other code', 'other code'],
    ['no release', undefined],
  ])('a host with %s ends with the reason', async (_case, code) => {
    const { rootDir, request, space } = await project()
    if (code !== undefined) {
      await updateSite(request)
      await writeInto(rootDir, 'src/page.tsx', code)
    }
    space.isAway = true
    await expect(updateSite(request)).rejects.toThrow(AWAY)
    if (code !== undefined) await expect(updateSite(request)).rejects.toThrow(COMFORT)
  })

  test('a build that was asked for alone fails, whatever there was before', async () => {
    const { config, request, space } = await project()
    await buildSite(request)
    space.isAway = true
    await expect(buildSite(request)).rejects.toThrow(COMFORT)
    expect(await newestRelease(config.releasesDir)).toBeDefined()
  })
})
