import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../host/config/config'
import { newestRelease } from '../../site/releases'
import { writeFolder } from '../../testing/folder'
import { buildSite, publishContent, updateSite } from '../build-site'
import { shopOfHost } from '../shop-source'

/** Stands in for Gatsby's command line: it notes that it ran and writes what a build would. */
const GATSBY = `
const fs = require('node:fs')
fs.appendFileSync('runs.txt', process.env.STORYBLOK_ENDPOINT + '\\n')
const log = (level, text) => console.log(JSON.stringify({ type: 'LOG', payload: { level, text } }))
log('ACTIVITY_SUCCESS', 'Building production JavaScript and CSS bundles')
log('WARNING', 'Content: home › carousel: left out.')
fs.mkdirSync('public/za', { recursive: true })
if (fs.existsSync('src/mapped.tsx')) fs.writeFileSync('public/app-0123456789abcdef.js.map', '{}')
fs.writeFileSync('limits.json', JSON.stringify({ priority: require('node:os').getPriority(), options: process.env.NODE_OPTIONS }))
for (const page of ['404.html', '500.html', 'za/signup/index.html']) {
  fs.mkdirSync(require('node:path').dirname('public/' + page), { recursive: true })
  fs.writeFileSync('public/' + page, page)
}
if (fs.existsSync('site.json')) fs.copyFileSync('site.json', 'public/.site.json')
fs.writeFileSync('public/za/index.html', fs.existsSync('src/broken.tsx') ? 'half a' : 'a whole page')
fs.mkdirSync('.cache/page-ssr/routes', { recursive: true })
fs.writeFileSync('.cache/page-ssr/routes/render-page.js', 'the renderer')
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

/** Stands in for gatsby/content-build/main.ts: it does what `render.json` says, or leaves the site to Gatsby. */
const RENDER = `
import fs from 'node:fs'
process.once('message', ({ release, renderer, directory }) => {
  const { page, findings, ...message } = fs.existsSync('render.json')
    ? JSON.parse(fs.readFileSync('render.json', 'utf8'))
    : { needsGatsby: 'it is not there.' }
  fs.writeFileSync('rendered.json', JSON.stringify({ release, renderer, endpoint: process.env.STORYBLOK_ENDPOINT }))
  fs.mkdirSync(directory + '/public/za', { recursive: true })
  if (page) fs.writeFileSync(directory + '/public/za/index.html', page)
  if (findings) {
    fs.mkdirSync(directory + '/.cache', { recursive: true })
    fs.writeFileSync(directory + '/.cache/content-check.json', JSON.stringify(findings))
  }
  process.send({ warning: 'Content: home › carousel: left out.' })
  process.send(message, () => process.exit(0))
})
`

/** A project on a content space, whose version a test can change. Without a version the space does not answer. */
export async function project(files: Record<string, unknown> = {}, changes: Record<string, string> = {}) {
  const space: { version: number | undefined; published: string[] } = { version: 7, published: [] }
  const service = Fastify()
  service.get('/v2/cdn/links', async () => ({
    links: Object.fromEntries(space.published.map((uuid) => [uuid, { uuid, slug: uuid, published: true }])),
  }))
  service.get('/v2/cdn/spaces/me', async (_request, reply) =>
    space.version === undefined ? reply.code(502).send('Bad gateway') : { space },
  )
  await service.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => service.close())
  const rootDir = await writeFolder({
    'node_modules/gatsby/cli.js': GATSBY,
    'gatsby/parcel-watcher.cjs': '',
    'gatsby/end-with-parent.cjs': '',
    'gatsby/content-build/main.ts': RENDER,
    'src/page.tsx': 'page',
    ...files,
  })
  const endpoint = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}/v2`
  const env = {
    STORYBLOK_TOKEN: 'demo',
    STORYBLOK_SPACE_ID: '1',
    STORYBLOK_ENDPOINT: endpoint,
    RELEASE: '1',
    ...changes,
  }
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
  const publish = () => publishContent(requestWith())
  const page = async () => {
    const release = await newestRelease(config.releasesDir)
    return release && readFile(path.join(release.folder, 'za/index.html'), 'utf8')
  }
  const runs = async () => (await readFile(path.join(rootDir, 'runs.txt'), 'utf8')).trim().split('\n')
  return { rootDir, config, env, said, build, update, publish, page, runs, stopping, space }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
