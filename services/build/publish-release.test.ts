import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listReleases, newestRelease, type Release } from '../site/releases'
import { writeFolder, writeInto } from '../testing/folder'
import { publishRelease } from './publish-release'

const SCRIPT = 'app-1f2e3d4c5b6a79880716.js'
const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour))

async function project(files: Record<string, string> = {}) {
  const root = await writeFolder({ 'public/za/index.html': 'page', [`public/${SCRIPT}`]: 'script', ...files })
  const releasesDir = path.join(root, 'releases')
  const publish = (now: Date) => publishRelease(path.join(root, 'public'), releasesDir, 'f', now)
  const names = async () => (await readdir(releasesDir)).map((name) => name.slice(0, 13))
  return { root, releasesDir, publish, names }
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
