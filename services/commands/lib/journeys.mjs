import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/** Runs the browser journeys against a running host and counts them. A journey that passed on a retry passed. */
export async function runJourneys(origin, chromium) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'journeys-'))
  const json = path.join(work, 'results.json')
  const env = { BASE_URL: origin, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: json }
  const result = await runNode([bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
    env,
  })
  const counts = await readCounts(json)
  await rm(work, { recursive: true, force: true })
  return { ...result, ...counts }
}

async function readCounts(json) {
  try {
    const { stats } = JSON.parse(await readFile(json, 'utf8'))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
