import { staticChecks } from './checks.mjs'
import { buildSite, startHost } from './host.mjs'
import { runJourneys } from './journeys.mjs'
import { runProductionJourneys } from './production.mjs'
import { runNode } from './run.mjs'
import { runVitest } from './vitest.mjs'

const SIDE_BY_SIDE = '--maxWorkers=100%'

const projects = (...names) => names.flatMap((name) => ['--project', name])

/**
 * @typedef {object} Means what the tests run on
 * @property {Promise<{ url: string } | undefined>} postgres undefined where there is none
 * @property {Promise<string>} chromium
 */

/**
 * Everything before a change lands, in the order of their weight: the build first, since the journeys wait for it.
 * @param {Means} means
 * @returns {import('./schedule.mjs').Step[]}
 */
export function quickSteps(means) {
  return [
    { name: 'build', run: () => buildSite() },
    ...staticChecks,
    unitTests(),
    onPostgres(means, 'service tests', [...projects('services'), SIDE_BY_SIDE]),
    {
      name: 'service tests on PGlite',
      processors: 2,
      run: () => runVitest([...projects('conformance'), SIDE_BY_SIDE]),
    },
    onPostgres(means, 'slow tests', projects('slow')),
    journeys(means),
    productionJourneys(means),
  ]
}

/**
 * Everything there is, for before a release: all service tests on both engines, the slow ones with large numbers, random
 * tests with a seed of their own, made-up requests for three minutes, journeys at every width.
 * @param {Means} means
 * @param {string} seed
 * @returns {import('./schedule.mjs').Step[]}
 */
export function fullSteps(means, seed) {
  const env = { TEST_SCALE: 'full', TEST_SEED: seed }
  return [
    { name: 'build', run: () => buildSite() },
    ...staticChecks,
    unitTests(env),
    onPostgres(means, 'service tests', [...projects('services'), SIDE_BY_SIDE], env),
    onPglite('service tests on PGlite', [...projects('services'), SIDE_BY_SIDE], env),
    onPostgres(means, 'slow tests', projects('slow'), env),
    onPglite('slow tests on PGlite', projects('slow'), env),
    madeUpRequests(env),
    journeys(means, env),
    productionJourneys(means),
  ]
}

/** What needs neither a database nor a browser. */
export const unitTests = (env = {}) => ({
  name: 'unit tests',
  processors: 2,
  run: () => runVitest([...projects('rules', 'site'), SIDE_BY_SIDE], env),
})

/** Where this machine has no Postgres the embedded database stands in, and the report says so. */
const onPostgres = ({ postgres }, name, args, env = {}) => ({
  name,
  processors: 2,
  async run() {
    const server = await postgres
    const result = await runVitest(args, { ...env, DATABASE_URL: server?.url ?? '' })
    const notes = server ? [] : ['on PGlite: there is no Postgres here, and DATABASE_URL names none']
    return { ...result, notes }
  },
})

const onPglite = (name, args, env) => ({
  name,
  processors: 2,
  run: () => runVitest(args, { ...env, DATABASE_URL: '' }),
})

/** Both engines have half of the three minutes. */
const madeUpRequests = (env) => ({
  name: 'made-up requests',
  processors: 2,
  needs: ['build'],
  run: () => runNode(['services/commands/bench.mjs', 'fuzz'], { env: { ...env, FUZZ_SECONDS: '90' } }),
})

const journeys = (means, env = {}) => ({
  name: 'browser journeys',
  processors: 2,
  needs: ['build'],
  async run() {
    const chromium = await means.chromium
    const host = await startHost()
    try {
      return await runJourneys(host.origin, chromium, { env })
    } finally {
      await host.stop()
    }
  },
})

/** The same build behind a proxy that ends TLS, with a payment provider and a mail server outside the host. */
const productionJourneys = (means) => ({
  name: 'journeys in production’s shape',
  processors: 2,
  needs: ['build'],
  run: async () => runProductionJourneys(await means.chromium),
})
