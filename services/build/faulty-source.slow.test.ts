import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onFreePort } from '../lib/free-port'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { type Fault, serveFaultySpace } from '../standins/storyblok/testing/faulty-space'
import { writeFolder, writeInto } from '../testing/folder'
import { runHost } from '../host/testing/run-host'
import { IS_FULL_RUN } from '../testing/scale'
import { PROJECT_PARTS } from './testing/project-parts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RELEASE = '2026-11-02T08-00-00.000Z'
const PATIENCE_MS = 600_000

/** The project itself, with a release that was published earlier. */
let project: string
beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'faulty-source-'))
  for (const part of PROJECT_PARTS)
    await cp(path.join(ROOT, part), path.join(project, part), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction')
  const release = path.join('.data/releases', RELEASE)
  await writeInto(project, path.join(release, '.fingerprint'), 'made of something else')
  await writeInto(project, path.join(release, 'za/index.html'), 'The page of yesterday')
})
afterAll(() => rm(project, { recursive: true, force: true }))

async function buildFrom(contentDir: string, fault: Fault) {
  const { endpoint } = await serveFaultySpace(contentDir, fault)
  const env = { STORYBLOK_TOKEN: 'demo', STORYBLOK_SPACE_ID: '1', STORYBLOK_ENDPOINT: endpoint }
  const run = runHost(project, ['--build-only'], env)
  return { code: await run.ended, shown: run.shown, endpoint }
}

// Each test is a build of its own copy of the site. What they say is said without one in gatsby/content-api.test.ts,
// gatsby/create-pages.test.ts and services/build/build-site.test.ts; that Gatsby passes it on to the terminal is asked here.
const testInFull = test.runIf(IS_FULL_RUN)

const untouched = 'The site as it was published last is untouched; npm start -- --no-build serves it.'

testInFull(
  'a source that fails half-way ends the build with one sentence, and the earlier release is served as before',
  async () => {
    const { code, shown, endpoint } = await buildFrom(path.join(ROOT, 'content'), {
      of: /\/stories\?per_page=100/,
      answer: (reply) => reply.code(500).send({ error: 'boom' }),
    })
    expect(code).toBe(1)
    expect(shown).toContain(
      `gatsby build failed.\n\nThe content API at ${endpoint}/cdn/stories?page=1 answered 500: boom. Nothing can be built until it works: put it right or wait, then try again.\n\nThe whole log is in `,
    )
    expect(shown).toContain(untouched)
    expect(shown).not.toMatch(/^\s+at /m)

    const port = await onFreePort(async (free) => {
      const host = runHost(project, ['--no-build'], { PORT: String(free) })
      await expect.poll(() => host.shown, { timeout: 120_000 }).toMatch(/Ready on|in use by another program/)
      if (!host.shown.includes('Ready on')) throw new Error(host.shown)
      return free
    })
    expect(await (await fetch(`http://localhost:${port}/za/`)).text()).toBe('The page of yesterday')
  },
  PATIENCE_MS,
)

testInFull(
  'an unknown block, a missing field and a missing footer are each named with their place',
  async () => {
    const body = [
      { _uid: 'a', component: 'carousel' },
      { _uid: 'b', component: 'hero_centre' },
    ]
    const menu = { _uid: 'c', component: 'navigation' }
    const stories = [
      storyFile(1, 'home', { content: { _uid: 'p', component: 'page', body } }),
      storyFile(2, 'layout/navigation', { content: menu }),
    ]
    const { code, shown } = await buildFrom(await writeFolder(storyFiles(stories)), { of: /nothing/ })
    expect(code).toBe(1)
    expect(shown).toContain(
      'warning: Content: home › page › carousel: the content model has no block of this',
    )
    expect(shown).toContain('warning: Content: home › page › hero_centre: the required field "')
    expect(shown).toContain('There is no story of the type "footer" that is published')
    const log = await readFile(path.join(project, '.data/logs/gatsby-build.log'), 'utf8')
    expect(log).toContain('warning Content: home › page › carousel')
  },
  PATIENCE_MS,
)
