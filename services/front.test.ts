import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config'
import { siteFront } from './front'
import { fingerprintFile, releaseName } from './site/releases'

test('the newest release is told of before visitors see it, and not shown when that fails', async () => {
  const project = await mkdtemp(path.join(os.tmpdir(), 'front-'))
  onTestFinished(() => rm(project, { recursive: true }))
  const config = readConfig({}, project)
  const [older, newer] = ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'].map((time) =>
    path.join(config.releasesDir, releaseName(new Date(time))),
  )
  for (const folder of [older ?? '', newer ?? '']) {
    await mkdir(folder, { recursive: true })
    await writeFile(fingerprintFile(folder), 'made of this')
  }
  const { signal } = new AbortController()
  const beforeServing = vi.fn(async (_folder: string) => {
    await expect(front.check()).rejects.toThrow('The site is not built yet.')
    if (beforeServing.mock.calls.length === 1) throw new Error('The database is away.')
  })
  const front = siteFront({ config, rootDir: project, say: () => undefined, signal, beforeServing }, false)
  await expect(front.prepare('')).rejects.toThrow('The database is away.')
  await expect(front.check()).rejects.toThrow('The site is not built yet.')
  await front.prepare('')
  await front.check()
  expect(beforeServing.mock.calls).toEqual([[newer], [newer]])
})
