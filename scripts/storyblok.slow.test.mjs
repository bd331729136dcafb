import { createServer } from 'node:http'
import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const PATIENCE_MS = 300_000
const SPACE = '123456'

/** Has a Node process send what it would send to Storyblok to another server. */
const REDIRECT = `const send = globalThis.fetch
globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  const { hostname, pathname, search } = new URL(request.url)
  if (!hostname.endsWith('storyblok.com')) throw new Error('The test sends nothing to ' + hostname)
  return send(new Request(process.env.STUB + pathname + search, request))
}
`

const readAll = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/** The part of the Management API from which the CLI pulls: a space with what the files hold, except for one story's name. */
const serveSpace = async (content) => {
  const read = (file) => JSON.parse(readFileSync(path.join(content, file), 'utf8'))
  const stories = readAll(path.join(content, 'stories/1')).map((story) =>
    story.full_slug === 'about' ? { ...story, name: 'Changed in the space' } : story,
  )
  const datasources = read('datasources/1/datasources.json')
  const lists = {
    stories: { stories },
    components: { components: read('components/1/components.json') },
    component_groups: { component_groups: read('components/1/groups.json') },
    presets: { presets: [] },
    internal_tags: { internal_tags: [] },
    datasources: { datasources: datasources.map(({ entries: _entries, ...datasource }) => datasource) },
  }
  const answerTo = ({ pathname, searchParams }) => {
    const [kind, id] = pathname.split('/').slice(4)
    if (kind === 'stories' && id) return { story: stories.find((story) => String(story.id) === id) }
    if (kind === 'datasource_entries') {
      const owner = datasources.find((one) => String(one.id) === searchParams.get('datasource_id'))
      return { datasource_entries: owner?.entries ?? [] }
    }
    return lists[kind]
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub')
    const all = answerTo(url) ?? {}
    // One page has everything.
    const body = Number(url.searchParams.get('page') ?? 1) > 1 ? { [Object.keys(all)[0]]: [] } : all
    const [list] = Object.values(all)
    response.writeHead(Object.keys(all).length > 0 ? 200 : 404, {
      'content-type': 'application/json',
      ...(Array.isArray(list) && { total: list.length, 'per-page': 1000 }),
    })
    response.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${server.address().port}`
}

test(
  'a pull changes the files that the build reads, and leaves nothing behind that git would list',
  async () => {
    const project = await copyProject('storyblok-')
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const git = (...args) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })
    git('init', '-q')
    git('add', '-A')
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.co.za', 'commit', '-q', '-m', 'before')
    const redirect = path.join(project, '.data', 'redirect.mjs')
    const env = {
      STUB: await serveSpace(path.join(project, 'content')),
      HOME: path.join(project, '.data'),
      USERPROFILE: path.join(project, '.data'),
      STORYBLOK_LOGIN: 'editor@example.co.za',
      STORYBLOK_TOKEN: 'a-token',
      STORYBLOK_REGION: 'eu',
      NODE_OPTIONS: `--import ${redirect}`,
    }
    mkdirSync(path.dirname(redirect))
    writeFileSync(redirect, REDIRECT)
    for (const kind of ['stories', 'components', 'datasources']) {
      const args = ['scripts/storyblok.mjs', kind, 'pull', '--space', SPACE]
      const { code, output } = await runNode(args, { cwd: project, env })
      expect([code, output]).toEqual([0, expect.any(String)])
    }
    expect(git('diff', '--numstat').trim()).toMatch(/^1\t1\tcontent\/stories\/1\/about_[\w-]+\.json$/)
    expect(git('status', '--short').trim().split('\n')).toHaveLength(1)
  },
  PATIENCE_MS,
)
