import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeInto } from '../testing/folder'
import { buildAside } from './build-process'
import { isRunning, project } from './testing/project'

const PATIENCE = { timeout: 60_000 }

async function host() {
  const site = await project()
  await site.build()
  const said: string[] = []
  const stopping = new AbortController()
  const publish = () =>
    buildAside({
      rootDir: site.rootDir,
      env: { ...process.env, ...site.env },
      content: undefined,
      origin: 'http://localhost:9999',
      say: (line) => said.push(line),
      signal: stopping.signal,
    })
  return { ...site, said, stopping, publish }
}

test('a change is built in a process of its own, after visitors and within its memory', async () => {
  const { publish, space, said, rootDir } = await host()
  expect(await publish()).toEqual({ outcome: 'unchanged' })
  space.version = 8
  expect(await publish()).toMatchObject({ outcome: 'live' })
  expect(said.join('\n')).toContain('Building the site')
  const limits = JSON.parse(await readFile(path.join(rootDir, 'limits.json'), 'utf8')) as Record<
    string,
    unknown
  >
  if (process.platform !== 'win32') expect(limits.priority).toBe(10)
  expect(limits.options).toContain('--max-old-space-size=2048')
}, 120_000)

test('a build that fails says why', async () => {
  const { publish, space, rootDir, env } = await host()
  await writeInto(rootDir, 'node_modules/gatsby/cli.js', 'console.error("no heap left"); process.exit(134)')
  space.version = 8
  await expect(publish()).rejects.toThrow('gatsby build failed.\n\nno heap left')
  expect(env.STORYBLOK_SPACE_ID).toBe('1')
}, 120_000)

test('a build that is stopped ends with everything it started', async () => {
  const { publish, space, stopping, rootDir } = await host()
  await writeInto(
    rootDir,
    'node_modules/gatsby/cli.js',
    `require('node:fs').writeFileSync('pid.txt', String(process.pid)); setInterval(() => {}, 1000)`,
  )
  space.version = 8
  const ended = expect(publish()).rejects.toThrow('gatsby build failed')
  const gatsby = path.join(rootDir, 'pid.txt')
  await expect.poll(() => existsSync(gatsby) && readFile(gatsby, 'utf8'), PATIENCE).toMatch(/^\d+$/)
  stopping.abort()
  await ended
  const pid = Number(await readFile(gatsby, 'utf8'))
  await expect.poll(() => isRunning(pid), PATIENCE).toBe(false)
}, 120_000)
