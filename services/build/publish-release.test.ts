import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listReleases, newestRelease, readKeptIndex, type Release } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'
import { NeedsGatsby } from './needs-gatsby'
import { publishChange, publishRelease } from './publish-release'

const SCRIPT = 'app-1f2e3d4c5b6a79880716.js'
const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour))

async function project(files: Record<string, string> = {}) {
  const root = await writeFolder({ 'public/za/index.html': 'page', [`public/${SCRIPT}`]: 'script', ...files })
  const releasesDir = path.join(root, 'releases')
  const [publicDir, rendererDir] = ['public', 'routes'].map((name) => path.join(root, name)) as [
    string,
    string,
  ]
  const build = { releasesDir, rendererDir, fingerprint: 'f' }
  const publish = (now: Date) => publishRelease({ ...build, publicDir, now })
  /** Publishes the files in `changed/public` over the newest release. */
  const change = async (now: Date, removed: string[] = []) => {
    const renderer = path.join((await newestRelease(releasesDir))?.folder ?? '', '.renderer')
    const changedDir = path.join(root, 'changed/public')
    return publishChange({ ...build, rendererDir: renderer, changedDir, removed, now })
  }
  const names = async () => (await readdir(releasesDir)).map((name) => name.slice(0, 13))
  return { root, releasesDir, publish, change, names }
}

describe('publishRelease', () => {
  test('keeps the build whole, whatever Gatsby writes afterwards', async () => {
    const { root, releasesDir, publish } = await project({ 'public/.cache/x': '1', 'public/app.js.map': '2' })
    await publish(at(1))
    await writeInto(root, 'public/za/index.html', 'half a')
    const release = await newestRelease(releasesDir)
    expect(release).toMatchObject({ fingerprint: 'f', publishedAt: at(1) })
    const folder = release?.folder ?? ''
    expect(await readFile(path.join(folder, 'za/index.html'), 'utf8')).toBe('page')
    expect((await readdir(folder)).sort()).toEqual(['.fingerprint', '.index.json', SCRIPT, 'za'])
    expect((await stat(path.join(folder, SCRIPT))).nlink).toBe(2)
  })

  test('what did not change is the file of the release before, and nothing of it is lost with that', async () => {
    const changed = { 'public/za/shop/index.html': 'shop' }
    const { root, releasesDir, publish } = await project(changed)
    await publish(at(1))
    await writeInto(root, 'public/za/shop/index.html', 'the shop')
    await publish(at(2))
    const [before, after] = await listReleases(releasesDir)
    const of = (release: Release | undefined, page: string) =>
      path.join(release?.folder ?? '', page, 'index.html')
    const same = await Promise.all([before, after].map((release) => stat(of(release, 'za'))))
    expect(same.map(({ ino }) => ino)).toEqual([same[0]?.ino, same[0]?.ino])
    expect(await readFile(of(before, 'za/shop'), 'utf8')).toBe('shop')
    expect(await readFile(of(after, 'za/shop'), 'utf8')).toBe('the shop')

    await rm(of(after, 'za'))
    await publish(at(3))
    expect(await readFile(of(await newestRelease(releasesDir), 'za'), 'utf8')).toBe('page')
  })

  test('three releases stay, and those that visitors saw within the last day', async () => {
    const { publish, names } = await project()
    for (const now of [at(1), at(2), at(9, 1), at(9, 2), at(9, 3)]) await publish(now)
    expect(await names()).toEqual(['2026-11-02T08', '2026-11-09T01', '2026-11-09T02', '2026-11-09T03'])
    await publish(at(12))
    expect(await names()).toEqual(['2026-11-09T02', '2026-11-09T03', '2026-11-12T08'])
  })

  test('what an interrupted publishing left is no release, and is cleared away by the next', async () => {
    const { releasesDir, publish, names } = await project({
      'releases/2026-11-09T08-00-00.000Z.part/za/index.html': 'half',
      'releases/2026-11-08T08-00-00.000Z/app.js': 'of no known build',
    })
    expect(await newestRelease(releasesDir)).toBeUndefined()
    await publish(at(1))
    expect((await newestRelease(releasesDir))?.publishedAt).toEqual(at(1))
    expect(await names()).toEqual(['2026-11-01T08', '2026-11-08T08'])
  })
})

describe('publishChange', () => {
  const BUILT = {
    'public/za/help/index.html': 'help',
    'public/za/shop/index.html': 'shop',
    'public/.site.json': '{"pages":[],"redirects":[]}',
    'routes/render-page.js': 'renderer',
    'routes/render-page.js.map': 'map',
  }
  const CHANGED = {
    'changed/public/za/shop/index.html': 'the new shop',
    'changed/public/.site.json': '{"pages":[{"path":"/za/shop/","story":"shop"}],"redirects":[]}',
  }

  test('is the release before with the files that changed, without those that are gone', async () => {
    const { root, releasesDir, publish, change } = await project({ ...BUILT, ...CHANGED })
    await publish(at(1))
    const before = await readKeptIndex((await newestRelease(releasesDir))?.folder ?? '')
    await change(at(2), ['/za/help/index.html'])
    const { folder = '' } = (await newestRelease(releasesDir)) ?? {}
    const index = await readKeptIndex(folder)
    const pathsOf = (files = index?.files) => files?.map((file) => file.path).sort()
    expect(pathsOf()).toEqual(pathsOf(before?.files)?.filter((file) => file !== '/za/help/index.html'))
    expect(index?.addresses.pages).toEqual([{ path: '/za/shop/', story: 'shop' }])
    expect(await readFile(path.join(folder, 'za/shop/index.html'), 'utf8')).toBe('the new shop')
    expect(await readFile(path.join(folder, 'za/index.html'), 'utf8')).toBe('page')
    expect(existsSync(path.join(folder, 'za/help'))).toBe(false)
    // Gatsby's folder is not read.
    await rm(path.join(root, 'public'), { recursive: true })
    await change(at(3))
    expect((await newestRelease(releasesDir))?.publishedAt).toEqual(at(3))
  })

  test('takes the renderer along, which is not served and which Gatsby cannot change', async () => {
    const { root, releasesDir, publish, change } = await project({ ...BUILT, ...CHANGED })
    await publish(at(1))
    await writeInto(root, 'routes/render-page.js', 'another renderer')
    await change(at(2))
    for (const { folder } of await listReleases(releasesDir)) {
      expect(await readdir(path.join(folder, '.renderer'))).toEqual(['render-page.js'])
      expect(await readFile(path.join(folder, '.renderer/render-page.js'), 'utf8')).toBe('renderer')
      expect((await readKeptIndex(folder))?.files.some((file) => file.path.includes('render-page'))).toBe(
        false,
      )
    }
  })

  test('does not replace the site where the release before lacks a file', async () => {
    const { releasesDir, publish, change, names } = await project({ ...BUILT, ...CHANGED })
    await publish(at(1))
    const first = await newestRelease(releasesDir)
    await rm(path.join(first?.folder ?? '', 'za/index.html'))
    await expect(change(at(2))).rejects.toThrow(NeedsGatsby)
    expect((await newestRelease(releasesDir))?.publishedAt).toEqual(at(1))
    expect(await names()).toHaveLength(2)
  })
})
