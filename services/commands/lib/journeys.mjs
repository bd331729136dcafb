import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/** Runs the browser journeys against a running host and counts them. One that passed on a retry passed, and is named. */
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
    const { stats, suites } = JSON.parse(await readFile(json, 'utf8'))
    const notes = suites.flatMap(flakyIn).map((title) => `passed on the second try only: ${title}`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes }
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** @returns {string[]} */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)]
}
