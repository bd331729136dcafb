import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './host.mjs'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'
import { runJourneys, runVitest } from './test-runs.mjs'

// The program is looked up when its check runs: on a bare machine the packages are not installed before.
const check = (name, command, hint = '') => ({
  name,
  run: async () => {
    const result = await runNode(command())
    return result.code === 0 ? result : { ...result, output: `${result.output}\n${hint}` }
  },
})

/** Checks that read the whole code in a few seconds (decision 067). @type {import('./run-steps.mjs').Step[]} */
export const textChecks = [
  check('lint', () => [bin('oxlint'), '-c', 'oxlint.config.mjs']),
  check('formatting', () => [bin('oxfmt'), '--check'], 'Format the named files: npx oxfmt <path>'),
]

// Parallel checkers would each check shared types again, which doubles the work.
export const types = check('types', () => [
  ...[bin('typescript-native', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'],
])

/** The checks that look at the code without running the product. @type {import('./run-steps.mjs').Step[]} */
const staticChecks = [
  ...textChecks,
  types,
  check('unused code', () => [bin('knip'), '--no-progress', '--no-gitignore']),
]

/**
 * @typedef {object} Means what the tests run on
 * @property {Promise<{ url: string } | undefined>} postgres undefined where there is none
 * @property {Promise<string>} chromium
 */

const UNIT = ['--project=rules', '--project=site', '--project=alone']
const SERVICE = ['--project=services']
const SLOW = ['--project=slow']

/**
 * Everything before a change lands. The build comes first, since the journeys wait for it, and last what keeps several
 * processors busy to the end. With a seed everything there is, for before a release: with large numbers, at every width, on
 * both databases, and random tests from that seed.
 * @param {Means} means
 * @param {string} [seed]
 * @returns {import('./run-steps.mjs').Step[]}
 */
export function allSteps(means, seed) {
  const env = seed ? { TEST_SCALE: 'full', TEST_SEED: seed } : {}
  // Each of the two engines gets half of the three minutes.
  const requests = ['scripts/bench.mjs', 'fuzz']
  const madeUpRequests = () => runNode(requests, { env: { ...env, FUZZ_SECONDS: '90' } })
  return [
    build([
      journeys(means, { env }),
      // These tests run `npm start`, which waits for a running build.
      tests('slow tests', SLOW, { ...means, env }),
      ...(seed ? [{ name: 'made-up requests', run: madeUpRequests }] : []),
    ]),
    ...staticChecks,
    tests('unit and service tests', [...UNIT, ...SERVICE], { ...means, env }),
    ...(seed
      ? [tests('service tests on PGlite', SERVICE, { env }), tests('slow tests on PGlite', SLOW, { env })]
      : []),
  ]
}

/**
 * Journeys on the last build, with its embedded database, and on the same build as it is deployed, on Postgres where there is one.
 * @param {Means} means
 */
export const journeys = ({ chromium, postgres }, { args = [], env = {} } = {}) => ({
  name: 'browser journeys',
  async run() {
    const hosts = { BASE_URL: '', PRODUCTION: 'yes', DATABASE_URL: (await postgres)?.url ?? '' }
    return runJourneys(args, { env: { CHROMIUM_PATH: await chromium, ...hosts, ...env } })
  },
})

/** @param {import('./run-steps.mjs').Step[]} then */
export const build = (then) => ({
  name: 'build',
  then,
  async run() {
    const isFirst = !['.cache', '.data/releases'].some((folder) => existsSync(path.join(root, folder)))
    const result = await buildSite()
    return { ...result, isFirstBuild: isFirst && result.code === 0 }
  },
})

/** The tests of pure functions need no page, database or browser, and take less than a minute. */
const ruleTests = { name: 'tests of rules', run: () => runVitest(['--project=rules']) }

/** Everything that needs no build. @type {import('./run-steps.mjs').Step[]} */
export const quickSteps = [...staticChecks, ruleTests]

/** On PGlite unless there is a Postgres to ask. Where this machine has none the report says so. */
export const tests = (name, args, { postgres, env = {} }) => ({
  name,
  async run() {
    const server = await postgres
    const report = name.replaceAll(' ', '-')
    const result = await runVitest(args, { env: { ...env, DATABASE_URL: server?.url ?? '' }, report })
    const isMissing = postgres && !server
    return {
      ...result,
      note: isMissing && 'on PGlite: there is no Postgres here, and DATABASE_URL names none',
    }
  },
})
