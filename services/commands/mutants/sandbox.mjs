import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildSite, startHost } from '../lib/host.mjs'
import { runJourneys } from '../lib/journeys.mjs'
import { root } from '../lib/paths.mjs'
import { runVitest } from '../lib/vitest.mjs'

/** What a copy makes anew, or must not share. */
const LEFT_BEHIND = ['.git', '.cache', '.data', 'node_modules', 'public', 'test-results']

/**
 * @typedef {{ failed: number, seconds: number, reason: string }} Verdict `failed` tests, of which `reason` names the first
 * @typedef {{ kind: 'tests' | 'journeys', args: string[] }} Guard
 */

/**
 * A copy of the project in which things can be broken.
 * @param {() => Promise<string>} [provideChromium] for journeys
 */
export async function createSandbox(provideChromium) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutants-'))
  const isCopied = (source) => !LEFT_BEHIND.includes(path.relative(root, source))
  await cp(root, folder, { recursive: true, filter: isCopied })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const chromium = await provideChromium?.()

  /** @returns {Promise<Verdict>} */
  const run = async ({ kind, args }) => {
    const start = Date.now()
    const result = kind === 'tests' ? await runTests(args) : await runOnBuild(args)
    return { ...verdictOf(result), seconds: (Date.now() - start) / 1000 }
  }

  const runTests = (args) => runVitest(args, { DATABASE_URL: '' }, folder)

  const runOnBuild = async (args) => {
    const build = await buildSite(folder)
    if (build.code !== 0)
      return { failed: 1, tests: [{ file: 'build', name: lastLines(build.output), isFailed: true }] }
    const host = await startHost({}, folder)
    try {
      return await runJourneys(host.origin, chromium, { args, cwd: folder })
    } finally {
      await host.stop()
    }
  }

  const brokenText = async ({ file, from, to }) => {
    const whole = await readFile(path.join(folder, file), 'utf8')
    return { whole, broken: from === undefined ? undefined : replaceOnce(whole, from, to, file) }
  }

  return {
    run,
    /** Rejects where the product no longer holds the text that a mutant changes. */
    check: (mutants) => Promise.all(mutants.map(brokenText)),
    /** What guards the product against these mutants, each once. @returns {Guard[]} */
    guardsOf(mutants) {
      const tests = new Set(mutants.flatMap((mutant) => mutant.tests ?? []))
      const journeys = mutants.flatMap(({ journeys: args }) => (args ? [{ kind: 'journeys', args }] : []))
      return [...(tests.size > 0 ? [{ kind: 'tests', args: [...tests] }] : []), ...journeys]
    },
    /** Breaks, runs what must turn red, and puts right again. */
    async runBroken(mutant) {
      const { file, tests, journeys } = mutant
      const target = path.join(folder, file)
      const { whole, broken } = await brokenText(mutant)
      if (broken === undefined) await rm(target)
      else await writeFile(target, broken)
      try {
        return await run(tests ? { kind: 'tests', args: tests } : { kind: 'journeys', args: journeys })
      } finally {
        await writeFile(target, whole)
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function replaceOnce(text, from, to, file) {
  const pieces = text.split(from)
  if (pieces.length !== 2)
    throw new Error(`${file} holds ${pieces.length - 1} times what a mutant changes:\n${from}`)
  return pieces.join(to)
}

/**
 * Red is a test that ran and failed: a run in which nothing ran says nothing.
 * @returns {Pick<Verdict, 'failed' | 'reason'>}
 */
function verdictOf({ code, failed = 0, tests = [], output }) {
  const first = tests.find(({ isFailed }) => isFailed)
  if (first) return { failed, reason: `${first.file} › ${first.name}` }
  return { failed: 0, reason: code === 0 && tests.length > 0 ? '' : `Nothing ran.\n${lastLines(output)}` }
}

const lastLines = (output) => output.trim().split('\n').slice(-5).join('\n')
