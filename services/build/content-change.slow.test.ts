import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHost } from '../host/testing/run-host'
import { newestRelease, readKeptIndex, rendererFolder } from '../site/releases'
import { IS_FULL_RUN } from '../testing/scale'
import { PROJECT_PARTS } from './testing/project-parts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 1_800_000
const STORIES = 'content/stories/1'

// Each test builds a copy of the project several times. Every page that is rendered again is compared with Gatsby's in
// render-content.slow.test.ts; here whole sites are, after each kind of change.
const inFull = IS_FULL_RUN ? test : test.skip

let project: string
beforeAll(async () => {
  if (!IS_FULL_RUN) return
  project = await mkdtemp(path.join(os.tmpdir(), 'content-change-'))
  for (const part of [...PROJECT_PARTS, 'content'])
    await cp(path.join(ROOT, part), path.join(project, part), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction')
})
afterAll(async () => {
  if (project) await rm(project, { recursive: true, force: true })
})

const releasesDir = () => path.join(project, '.data/releases')

/** Builds what has changed. @returns what the operator reads */
const build = async (): Promise<string> => {
  const run = runHost(project, ['--build-only'], {})
  const code = await run.ended
  if (code !== 0) throw new Error(run.shown)
  return run.shown
}

/** The files of the newest release by their hashes, and its addresses. */
const publishedSite = async () => {
  const index = await readKeptIndex((await newestRelease(releasesDir()))?.folder ?? '')
  const files = (index?.files ?? []).map(({ path: name, ...file }) => [name, JSON.stringify(file)] as const)
  return { files: Object.fromEntries(files.sort()), addresses: index?.addresses }
}

/** Removes the newest release, and the renderer of the one before, so that Gatsby builds the same content. */
const takeBack = async () => {
  const newest = await newestRelease(releasesDir())
  await rm(newest?.folder ?? '', { recursive: true })
  const before = await newestRelease(releasesDir())
  await rm(rendererFolder(before?.folder ?? ''), { recursive: true })
}

interface StoryFile {
  id: number
  uuid: string
  slug: string
  full_slug: string
  published: boolean
  content: Record<string, unknown>
}

/** Changes the story with this slug, in its file. */
const change = async (slug: string, edit: (story: StoryFile) => void) => {
  for (const name of await readdir(path.join(project, STORIES))) {
    const file = path.join(project, STORIES, name)
    const story = JSON.parse(await readFile(file, 'utf8')) as StoryFile
    if (story.full_slug !== slug) continue
    edit(story)
    await writeFile(file, JSON.stringify(story))
    const named = path.join(project, STORIES, `${story.slug}_${story.uuid}.json`)
    if (named !== file) await rename(file, named)
    return
  }
  throw new Error(`There is no story ${slug}.`)
}

/** Copies a story to a new slug. */
const add = async (slug: string, copyOf: string) => {
  const files = await readdir(path.join(project, STORIES))
  const source = files.find((name) => name.startsWith(`${copyOf}_`)) ?? ''
  const story = JSON.parse(await readFile(path.join(project, STORIES, source), 'utf8')) as StoryFile
  const uuid = '11111111-2222-4333-8444-555555555555'
  const text = JSON.stringify({ ...story, id: 7_654_321, uuid, slug, full_slug: slug, name: 'Added' })
  await writeFile(path.join(project, STORIES, `${slug}_${uuid}.json`), text)
}

/** Sets the first text of a field with this name, at any depth. */
const setFirst = (value: unknown, field: string, text: string): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  if (typeof fields[field] === 'string') {
    fields[field] = text
    return true
  }
  return Object.values(fields).some((inner) => setFirst(inner, field, text))
}
const edited = (slug: string, field: string, text: string) =>
  change(slug, ({ content }) => {
    if (!setFirst(content, field, text)) throw new Error(`${slug} has no ${field}.`)
  })

inFull(
  'what is published without Gatsby has the very bytes of what Gatsby builds of the same content',
  async () => {
    await build()
    const changes: [string, () => Promise<unknown>][] = [
      [
        'a headline, and the colour of a product',
        async () => {
          await edited('pricing', 'title', 'A headline of today')
          await edited('catalogue/khumo', 'background', 'yellow')
        },
      ],
      [
        'an entry of the menu, and the footer',
        async () => {
          await edited('layout/navigation', 'label', 'Another label')
          await edited('layout/footer', 'legalName', 'Another (Pty) Ltd')
        },
      ],
      [
        'a page that is added, one that is taken down, and one that is renamed',
        async () => {
          await add('added', 'about')
          await change('invoices', (story) => (story.published = false))
          await change('about', (story) => (story.slug = story.full_slug = 'who-we-are'))
        },
      ],
    ]
    for (const [what, makeChange] of changes) {
      await makeChange()
      expect([what, await build()]).toEqual([what, expect.stringContaining('Publishing what has changed')])
      const rendered = await publishedSite()
      await takeBack()
      expect([what, await build()]).toEqual([what, expect.stringContaining('Building the site')])
      const { files, addresses } = await publishedSite()
      const names = [...new Set([...Object.keys(files), ...Object.keys(rendered.files)])]
      const differing = names.filter((name) => files[name] !== rendered.files[name])
      expect([what, differing]).toEqual([what, []])
      expect(rendered.addresses).toEqual(addresses)
    }
  },
  PATIENCE_MS,
)
