import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The entry points that run on a host which serves a built site. */
const ENTRIES = ['services/host/main.ts', 'scripts/start.mjs', 'scripts/host-command.mjs']

/** The packages that a program loads, its parts that are loaded late among them. */
async function packagesOf(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const loaded = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
  const names = loaded
    .filter(({ external, path: name }) => external && !name.startsWith('node:'))
    .map(({ path: name }) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)].sort()
}

test('a host loads no package that only builds or tests the site', async () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  // services/errors/sentry.ts loads it by `require`, which no bundler follows.
  expect([...(await packagesOf(ENTRIES)), '@sentry/core'].sort()).toEqual(Object.keys(dependencies).sort())
})
