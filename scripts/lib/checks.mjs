import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

// Where a program is, is asked when its check runs: on a bare machine no package is there before.
const check = (name, command) => ({ name, run: () => runNode(command()) })

/** Checks that read the whole code in a few seconds (decision 067). @type {import('./run-steps.mjs').Step[]} */
export const textChecks = [
  check('lint', () => [bin('oxlint'), '-c', 'oxlint.config.mjs']),
  check('formatting', () => [bin('oxfmt'), '--check']),
]

// With several checkers at once, each works out for itself what they share: twice the work in all.
export const types = check('types', () => [
  ...[bin('typescript-native', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'],
])

/** The checks that look at the code without running the product. @type {import('./run-steps.mjs').Step[]} */
export const staticChecks = [
  ...textChecks,
  types,
  check('unused code', () => [bin('knip'), '--no-progress', '--no-gitignore']),
]
