import { existsSync } from 'node:fs'
import path from 'node:path'
import { staticChecks } from './checks.mjs'
import { buildSite } from './host.mjs'
import { root } from './paths.mjs'
import { runNode } from './run.mjs'
import { runJourneys, runVitest } from './test-runs.mjs'

/**
 * @typedef {object} Means what the tests run on
 * @property {Promise<{ url: string } | undefined>} postgres undefined where there is none
 * @property {Promise<string>} chromium
 */

const SIDE_BY_SIDE = '--maxWorkers=100%'

const projects = (...names) => names.flatMap((name) => ['--project', name])

/**
 * Everything before a change lands. The build comes first, since the journeys wait for it; tests last, since they keep
 * several processors busy to the end.
 * @param {Means} means
 * @returns {import('./run-steps.mjs').Step[]}
 */
export const quickSteps = (means) => [
  build([journeys(means)]),
  slowTests(means),
  ...staticChecks,
  onPostgres(means, 'unit and service tests', [...projects('rules', 'site', 'services'), SIDE_BY_SIDE]),
]

/**
 * Everything there is, for before a release: all service tests on both engines, the slow ones with large numbers, random
 * tests with a seed of their own, made-up requests for three minutes, journeys at every width.
 * @param {Means} means
 * @param {string} seed
 * @returns {import('./run-steps.mjs').Step[]}
 */
export function fullSteps(means, seed) {
  const env = { TEST_SCALE: 'full', TEST_SEED: seed }
  const tests = [...projects('rules', 'site', 'services'), SIDE_BY_SIDE]
  return [
    build([journeys(means, { env }), madeUpRequests(env)]),
    slowTests(means, env),
    ...staticChecks,
    onPostgres(means, 'unit and service tests', tests, env),
    onPglite('service tests on PGlite', [...projects('services'), SIDE_BY_SIDE], env),
    onPglite('slow tests on PGlite', projects('slow'), env),
  ]
}

/** @param {import('./run-steps.mjs').Step[]} then */
export const build = (then) => ({
  name: 'build',
  async run() {
    const isFromNothing = !['.cache', '.data/releases'].some((folder) => existsSync(path.join(root, folder)))
    const result = await buildSite()
    return { ...result, isFirstBuild: isFromNothing && result.code === 0 }
  },
  then,
})

/** What needs neither a database nor a browser. */
export const unitTests = {
  name: 'unit tests',
  run: () => runVitest([...projects('rules', 'site'), SIDE_BY_SIDE]),
}

/** A process of its own, which keeps one processor busy beside the others. */
const slowTests = (means, env) => onPostgres(means, 'slow tests', projects('slow'), env)

/** Where this machine has no Postgres the embedded database stands in, and the report says so. */
export const onPostgres = ({ postgres }, name, args, env = {}) => ({
  name,
  async run() {
    const server = await postgres
    const result = await runVitest(args, {
      env: { ...env, DATABASE_URL: server?.url ?? '' },
      report: fileOf(name),
    })
    const note = server ? '' : 'on PGlite: there is no Postgres here, and DATABASE_URL names none'
    return { ...result, note }
  },
})

const onPglite = (name, args, env) => ({
  name,
  run: () => runVitest(args, { env: { ...env, DATABASE_URL: '' }, report: fileOf(name) }),
})

const fileOf = (name) => name.toLowerCase().replaceAll(' ', '-')

/** Both engines have half of the three minutes. */
const madeUpRequests = (env) => ({
  name: 'made-up requests',
  run: () => runNode(['services/commands/bench.mjs', 'fuzz'], { env: { ...env, FUZZ_SECONDS: '90' } }),
})

/** Also those on the same build behind a proxy that ends TLS, with a payment provider and a mail server outside the host. */
export const journeys = ({ chromium }, { args = [], env = {} } = {}) => ({
  name: 'browser journeys',
  run: async () =>
    runJourneys(args, { env: { ...env, CHROMIUM_PATH: await chromium, BASE_URL: '', PRODUCTION: 'yes' } }),
})
