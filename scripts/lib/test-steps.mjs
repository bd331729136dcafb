import { existsSync } from 'node:fs'
import path from 'node:path'
import { concerned } from '../changed/files.mjs'
import { journeysFor } from '../changed/reach.mjs'
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
const textChecks = [
  check('lint', () => [bin('oxlint'), '-c', 'oxlint.config.mjs']),
  check('formatting', () => [bin('oxfmt'), '--check'], 'Format the named files: npx oxfmt <path>'),
]

// Parallel checkers would each check shared types again, which doubles the work.
const types = check('types', () => [
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
 * Everything before a change lands. The build comes first, since the journeys wait for it, and the journeys last, which keep
 * several processors busy to the end. With a seed everything there is, for before a release: with large numbers, at every width, on
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
      // These tests run `npm start`, which waits for a running build. They keep one processor busy, beside the unit tests.
      tests('slow tests', SLOW, { ...means, env }),
      journeys(means, { env }),
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
 * The steps for a change: lint, formatting and types of the whole code, the tests that import its files, and the journeys that can
 * see them.
 * @param {Means} means
 * @param {string[]} files
 * @returns {Promise<import('./run-steps.mjs').Step[]>}
 */
export async function changedSteps(means, files) {
  const args = journeysFor(files)
  const env = { PRODUCTION: args?.some((arg) => arg.startsWith('e2e/production/')) ? 'yes' : '' }
  const related = ['related', ...(await concerned(files)), ...UNIT, ...SERVICE, '--maxWorkers=100%']
  return [
    ...(args ? [build([journeys(means, { args, env })])] : []),
    ...textChecks,
    types,
    tests('tests that import it', related, means),
  ]
}

/**
 * Journeys on the last build, with its embedded database, and on the same build as it is deployed, on Postgres where there is one.
 * @param {Means} means
 */
const journeys = ({ chromium, postgres }, { args = [], env = {} } = {}) => ({
  name: 'browser journeys',
  async run() {
    const hosts = { BASE_URL: '', PRODUCTION: 'yes', DATABASE_URL: (await postgres)?.url ?? '' }
    return runJourneys(args, { env: { CHROMIUM_PATH: await chromium, ...hosts, ...env } })
  },
})

/** @param {import('./run-steps.mjs').Step[]} then */
const build = (then) => ({
  name: 'build',
  then,
  async run() {
    const isFirst = !['.cache', '.data/releases'].some((folder) => existsSync(path.join(root, folder)))
    const result = await buildSite()
    return { ...result, isFirstBuild: isFirst && result.code === 0 }
  },
})

/** Steps that need no build, page or database. @type {import('./run-steps.mjs').Step[]} */
export const quickSteps = [
  ...staticChecks,
  { name: 'tests of rules', run: () => runVitest(['--project=rules']) },
]

/** On PGlite unless there is a Postgres to ask. Where this machine has none the report says so. */
const tests = (name, args, { postgres, env = {} }) => ({
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
