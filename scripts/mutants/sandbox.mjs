import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSite } from '../lib/host.mjs'
import { copyProject } from '../lib/paths.mjs'
import { runJourneys, runVitest } from '../lib/test-runs.mjs'

/**
 * @typedef {{ failed: number, seconds: number, reason: string }} Verdict `failed` tests, of which `reason` names the first
 * @typedef {Pick<import('./list.mjs').Mutant, 'tests' | 'journeys'>} Guard
 */

/**
 * A copy of the project in which things can be broken. It goes with this process.
 * @param {string} [chromium] for journeys
 */
export async function createSandbox(chromium) {
  const folder = await copyProject('mutants-')

  /** @param {Guard} guard @returns {Promise<Verdict>} */
  const run = async ({ tests, journeys }) => {
    const start = Date.now()
    const result = tests
      ? await runVitest(tests, { env: { DATABASE_URL: '' }, cwd: folder })
      : await runOnBuild(journeys)
    return { ...verdictOf(result), seconds: (Date.now() - start) / 1000 }
  }

  const runOnBuild = async (args) => {
    const build = await buildSite(folder)
    if (build.code !== 0) return { failures: [{ name: `build: ${lastLines(build.output)}`, ran: true }] }
    const env = { CHROMIUM_PATH: chromium, BASE_URL: '' }
    return runJourneys(args, { env, cwd: folder })
  }

  const brokenText = async ({ file, from, to }) => {
    const whole = await readFile(path.join(folder, file), 'utf8')
    const pieces = whole.split(from)
    if (pieces.length !== 2)
      throw new Error(`${file} holds ${pieces.length - 1} times what a mutant changes:\n${from}`)
    return { whole, broken: pieces.join(to) }
  }

  return {
    run,
    /** Rejects where the product no longer holds the text that a mutant changes. */
    check: (mutants) => Promise.all(mutants.map(brokenText)),
    /** The tests that must fail for these mutants, each once. @returns {Guard[]} */
    guardsOf(mutants) {
      const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests ?? []))]
      return [...(tests.length > 0 ? [{ tests }] : []), ...mutants.filter(({ journeys }) => journeys)]
    },
    /** Breaks, runs what must turn red, and puts right again. */
    async runBroken(mutant) {
      const target = path.join(folder, mutant.file)
      const { whole, broken } = await brokenText(mutant)
      await writeFile(target, broken)
      try {
        return await run(mutant)
      } finally {
        await writeFile(target, whole)
      }
    },
  }
}

/**
 * Red is a test that ran and failed: a run in which nothing ran says nothing.
 * @returns {Pick<Verdict, 'failed' | 'reason'>}
 */
function verdictOf({ code, passed = 0, failures = [], output }) {
  const red = failures.filter(({ ran }) => ran)
  if (red.length > 0) return { failed: red.length, reason: red[0].name }
  return { failed: 0, reason: code === 0 && passed > 0 ? '' : `Nothing ran.\n${lastLines(output)}` }
}

const lastLines = (output) => output.trim().split('\n').slice(-5).join('\n')
