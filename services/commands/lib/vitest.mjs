import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/** Runs vitest and counts its tests. */
export async function runVitest(args, env = {}) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'vitest-'))
  const json = path.join(work, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
  const result = await runNode([bin('vitest'), 'run', ...reporters, ...args], { env: { CI: 'true', ...env } })
  const counts = await readCounts(json)
  await rm(work, { recursive: true, force: true })
  return { ...result, ...counts }
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
