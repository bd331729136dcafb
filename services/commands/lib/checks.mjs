import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

// What a file's own text decides is remembered by its content. Types have a cache of their own (tsconfig.json).
const remembered = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.data/${name}`]

/** The checks that look at the code without running the product; some take files instead of all. */
export const lint = (files = ['.']) => ({
  name: 'lint',
  run: () =>
    runNode([
      bin('eslint'),
      ...remembered('eslint/'),
      ...['--max-warnings', '0', '--no-warn-ignored', ...files],
    ]),
})

export const formatting = (files = ['.']) => ({
  name: 'formatting',
  run: () =>
    runNode([
      bin('prettier'),
      ...remembered('prettier'),
      ...['--check', '--ignore-unknown', '--log-level', 'warn', ...files],
    ]),
})

export const types = {
  name: 'types',
  run: () => runNode([bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json']),
}

/** @type {import('./run-steps.mjs').Step[]} */
export const staticChecks = [
  lint(),
  types,
  formatting(),
  { name: 'unused code', run: () => runNode([bin('knip'), '--no-progress']) },
  { name: 'generated types up to date', run: () => runNode(['services/commands/types.mjs', '--check']) },
]
