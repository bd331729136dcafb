import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'

/**
 * What a test runner's own JSON report says.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped tests that only run elsewhere: in the full run, say
 * @property {{ name: string, reason: string, ran: boolean }[]} failures not `ran`: what kept tests from running
 */

/**
 * Runs vitest in the project's folder or a copy of it.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, report?: string }} options `report` names the file in .data/reports
 */
export function runVitest(args, { env = {}, cwd = root, report = 'vitest' } = {}) {
  const file = path.join(cwd, '.data/reports', `${report}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const run = () =>
    runNode([bin('vitest'), 'run', ...reporters, ...args], { env: { CI: 'true', ...env }, cwd })
  return withReport(file, run, (read) => readVitest(read, cwd))
}

/** Runs journeys on the last build, which playwright.config.ts starts a host for. @param {string[]} args */
export function runJourneys(args = [], { env = {}, cwd = root } = {}) {
  const file = path.join(cwd, '.data/reports', 'journeys.json')
  const command = [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args]
  const run = () => runNode(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env }, cwd })
  return withReport(file, run, readPlaywright)
}

/** A run that never got as far has no report. */
async function withReport(file, run, read) {
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
  const result = await run()
  const report = await readFile(file, 'utf8').catch(() => undefined)
  return { ...result, ...(report && read(JSON.parse(report))) }
}

/** @returns {Counts} */
export function readVitest({ numPassedTests, numPendingTests, testResults }, folder) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const of = path.relative(folder, file)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${of} › ${fullName}`, failureMessages[0]))
    return status === 'failed' && failed.length === 0 ? [failure(of, message, false)] : failed
  })
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests, failures }
}

/** No journey is tried a second time; one that were would count as failed. @returns {Counts} */
export function readPlaywright({ stats, suites, errors }) {
  const failures = [
    ...suites.flatMap((suite) => failedIn(suite)),
    ...errors.map(({ message }) => failure('before or between the journeys', message, false)),
  ]
  return { passed: stats.expected, failed: failures.length, skipped: stats.skipped, failures }
}

function failedIn({ suites = [], specs = [] }, groups = []) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          [file, '›', ...groups, title, `(${projectName})`].join(' '),
          results.find(({ error }) => error)?.error.message,
        ),
      ),
  )
  return [...own, ...suites.flatMap((suite) => failedIn(suite, [...groups, suite.title]))]
}

const failure = (name, reason = '', ran = true) => ({ name, reason: stripVTControlCharacters(reason), ran })
