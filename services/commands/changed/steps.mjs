import { formatting, lint, types } from '../lib/checks.mjs'
import { build, journeys, tests } from '../lib/test-steps.mjs'
import { concerned, present } from './files.mjs'
import { journeysFor } from './reach.mjs'

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/
const PROJECTS = [
  '--project=rules',
  '--project=site',
  '--project=alone',
  '--project=services',
  '--maxWorkers=100%',
]

/**
 * What a change can touch: lint and formatting of its files, types, the tests that import them and the journeys that can see
 * them.
 * @param {import('../lib/test-steps.mjs').Means} means
 * @param {string[]} files
 * @returns {Promise<import('../lib/run-steps.mjs').Step[]>}
 */
export async function changedSteps(means, files) {
  const there = present(files)
  const code = there.filter((file) => CODE.test(file))
  const args = journeysFor(files)
  const env = { PRODUCTION: args?.some((arg) => arg.startsWith('e2e/production/')) ? 'yes' : '' }
  return [
    ...(args ? [build([journeys(means, { args, env })])] : []),
    ...(code.length > 0 ? [lint(code)] : []),
    ...(there.length > 0 ? [formatting(there)] : []),
    types,
    tests('tests that import it', ['related', ...(await concerned(files)), ...PROJECTS], means),
  ]
}
