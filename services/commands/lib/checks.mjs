import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

// What a file's own text decides is remembered by its content. Types have a cache of their own (tsconfig.json).
const remembered = (folder) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.data/${folder}/`,
]

/**
 * The checks that look at the code without running the product.
 * @type {import('./schedule.mjs').Step[]} each answers what `run` answers
 */
export const staticChecks = [
  { name: 'lint', run: () => runNode([bin('eslint'), ...remembered('eslint'), '--max-warnings', '0', '.']) },
  { name: 'types', run: () => runNode([bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json']) },
  {
    name: 'formatting',
    run: () =>
      runNode([
        bin('prettier'),
        ...['--cache', '--cache-strategy', 'content', '--cache-location', '.data/prettier'],
        ...['--check', '--log-level', 'warn', '.'],
      ]),
  },
  { name: 'unused code', run: () => runNode([bin('knip'), '--no-progress']) },
  { name: 'generated types up to date', run: () => runNode(['services/commands/types.mjs', '--check']) },
]
