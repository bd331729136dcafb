import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { promoteRelease } from '../publishing/promote-release'
import { listReleases, newestRelease } from '../site/releases'
import { writeInto } from '../testing/folder'
import { project } from './testing/project'

describe('a change of the content alone', () => {
  const changed = async (answer: object) => {
    const site = await project()
    await site.build()
    site.space.version = 8
    await writeInto(site.rootDir, 'render.json', answer)
    return site
  }

  test.each(['build', 'update', 'publish'] as const)('is rendered without Gatsby: %s', async (how) => {
    const { rootDir, config, env, page, runs, said, ...site } = await changed({
      page: 'rendered',
      removed: [],
    })
    const first = await newestRelease(config.releasesDir)
    await site[how]()
    expect(await page()).toBe('rendered')
    expect(await runs()).toHaveLength(1)
    expect(said.slice(-3)).toEqual([
      'Publishing what has changed in the content.',
      '  warning: Content: home › carousel: left out.',
      expect.stringMatching(/^ {2}\d+\.\d s in all$/),
    ])
    const asked = JSON.parse(await readFile(path.join(rootDir, 'rendered.json'), 'utf8')) as object
    const release = first?.folder ?? ''
    expect(asked).toEqual({
      release,
      renderer: path.join(release, '.renderer'),
      endpoint: env.STORYBLOK_ENDPOINT,
    })
    expect(existsSync(path.join(config.dataDir, 'changed'))).toBe(false)
    // The release is made of what it was asked to be made of.
    await site[how]()
    expect(await runs()).toHaveLength(1)
    expect(await listReleases(config.releasesDir)).toHaveLength(2)
  })

  test('is built by Gatsby where the renderer says so', async () => {
    const { publish, page, runs, said } = await changed({
      page: 'rendered',
      needsGatsby: 'a flag has changed.',
    })
    expect(await publish()).toMatchObject({ outcome: 'live' })
    expect(await page()).toBe('a whole page')
    expect(await runs()).toHaveLength(2)
    expect(said).toContain('Gatsby builds it: a flag has changed.')
  })

  test('is built by Gatsby where the last release lacks a file', async () => {
    const { config, publish, page, runs } = await changed({ page: 'rendered', removed: [] })
    const release = await newestRelease(config.releasesDir)
    await rm(path.join(release?.folder ?? '', '404.html'))
    expect(await publish()).toMatchObject({ outcome: 'live' })
    expect([await page(), (await runs()).length]).toEqual(['a whole page', 2])
  })

  test('that makes no site fails with its reason', async () => {
    const { publish, page, runs } = await changed({ failed: 'The page "checkout" cannot be built.' })
    await expect(publish()).rejects.toThrow(/^The page "checkout" cannot be built\.$/)
    expect([await page(), (await runs()).length]).toEqual(['a whole page', 1])
  })

  test('is rejected with the findings of its check', async () => {
    const findings = [{ severity: 'error', line: 'home › title: it is empty.' }]
    const { publish, page } = await changed({ failed: 'There is an error in the content.', findings })
    expect(await publish()).toEqual({
      outcome: 'rejected',
      reason: 'The check of the content found errors. Mend what is named here, then publish again.',
      findings,
    })
    expect(await page()).toBe('a whole page')
  })

  test('does not replace the site where a required page is gone', async () => {
    const { publish, page } = await changed({ page: 'rendered', removed: ['/404.html'] })
    expect(await publish()).toMatchObject({ outcome: 'rejected', reason: 'The site has no /404.html.' })
    expect(await page()).toBe('a whole page')
  })

  test('is built by Gatsby where the code has changed too', async () => {
    const { rootDir, build, page, runs } = await changed({ page: 'rendered', removed: [] })
    await writeInto(rootDir, 'src/page.tsx', 'changed')
    await build()
    expect([await page(), (await runs()).length]).toEqual(['a whole page', 2])
  })

  test('of a release from another host is rendered with the renderer of an earlier one here', async () => {
    const { rootDir, config, publish, page, runs } = await changed({ page: 'rendered', removed: [] })
    const first = await newestRelease(config.releasesDir)
    if (first) await promoteRelease(first, config.releasesDir, new Date())
    const second = await newestRelease(config.releasesDir)
    await rm(path.join(second?.folder ?? '', '.renderer'), { recursive: true })
    expect(await publish()).toMatchObject({ outcome: 'live' })
    expect([await page(), (await runs()).length]).toEqual(['rendered', 1])
    const asked = JSON.parse(await readFile(path.join(rootDir, 'rendered.json'), 'utf8')) as object
    expect(asked).toMatchObject({
      release: second?.folder,
      renderer: path.join(first?.folder ?? '', '.renderer'),
    })
  })
})
