import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

// What a file's own text decides is remembered by its content. Types have a cache of their own (tsconfig.json).
const remembered = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.data/${name}`]

// Where a program is, is asked when its check runs: on a bare machine no package is there before.
const check = (name, command) => ({ name, run: () => runNode(command()) })

export const lint = (files) =>
  check('lint', () => [
    ...[bin('eslint'), ...remembered('eslint/'), '--max-warnings=0', '--no-warn-ignored'],
    ...files,
  ])

export const formatting = (files) =>
  check('formatting', () => [
    ...[bin('prettier'), ...remembered('prettier'), '--check', '--ignore-unknown', '--log-level=warn'],
    ...files,
  ])

// With several checkers at once, each works out for itself what they share: twice the work in all.
export const types = check('types', () => [
  ...[bin('typescript-native', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'],
])

/** The checks that look at the code without running the product. @type {import('./run-steps.mjs').Step[]} */
export const staticChecks = [
  lint(['.']),
  types,
  formatting(['.']),
  check('unused code', () => [bin('knip'), '--no-progress']),
  check('generated types up to date', () => ['services/commands/types.mjs', '--check']),
]
