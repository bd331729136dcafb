import { formatting, lint, types } from '../lib/checks.mjs'
import { build, journeys, onPostgres } from '../lib/test-steps.mjs'
import { concerned, present } from './files.mjs'
import { journeysFor } from './reach.mjs'

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/
const UNIT_AND_SERVICE = ['--project=rules', '--project=site', '--project=services', '--maxWorkers=100%']

/**
 * What a change can touch: lint and formatting of its files, types, the tests that import them and the journeys that can see
 * them. Each is left out where there is nothing for it.
 * @param {import('../lib/test-steps.mjs').Means} means
 * @param {string[]} files
 * @returns {Promise<import('../lib/run-steps.mjs').Step[]>}
 */
export async function changedSteps(means, files) {
  const there = present(files)
  const code = there.filter((file) => CODE.test(file))
  const args = journeysFor(files)
  const related = ['related', ...(await concerned(files)), ...UNIT_AND_SERVICE]
  return [
    ...(args ? [build([journeys(means, { args })])] : []),
    ...(code.length > 0 ? [lint(code)] : []),
    ...(there.length > 0 ? [formatting(there)] : []),
    types,
    onPostgres(means, 'tests that import it', related),
  ]
}
