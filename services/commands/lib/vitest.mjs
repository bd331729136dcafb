import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'
import { secondTriesIn } from './second-try.mjs'

const SECOND_TRY = fileURLToPath(new URL('second-try.mjs', import.meta.url))

/** Runs vitest and counts its tests. On a busy machine a test may come late: one that passes on its second try passed, and
 * is named. */
export async function runVitest(args, env = {}) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'vitest-'))
  const json = path.join(work, 'results.json')
  const reporters = ['default', 'json', SECOND_TRY].map((name) => `--reporter=${name}`)
  const options = ['--retry=1', ...reporters, `--outputFile.json=${json}`]
  const result = await runNode([bin('vitest'), 'run', ...options, ...args], { env: { CI: 'true', ...env } })
  const counts = await readCounts(json)
  await rm(work, { recursive: true, force: true })
  return { ...result, ...counts, notes: secondTriesIn(result.stdout) }
}

/** The counts of a finished run; a run that never finished has none. */
async function readCounts(json) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(json, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
