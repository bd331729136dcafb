import { build, journeys, tests, textChecks, types } from '../lib/test-steps.mjs'
import { concerned } from './files.mjs'
import { journeysFor } from './reach.mjs'

const PROJECTS = [
  '--project=rules',
  '--project=site',
  '--project=alone',
  '--project=services',
  '--maxWorkers=100%',
]

/**
 * The steps for a change: lint, formatting and types of the whole code, the tests that import its files, and the journeys that can
 * see them.
 * @param {import('../lib/test-steps.mjs').Means} means
 * @param {string[]} files
 * @returns {Promise<import('../lib/run-steps.mjs').Step[]>}
 */
export async function changedSteps(means, files) {
  const args = journeysFor(files)
  const env = { PRODUCTION: args?.some((arg) => arg.startsWith('e2e/production/')) ? 'yes' : '' }
  return [
    ...(args ? [build([journeys(means, { args, env })])] : []),
    ...textChecks,
    types,
    tests('tests that import it', ['related', ...(await concerned(files)), ...PROJECTS], means),
  ]
}
